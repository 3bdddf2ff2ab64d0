package org.tilewright.lang.edit;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;

/**
 * What a cell shall hold.
 *
 * @param cell  the cell, in level coordinates
 * @param stack the entities on it afterwards, bottom first; empty for an empty cell
 */
public record CellChange(Cell cell, List<EntitySpec> stack) {

  /** Copies the list. */
  public CellChange {
    Objects.requireNonNull(cell);
    stack = List.copyOf(stack);
  }

  /** Nothing stands on the cell afterwards. */
  public static CellChange erase(Cell cell) {
    return new CellChange(cell, List.of());
  }
}
