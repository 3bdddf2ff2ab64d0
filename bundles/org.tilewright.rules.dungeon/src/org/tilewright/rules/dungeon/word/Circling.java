package org.tilewright.rules.dungeon.word;

import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.core.Traveller;

/**
 * {@code circling}: moves one cell up and then circles clockwise around the cell where it appeared. At a boulder it
 * reverses its direction; between two boulders it remains still (seed 3.3 Spider).
 */
public record Circling() implements Mover {

  /** The cells around a centre, from the one above it, clockwise. */
  private static final List<Cell> ROUND = List.of(new Cell(0, -1), new Cell(1, -1), new Cell(1, 0), new Cell(1, 1),
      new Cell(0, 1), new Cell(-1, 1), new Cell(-1, 0), new Cell(-1, -1));

  @Override
  public void move(Draft draft, Entity self) {
    Memory.Circle circle = self.body().mind() instanceof Memory.Circle known ? known
        : new Memory.Circle(self.cell(), -1, true);
    if (circle.position() < 0) {
      go(draft, self, new Memory.Circle(circle.centre(), 0, true));
      return;
    }
    Memory.Circle reversed = new Memory.Circle(circle.centre(), circle.position(), !circle.clockwise());
    if (!go(draft, self, onwards(circle))) {
      go(draft, self, onwards(reversed));
    }
  }

  private static Memory.Circle onwards(Memory.Circle circle) {
    int next = Math.floorMod(circle.position() + (circle.clockwise() ? 1 : -1), ROUND.size());
    return new Memory.Circle(circle.centre(), next, circle.clockwise());
  }

  private static boolean go(Draft draft, Entity self, Memory.Circle next) {
    Cell offset = ROUND.get(next.position());
    Cell cell = next.centre().translate(offset.x(), offset.y());
    if (!draft.world().open(cell, Traveller.CRAWLER)) {
      return false;
    }
    Steps.take(draft, self, self.body().withMind(next), cell);
    return true;
  }
}
