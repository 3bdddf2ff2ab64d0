package org.tilewright.engine.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tilewright.engine.grid.Cell;

/**
 * The pieces that a player sees, made as they are asked for: whoever draws a part of a board pays for that part, and whoever
 * follows a game pays for what a move has changed. Immutable and safe for several threads.
 */
public interface PieceViews {

  /** The pieces on a cell, back to front. */
  List<PieceView> at(Cell cell);

  /** The piece with a number, if it is on the board. */
  Optional<PieceView> find(int id);

  /** Everything on the board, in drawing order (back to front). Takes a walk over the whole board. */
  Stream<PieceView> stream();

  /**
   * The cells on which something may look different from how it looked in an older moment of the same game; never one too few.
   *
   * @return empty when it cannot be told, so that every cell may look different
   */
  Optional<Set<Cell>> changedSince(PieceViews older);

  /** The pieces of a small board, all made ahead. */
  static PieceViews of(List<PieceView> pieces) {
    return new ListedPieces(pieces);
  }
}
