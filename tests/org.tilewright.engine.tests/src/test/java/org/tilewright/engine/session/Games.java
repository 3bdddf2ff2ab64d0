package org.tilewright.engine.session;

import java.util.List;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.example.WalkToExit;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.testsupport.LevelSketch;

/** Small games of the example ruleset. */
final class Games {

  static final WalkToExit RULES = new WalkToExit();
  static final Rulesets INSTALLED = new Rulesets(List.of(RULES));

  private Games() {
  }

  static LevelDefinition level(String map) {
    return LevelSketch.of("walk", map).symbol('#', "wall").symbol('@', "walker").symbol('X', "exit").build();
  }

  /** A game after some commands. */
  static Session played(String map, String... commands) {
    Session session = Session.start(RULES, level(map), 5);
    try {
      for (String command : commands) {
        session.play(command);
      }
    } catch (IllegalCommandException e) {
      throw new AssertionError(e);
    }
    return session;
  }
}
