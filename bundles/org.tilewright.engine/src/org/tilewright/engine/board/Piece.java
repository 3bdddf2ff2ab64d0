package org.tilewright.engine.board;

import org.tilewright.engine.grid.Cell;

/** Something on a {@link Board}: an immutable value with a number that stays the same over the game. */
public interface Piece {

  /** Number of the piece, 0 or more, unique on its board; smaller numbers came first. */
  int id();

  /** Where the piece is. */
  Cell cell();

  /**
   * A well-mixed 64-bit hash of all that {@code equals} compares, the same in every run (so not built on
   * {@link Object#hashCode()} of enums or objects without a stable one).
   */
  long contentHash();
}
