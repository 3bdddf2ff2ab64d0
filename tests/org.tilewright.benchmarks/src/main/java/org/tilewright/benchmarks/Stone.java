package org.tilewright.benchmarks;

import org.tilewright.engine.board.Piece;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/**
 * A piece as rulesets have them.
 *
 * @param id    number of the piece
 * @param solid whether it is in the way
 * @param cell  where it is
 */
record Stone(int id, boolean solid, Cell cell) implements Piece {

  Stone movedTo(Cell target) {
    return new Stone(id, solid, target);
  }

  @Override
  public long contentHash() {
    return RandomSource.mix(RandomSource.mix(cell.packed()) + id * 2L + (solid ? 1 : 0));
  }
}
