package org.tilewright.engine.grid;

/**
 * A place on an unbounded square grid.
 *
 * @param x column, growing to the right; may be negative
 * @param y row, growing downwards; may be negative
 */
public record Cell(int x, int y) implements Comparable<Cell> {

  /** The neighbour one step in {@code direction}. */
  public Cell step(Direction direction) {
    return new Cell(x + direction.dx(), y + direction.dy());
  }

  /** The cell {@code dx} columns to the right and {@code dy} rows below. */
  public Cell translate(int dx, int dy) {
    return new Cell(x + dx, y + dy);
  }

  /** Number of cardinal steps between the two cells on an empty board, or the largest {@code int} if they are more. */
  public int manhattan(Cell other) {
    return (int) Math.min(Integer.MAX_VALUE, Math.abs((long) x - other.x) + Math.abs((long) y - other.y));
  }

  /** Radius of the smallest square around this cell that holds {@code other} (cardinal and diagonal steps count one). */
  public int chebyshev(Cell other) {
    return (int) Math.min(Integer.MAX_VALUE, Math.max(Math.abs((long) x - other.x), Math.abs((long) y - other.y)));
  }

  /** Square of the distance in a straight line, for cells whose coordinates are not beyond a billion. */
  public long squared(Cell other) {
    long dx = (long) x - other.x;
    long dy = (long) y - other.y;
    return dx * dx + dy * dy;
  }

  /** Whether the cells share a side. */
  public boolean adjacent(Cell other) {
    return manhattan(other) == 1;
  }

  /** Both coordinates in one number, unique per cell; useful as a key of primitive collections. */
  public long packed() {
    return ((long) x << 32) ^ (y & 0xffff_ffffL);
  }

  /** The cell whose {@link #packed()} form is {@code packed}. */
  public static Cell unpack(long packed) {
    return new Cell((int) (packed >> 32), (int) packed);
  }

  /** Reading order: by row, then by column. */
  @Override
  public int compareTo(Cell other) {
    int byRow = Integer.compare(y, other.y);
    return byRow != 0 ? byRow : Integer.compare(x, other.x);
  }

  // Written out for the sake of a quick start, see EntitySpec.

  @Override
  public boolean equals(Object other) {
    return other instanceof Cell cell && x == cell.x && y == cell.y;
  }

  @Override
  public int hashCode() {
    return 31 * x + y;
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ")";
  }
}
