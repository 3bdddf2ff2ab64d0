package org.tilewright.rules.dungeon.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToIntFunction;
import org.tilewright.engine.grid.Cell;

/**
 * The unbounded board drawn together: rows and columns in which nothing stands are one each where they lie side by side,
 * which changes nothing about what hangs together. Two things far from each other thus make a small board.
 */
final class BoardSketch {

  /** Below this width a set of bits is the quickest way to sort. */
  private static final long NARROW = 1 << 22;

  private final int[] columns;
  private final int[] rows;

  /** A sketch in which each of the cells has a place of its own. */
  BoardSketch(List<List<Cell>> cells) {
    columns = starts(used(cells, Cell::x));
    rows = starts(used(cells, Cell::y));
  }

  /** The coordinates that occur, ascending. */
  private static int[] used(List<List<Cell>> cells, ToIntFunction<Cell> coordinate) {
    int least = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    for (List<Cell> some : cells) {
      for (Cell cell : some) {
        least = Math.min(least, coordinate.applyAsInt(cell));
        greatest = Math.max(greatest, coordinate.applyAsInt(cell));
      }
    }
    if ((long) greatest - least >= NARROW) {
      return cells.stream().flatMap(List::stream).mapToInt(coordinate).sorted().distinct().toArray();
    }
    BitSet occurring = new BitSet();
    for (List<Cell> some : cells) {
      for (Cell cell : some) {
        occurring.set(coordinate.applyAsInt(cell) - least);
      }
    }
    int from = least;
    return occurring.stream().map(offset -> from + offset).toArray();
  }

  /** Where each column begins: one for each place in use, one for each gap, and one at either end. */
  private static int[] starts(int[] used) {
    int[] starts = new int[2 * used.length + 1];
    int count = 0;
    starts[count++] = Integer.MIN_VALUE;
    for (int place : used) {
      if (starts[count - 1] != place) {
        starts[count++] = place;
      }
      if (place != Integer.MAX_VALUE) {
        starts[count++] = place + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  int width() {
    return columns.length;
  }

  /** Number of places. */
  long area() {
    return (long) columns.length * rows.length;
  }

  /** The number of the place where a cell is drawn, row by row. */
  int place(Cell cell) {
    return index(rows, cell.y()) * columns.length + index(columns, cell.x());
  }

  private static int index(int[] starts, int value) {
    int found = Arrays.binarySearch(starts, value);
    return found >= 0 ? found : -found - 2;
  }
}
