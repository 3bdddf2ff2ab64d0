package org.tilewright.rules.dungeon.path;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * What it costs to step onto the cells of a rectangle, and the gates in it; outside the rectangle everything is free
 * and costs 1. Immutable.
 */
public final class Terrain {

  /** Cost of a cell that cannot be entered. */
  public static final int BLOCKED = 0;

  private final Bounds bounds;
  /** Row by row; rows are not written to once the terrain is made, and shared by the terrains it is changed into. */
  private final char[][] costs;
  private final int highest;
  private final List<Gate> gates;

  private Terrain(Bounds bounds, char[][] costs, int highest, List<Gate> gates) {
    this.bounds = bounds;
    this.costs = costs;
    this.highest = highest;
    this.gates = List.copyOf(gates);
  }

  /** The rectangle. */
  public Bounds bounds() {
    return bounds;
  }

  /** All gates. */
  public List<Gate> gates() {
    return gates;
  }

  /** The gate that is entered on {@code cell} in {@code direction}, if there is one. */
  public Optional<Gate> gate(Cell cell, Direction direction) {
    for (Gate gate : gates) {
      if (gate.direction() == direction && gate.entrance().equals(cell)) {
        return Optional.of(gate);
      }
    }
    return Optional.empty();
  }

  /** Cost of stepping onto {@code (x, y)}, or {@link #BLOCKED}. */
  public int cost(int x, int y) {
    return bounds.contains(x, y) ? costs[y - bounds.top()][x - bounds.left()] : 1;
  }

  /** The highest cost of all cells, or of those they had before. */
  public int highestCost() {
    return highest;
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
    Arrays.fill(target, 0, width, (char) BLOCKED);
    Arrays.fill(target, area - width, area, (char) BLOCKED);
    for (int row = 1; row < larger.height() - 1; row++) {
      target[row * width] = BLOCKED;
      target[(row + 1) * width - 1] = BLOCKED;
    }
    int offset = (bounds.top() - larger.top()) * width + bounds.left() - larger.left();
    for (int row = 0; row < costs.length; row++) {
      System.arraycopy(costs[row], 0, target, offset + row * width, costs[row].length);
    }
  }

  /**
   * The same with another cost of one cell; empty when the cell lies outside the rectangle, or when gates are there,
   * whose exits the cell may decide: then the terrain must be built anew.
   */
  public Optional<Terrain> with(Cell cell, int cost) {
    if (!gates.isEmpty() || !bounds.contains(cell)) {
      return Optional.empty();
    }
    if (cost(cell.x(), cell.y()) == cost) {
      return Optional.of(this);
    }
    int row = cell.y() - bounds.top();
    char[][] changed = costs.clone();
    changed[row] = costs[row].clone();
    changed[row][cell.x() - bounds.left()] = (char) cost;
    return Optional.of(new Terrain(bounds, changed, Math.max(highest, cost), gates));
  }

  /** Collects what is known of a rectangle. */
  public static final class Builder {
    private final Bounds bounds;
    private final char[][] costs;
    private int highest = 1;

    /** A rectangle that costs 1 everywhere. */
    public Builder(Bounds bounds) {
      this.bounds = bounds;
      this.costs = new char[bounds.height()][bounds.width()];
      for (char[] row : costs) {
        Arrays.fill(row, (char) 1);
      }
    }

    /** Makes a cell as slow as {@code cost} unless it is blocked or slower already. */
    public void slow(Cell cell, int cost) {
      char[] row = costs[cell.y() - bounds.top()];
      int column = cell.x() - bounds.left();
      if (row[column] != BLOCKED) {
        row[column] = (char) Math.max(row[column], Math.min(cost, Character.MAX_VALUE));
        highest = Math.max(highest, row[column]);
      }
    }

    /** Makes a cell impossible to enter. */
    public void block(Cell cell) {
      costs[cell.y() - bounds.top()][cell.x() - bounds.left()] = BLOCKED;
    }

    /** The terrain; the builder must not be used afterwards. */
    public Terrain build(List<Gate> gates) {
      return new Terrain(bounds, costs, highest, gates);
    }
  }
}
