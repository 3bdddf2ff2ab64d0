package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.random.RandomSource;

/**
 * Boards to measure on: a border of walls, walls on a fifth of the cells inside, one walker in the middle.
 */
final class Ground {

  private static final int WALLS_IN_TEN = 2;

  private Ground() {
  }

  /** The pieces of a board of a size written as {@code 30x20}; the walker comes last. */
  static List<Stone> pieces(String size) {
    int width = Integer.parseInt(size.substring(0, size.indexOf('x')));
    int height = Integer.parseInt(size.substring(size.indexOf('x') + 1));
    Cell middle = new Cell(width / 2, height / 2);
    RandomSource random = new RandomSource(1);
    List<Stone> pieces = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean border = x == 0 || y == 0 || x == width - 1 || y == height - 1;
        Cell cell = new Cell(x, y);
        if (border || random.nextInt(10) < WALLS_IN_TEN && !cell.equals(middle)) {
          pieces.add(new Stone(pieces.size(), true, cell));
        }
      }
    }
    pieces.add(new Stone(pieces.size(), false, middle));
    return pieces;
  }

  /** Steps to take one after the other, again and again. */
  static Direction[] steps() {
    RandomSource random = new RandomSource(2);
    Direction[] steps = new Direction[4096];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Direction.ALL.get(random.nextInt(4));
    }
    return steps;
  }
}
