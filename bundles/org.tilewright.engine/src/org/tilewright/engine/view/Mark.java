package org.tilewright.engine.view;

import java.util.Objects;
import org.tilewright.engine.grid.Cell;

/**
 * A cell to be marked.
 *
 * @param cell the cell
 * @param role what the mark means, which decides its colour
 */
public record Mark(Cell cell, CommandView.Role role) {

  /** Refuses null parts. */
  public Mark {
    Objects.requireNonNull(cell);
    Objects.requireNonNull(role);
  }
}
