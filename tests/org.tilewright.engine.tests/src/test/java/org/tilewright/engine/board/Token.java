package org.tilewright.engine.board;

import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/** The simplest piece. */
record Token(int id, Cell cell, int value) implements Piece {

  static Token at(int id, int x, int y) {
    return new Token(id, new Cell(x, y), 0);
  }

  Token to(int x, int y) {
    return new Token(id, new Cell(x, y), value);
  }

  @Override
  public long contentHash() {
    return RandomSource.mix(RandomSource.mix(cell.packed() + id) + value);
  }
}
