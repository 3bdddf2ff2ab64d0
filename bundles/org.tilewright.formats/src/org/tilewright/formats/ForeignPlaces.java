package org.tilewright.formats;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;

/** Where a foreign file says what stands on a cell of the level that was made of it. */
@FunctionalInterface
public interface ForeignPlaces {

  /** For formats that keep no track of places. */
  ForeignPlaces NONE = cell -> Optional.empty();

  /**
   * A place in a file.
   *
   * @param line   line, counted from 1
   * @param column column in UTF-16 units, counted from 1
   */
  record Place(int line, int column) {
  }

  /** The place of what stands on a cell, the topmost of several things. */
  Optional<Place> of(Cell cell);
}
