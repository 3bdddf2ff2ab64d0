package org.tilewright.rules.breach.core;

import java.util.Arrays;
import java.util.List;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;

/**
 * The tiles of a level: what stays the same over a game. Immutable.
 *
 * <p>Inside a game a cell is a number, counted from 0 row by row: of two cells the one in the lower row, and in one row the
 * one further right, has the greater number.
 */
public final class Battlefield {

  /** Instead of the number of a cell or a building. */
  public static final int NONE = -1;

  private final LevelDefinition level;
  private final Bounds bounds;
  private final int width;
  private final char[] tiles;
  private final List<TileType> types;
  private final int[] buildingAt;
  private final int[] buildingCells;
  private final long hash;

  /**
   * The tiles of a level.
   *
   * @param level  the level
   * @param bounds where its tiles are
   * @param tiles  an index into {@code types} for every cell
   * @param types  the tiles there are
   */
  public Battlefield(LevelDefinition level, Bounds bounds, char[] tiles, List<TileType> types) {
    this.level = level;
    this.bounds = bounds;
    this.width = bounds.width();
    this.tiles = tiles.clone();
    this.types = List.copyOf(types);
    this.buildingAt = new int[tiles.length];
    int[] cells = new int[tiles.length];
    int count = 0;
    long mixed = RandomSource.mix(((long) width << 32) + bounds.height());
    for (int cell = 0; cell < tiles.length; cell++) {
      TileType type = tile(cell);
      boolean building = type.nature() == TileType.Nature.BUILDING;
      buildingAt[cell] = building ? count : NONE;
      if (building) {
        cells[count++] = cell;
      }
      mixed += RandomSource.mix(((long) cell << 2) + type.nature().ordinal());
    }
    this.buildingCells = Arrays.copyOf(cells, count);
    this.hash = mixed;
  }

  /** The level that the tiles are from. */
  public LevelDefinition level() {
    return level;
  }

  /** Where the tiles are. */
  public Bounds bounds() {
    return bounds;
  }

  /** Number of cells. */
  public int area() {
    return tiles.length;
  }

  /** The tile of a cell. */
  public TileType tile(int cell) {
    return types.get(tiles[cell]);
  }

  /** Number of the building on a cell; {@link #NONE} when there is none. */
  public int buildingAt(int cell) {
    return buildingAt[cell];
  }

  /** Number of buildings, destroyed ones included. */
  public int buildings() {
    return buildingCells.length;
  }

  /** The cell of a building; buildings are numbered in the order of their cells. */
  public int buildingCell(int building) {
    return buildingCells[building];
  }

  /** The number of a cell; {@link #NONE} outside the board. */
  public int index(Cell cell) {
    return bounds.contains(cell) ? (cell.y() - bounds.top()) * width + cell.x() - bounds.left() : NONE;
  }

  /** The cell with a number. */
  public Cell cell(int index) {
    return new Cell(bounds.left() + index % width, bounds.top() + index / width);
  }

  /**
   * The cell a number of steps away in a straight line; {@link #NONE} outside the board (breach.md 5: what is outside
   * blocks).
   */
  public int away(int cell, Direction direction, int steps) {
    int column = cell % width + direction.dx() * steps;
    int row = cell / width + direction.dy() * steps;
    return column < 0 || column >= width || row < 0 || row >= bounds.height() ? NONE : row * width + column;
  }

  long hash() {
    return hash;
  }
}
