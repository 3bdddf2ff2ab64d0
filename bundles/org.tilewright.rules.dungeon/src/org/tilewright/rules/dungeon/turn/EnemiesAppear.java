package org.tilewright.rules.dungeon.turn;

import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Traveller;
import org.tilewright.rules.dungeon.word.Appearing;

/**
 * Spiders spawn every x ticks, starting from the x'th tick, at random locations (seed 3.3, 5): in the box around what
 * the level holds at the start, not on boulders and not on the player.
 */
final class EnemiesAppear implements Phase {

  private static final int ATTEMPTS = 32;

  @Override
  public void run(Draft draft) {
    for (Kind kind : draft.dungeon().appearing()) {
      int rate = kind.find(Appearing.class).orElseThrow().rate();
      if (rate > 0 && draft.tick() % rate == 0) {
        appear(draft, kind);
      }
    }
  }

  private static void appear(Draft draft, Kind kind) {
    Bounds box = draft.dungeon().bounds();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Cell cell = new Cell(box.left() + draft.random().nextInt(box.width()),
          box.top() + draft.random().nextInt(box.height()));
      if (!cell.equals(draft.player().cell()) && draft.world().open(cell, Traveller.CRAWLER)) {
        draft.spawn(kind, cell, kind.memory());
        return;
      }
    }
  }
}
