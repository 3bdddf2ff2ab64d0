package org.tilewright.engine.level;

import java.util.Objects;
import org.tilewright.engine.grid.Cell;

/**
 * One entity on one cell, written outside the map blocks.
 *
 * @param entity what stands there
 * @param cell   where
 */
public record Placement(EntitySpec entity, Cell cell) implements EntitySource {

  /** Refuses null parts. */
  public Placement {
    Objects.requireNonNull(entity);
    Objects.requireNonNull(cell);
  }
}
