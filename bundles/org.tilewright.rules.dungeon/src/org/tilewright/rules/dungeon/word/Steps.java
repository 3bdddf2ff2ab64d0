package org.tilewright.rules.dungeon.word;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Traveller;

/** Steps that several sorts of enemies take. */
final class Steps {

  private Steps() {
  }

  /** Moves an enemy to a cell, where a swamp may hold it (seed 3.9). */
  static Entity take(Draft draft, Entity self, Cell to) {
    return take(draft, self, self.body(), to);
  }

  /** The same for an enemy that has something else in mind there. */
  static Entity take(Draft draft, Entity self, Memory.Body body, Cell to) {
    int delay = draft.world().delay(to);
    return draft.move(self, to, delay == 0 ? body : body.withStuck(delay));
  }

  /** Moves in a random direction, within the player's movement constraints (seed 3.3 Zombie Toast). */
  static void wander(Draft draft, Entity self) {
    List<Cell> open = open(draft, self);
    if (!open.isEmpty()) {
      take(draft, self, draft.random().pick(open));
    }
  }

  /**
   * Runs away from the player: to the open cell that is farthest from him in a straight line, if one is farther (seed
   * 3.4 Invincibility Potion). That is straight away from him along the axis with the larger distance, when it is open.
   */
  static void flee(Draft draft, Entity self) {
    Cell player = draft.player().cell();
    Cell best = self.cell();
    for (Cell cell : open(draft, self)) {
      if (cell.squared(player) > best.squared(player)) {
        best = cell;
      }
    }
    if (best != self.cell()) {
      take(draft, self, best);
    }
  }

  private static List<Cell> open(Draft draft, Entity self) {
    List<Cell> open = new ArrayList<>(4);
    for (Direction direction : Direction.ALL) {
      Cell cell = self.cell().step(direction);
      if (draft.world().open(cell, Traveller.WALKER)) {
        open.add(cell);
      }
    }
    return open;
  }
}
