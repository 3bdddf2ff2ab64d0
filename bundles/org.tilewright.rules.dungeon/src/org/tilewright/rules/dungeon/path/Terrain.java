package org.tilewright.rules.dungeon.path;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * What it costs to step onto the cells of a rectangle, and the gates in it; outside the rectangle everything is free and
 * costs 1. Immutable.
 */
public final class Terrain {

  /** Cost of a cell that cannot be entered. */
  public static final int BLOCKED = 0;

  private final Bounds bounds;
  private final char[] costs;
  private final List<Gate> gates;

  private Terrain(Bounds bounds, char[] costs, List<Gate> gates) {
    this.bounds = bounds;
    this.costs = costs;
    this.gates = gates;
  }

  /** Takes over an array of costs, row by row. */
  static Terrain of(Bounds bounds, char[] costs, List<Gate> gates) {
    return new Terrain(bounds, costs, List.copyOf(gates));
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

  /** The highest cost of all cells. */
  public int highestCost() {
    int highest = 1;
    for (char cost : costs) {
      highest = Math.max(highest, cost);
    }
    return highest;
  }

  /**
   * The same with another cost of one cell; empty when the cell lies outside the rectangle, or when gates are there, whose
   * exits the cell may decide: then the terrain must be built anew.
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
    return Optional.of(new Terrain(bounds, changed, gates));
  }

  /** Collects what is known of a rectangle. */
  public static final class Builder {
    private final Bounds bounds;
    private final char[] costs;

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
      }
    }

    /** Makes a cell impossible to enter. */
    public void block(Cell cell) {
      costs[index(cell)] = BLOCKED;
    }

    /** The terrain; the builder must not be used afterwards. */
    public Terrain build(List<Gate> gates) {
      return Terrain.of(bounds, costs, gates);
    }

    private int index(Cell cell) {
      return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
    }
  }
}
