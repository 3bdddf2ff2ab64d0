package org.tilewright.rules.dungeon.path;

import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * A cell that takes whoever walks onto it somewhere else.
 *
 * @param entrance  the cell
 * @param direction the direction in which it is entered
 * @param exit      where one arrives
 */
public record Gate(Cell entrance, Direction direction, Cell exit) {

  /** The cell from which the gate is entered in its direction. */
  public Cell before() {
    return entrance.step(direction.opposite());
  }
}
