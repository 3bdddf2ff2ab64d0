package org.tilewright.engine.grid;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An axis-parallel rectangle of cells, both ends inclusive.
 *
 * @param left   smallest column
 * @param top    smallest row
 * @param right  largest column, at least {@code left}
 * @param bottom largest row, at least {@code top}
 */
public record Bounds(int left, int top, int right, int bottom) {

  /** Checks that the rectangle is not turned inside out. */
  public Bounds {
    if (right < left || bottom < top) {
      throw new IllegalArgumentException("Empty bounds: " + left + ".." + right + " x " + top + ".." + bottom);
    }
  }

  /** The bounds of {@code width} × {@code height} cells with {@code (left, top)} as its top left corner. */
  public static Bounds ofSize(int left, int top, int width, int height) {
    return new Bounds(left, top, left + width - 1, top + height - 1);
  }

  /** The bounds that hold only {@code cell}. */
  public static Bounds of(Cell cell) {
    return new Bounds(cell.x(), cell.y(), cell.x(), cell.y());
  }

  /** Number of columns. */
  public int width() {
    return right - left + 1;
  }

  /** Number of rows. */
  public int height() {
    return bottom - top + 1;
  }

  /** Number of cells, which an {@code int} may not hold. */
  public long area() {
    return (right - (long) left + 1) * (bottom - (long) top + 1);
  }

  /** Whether the cell lies inside. */
  public boolean contains(Cell cell) {
    return contains(cell.x(), cell.y());
  }

  /** Whether the cell {@code (x, y)} lies inside. */
  public boolean contains(int x, int y) {
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** The cell of this rectangle that is nearest to {@code cell}: the cell itself when it lies inside. */
  public Cell nearest(Cell cell) {
    return contains(cell) ? cell : new Cell(Math.clamp(cell.x(), left, right), Math.clamp(cell.y(), top, bottom));
  }

  /** The smallest bounds that hold this rectangle and {@code cell}. */
  public Bounds including(Cell cell) {
    return union(of(cell));
  }

  /** These cells and those around them. @param by how many cells to each side */
  public Bounds grown(int by) {
    return new Bounds(left - by, top - by, right + by, bottom + by);
  }

  /** The smallest bounds that hold both rectangles. */
  public Bounds union(Bounds other) {
    return new Bounds(Math.min(left, other.left), Math.min(top, other.top), Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** All cells in reading order. */
  public Stream<Cell> cells() {
    return IntStream.rangeClosed(top, bottom).boxed()
        .flatMap(y -> IntStream.rangeClosed(left, right).mapToObj(x -> new Cell(x, y)));
  }
}
