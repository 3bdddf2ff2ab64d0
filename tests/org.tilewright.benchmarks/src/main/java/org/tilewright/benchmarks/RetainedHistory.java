package org.tilewright.benchmarks;

import java.util.List;
import java.util.Locale;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.rules.dungeon.DungeonRuleset;

/** How much memory the session of a long game keeps: every state, command and event of it. */
final class RetainedHistory {

  private static final int TICKS = 10_000;

  private RetainedHistory() {
  }

  /** Plays a dungeon of so many entities, with enemies that move in every tick, and prints a line. */
  static void print(int entities) {
    LevelDefinition level = DungeonLevels.mixed(entities);
    List<String> moves = List.of("move right", "move right", "move down", "move left", "move left", "move up");
    long before = RetainedMemory.used();
    Session session = Session.start(new DungeonRuleset(), level, 1);
    try {
      for (int i = 0; i < TICKS; i++) {
        session.play(moves.get(i % moves.size()));
      }
    } catch (IllegalCommandException e) {
      throw new IllegalStateException("The rules refuse a move: " + e.getMessage(), e);
    }
    long kept = RetainedMemory.used() - before;
    System.out.printf(Locale.ROOT, "%d entities, history of %d ticks: %.1f MB, %d B a tick%n", entities,
        session.length(), kept / 1e6, kept / TICKS);
  }
}
