package org.tilewright.engine.example;

import java.util.Locale;
import org.tilewright.engine.board.Piece;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/**
 * A piece of the example game.
 *
 * @param id   number of the piece
 * @param role what it is
 * @param cell where it is
 */
record WalkPiece(int id, Role role, Cell cell) implements Piece {

  /** What a piece can be. The order of the constants is part of the hash; add new ones at the end. */
  enum Role {
    WALKER, WALL, EXIT;

    /** Name of the kind in levels. */
    String kind() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  WalkPiece movedTo(Cell target) {
    return new WalkPiece(id, role, target);
  }

  @Override
  public long contentHash() {
    // every field goes in; ordinals, not hash codes of enums, as those differ from run to run
    return RandomSource.mix(RandomSource.mix(cell.packed()) + ((long) id << 8) + role.ordinal());
  }
}
