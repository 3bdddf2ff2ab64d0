package org.tilewright.rules.dungeon.path;

import java.util.Arrays;
import org.tilewright.engine.grid.Bounds;

/** The costs of all cells of a rectangle, row by row: quick to read, and to copy into a search. */
final class Rows implements Costs {

  private final Bounds bounds;
  /** Not written to once they are made, and shared by those into which they are changed. */
  private final char[][] rows;

  private Rows(Bounds bounds, char[][] rows) {
    this.bounds = bounds;
    this.rows = rows;
  }

  @Override
  public int at(int x, int y) {
    return bounds.contains(x, y) ? rows[y - bounds.top()][x - bounds.left()] : 1;
  }

  @Override
  public Rows with(int x, int y, int cost) {
    int row = y - bounds.top();
    char[][] changed = rows.clone();
    changed[row] = rows[row].clone();
    changed[row][x - bounds.left()] = (char) cost;
    return new Rows(bounds, changed);
  }

  /**
   * Writes the costs of a larger rectangle, row by row, with a blocked ring along its edge.
   *
   * @param larger a rectangle that holds this one and the ring
   */
  void copyTo(char[] target, Bounds larger) {
    int width = larger.width();
    int area = width * larger.height();
    Arrays.fill(target, 0, area, (char) 1);
    Arrays.fill(target, 0, width, (char) Terrain.BLOCKED);
    Arrays.fill(target, area - width, area, (char) Terrain.BLOCKED);
    for (int row = 1; row < larger.height() - 1; row++) {
      target[row * width] = Terrain.BLOCKED;
      target[(row + 1) * width - 1] = Terrain.BLOCKED;
    }
    int offset = (bounds.top() - larger.top()) * width + bounds.left() - larger.left();
    for (int row = 0; row < rows.length; row++) {
      System.arraycopy(rows[row], 0, target, offset + row * width, rows[row].length);
    }
  }

  /** Collects the costs of a rectangle. */
  static final class Draft implements Costs.Draft {
    private final Bounds bounds;
    private final char[][] rows;

    Draft(Bounds bounds) {
      this.bounds = bounds;
      this.rows = new char[bounds.height()][bounds.width()];
      for (char[] row : rows) {
        Arrays.fill(row, (char) 1);
      }
    }

    @Override
    public int at(int x, int y) {
      return rows[y - bounds.top()][x - bounds.left()];
    }

    @Override
    public void set(int x, int y, int cost) {
      rows[y - bounds.top()][x - bounds.left()] = (char) cost;
    }

    @Override
    public Rows build() {
      return new Rows(bounds, rows);
    }
  }
}
