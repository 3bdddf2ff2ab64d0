package org.tilewright.maze;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;

/** A rectangle of walls and open cells with a way from its start to its end; immutable. */
public final class Maze {

  private final int width;
  private final int height;
  private final Cell start;
  private final Cell end;
  private final BitSet open;

  Maze(int width, int height, Cell start, Cell end, BitSet open) {
    this.width = width;
    this.height = height;
    this.start = Objects.requireNonNull(start);
    this.end = Objects.requireNonNull(end);
    this.open = open;
  }

  /** Number of columns with the border. */
  public int width() {
    return width;
  }

  /** Number of rows with the border. */
  public int height() {
    return height;
  }

  /** Where the way begins. */
  public Cell start() {
    return start;
  }

  /** Where the way ends. */
  public Cell end() {
    return end;
  }

  /** Whether the cell {@code (x, y)} is open; cells outside are not. */
  public boolean isOpen(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height && open.get(y * width + x);
  }

  /** Whether the cell is open; cells outside are not. */
  public boolean isOpen(Cell cell) {
    return isOpen(cell.x(), cell.y());
  }

  /** Number of open cells. */
  public int openCells() {
    return open.cardinality();
  }

  /**
   * The maze as a map block at (0, 0).
   *
   * @param wall    what stands on cells that are not open
   * @param atStart what stands on the start
   * @param atEnd   what stands on the end, above {@code atStart} when both are one cell
   */
  public MapBlock toMapBlock(EntitySpec wall, EntitySpec atStart, EntitySpec atEnd) {
    char[] indices = new char[width * height];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = open.get(i) ? (char) 0 : 1;
    }
    int startIndex = start.y() * width + start.x();
    int endIndex = end.y() * width + end.x();
    if (startIndex == endIndex) {
      indices[startIndex] = 2;
      return new MapBlock(0, 0, width, height, indices, List.of(List.of(), List.of(wall), List.of(atStart, atEnd)));
    }
    indices[startIndex] = 2;
    indices[endIndex] = 3;
    return new MapBlock(0, 0, width, height, indices, List.of(List.of(), List.of(wall), List.of(atStart), List.of(atEnd)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Maze m && width == m.width && height == m.height && start.equals(m.start) && end.equals(m.end)
        && open.equals(m.open);
  }

  @Override
  public int hashCode() {
    return Objects.hash(width, height, start, end, open);
  }

  /** The maze as lines of {@code #} and spaces, for logs and failing tests. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder((width + 1) * height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        text.append(isOpen(x, y) ? ' ' : '#');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
