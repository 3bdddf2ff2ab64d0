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
  private final char[] costs;
  private final int highest;
  private final List<Gate> gates;

  private Terrain(Bounds bounds, char[] costs, int highest, List<Gate> gates) {
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
    return bounds.contains(x, y) ? costs[(y - bounds.top()) * bounds.width() + x - bounds.left()] : 1;
  }

  /** The highest cost of all cells, or of those they had before. */
  public int highestCost() {
    return highest;
  }

  /**
   * The costs of a larger rectangle, row by row, with a blocked ring along its edge.
   *
   * @param larger a rectangle that holds this one
   */
  char[] fenced(Bounds larger) {
    int width = larger.width();
    char[] fenced = new char[width * larger.height()];
    for (int row = 1; row < larger.height() - 1; row++) {
      Arrays.fill(fenced, row * width + 1, (row + 1) * width - 1, (char) 1);
    }
    for (int row = 0; row < bounds.height(); row++) {
      System.arraycopy(costs, row * bounds.width(), fenced,
          (row + bounds.top() - larger.top()) * width + bounds.left() - larger.left(), bounds.width());
    }
    return fenced;
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
    char[] changed = costs.clone();
    changed[(cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left()] = (char) cost;
    return Optional.of(new Terrain(bounds, changed, Math.max(highest, cost), gates));
  }

  /** Collects what is known of a rectangle. */
  public static final class Builder {
    private final Bounds bounds;
    private final char[] costs;
    private int highest = 1;

    /** A rectangle that costs 1 everywhere. */
    public Builder(Bounds bounds) {
      this.bounds = bounds;
      this.costs = new char[Math.multiplyExact(bounds.width(), bounds.height())];
      Arrays.fill(costs, (char) 1);
    }

    /** Makes a cell as slow as {@code cost} unless it is blocked or slower already. */
    public void slow(Cell cell, int cost) {
      int index = index(cell);
      if (costs[index] != BLOCKED) {
        costs[index] = (char) Math.max(costs[index], Math.min(cost, Character.MAX_VALUE));
        highest = Math.max(highest, costs[index]);
      }
    }

    /** Makes a cell impossible to enter. */
    public void block(Cell cell) {
      costs[index(cell)] = BLOCKED;
    }

    /** The terrain; the builder must not be used afterwards. */
    public Terrain build(List<Gate> gates) {
      return new Terrain(bounds, costs, highest, gates);
    }

    private int index(Cell cell) {
      return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
    }
  }
}
