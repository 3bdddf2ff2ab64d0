package org.tilewright.rules.dungeon.path;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * What it costs to step onto the cells of a rectangle, and the gates in it; outside the rectangle everything is free
 * and costs 1. A rectangle that is larger than a search can be in is kept as the few cells in it that matter. Immutable.
 */
public final class Terrain {

  /** Cost of a cell that cannot be entered. */
  public static final int BLOCKED = 0;

  /** Cells of the largest rectangle that is kept, and searched, cell by cell. */
  static final long LARGEST_AREA = 4_000_000;

  private final Bounds bounds;
  private final Costs costs;
  private final int highest;
  private final List<Gate> gates;

  private Terrain(Bounds bounds, Costs costs, int highest, List<Gate> gates) {
    this.bounds = bounds;
    this.costs = costs;
    this.highest = highest;
    this.gates = List.copyOf(gates);
  }

  /** Cost of a cell on which one is stuck for so many ticks; delays are told apart up to 65,534. */
  public static int slowBy(int delay) {
    return 1 + Math.clamp(delay, 0, Character.MAX_VALUE - 1);
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
    return costs.at(x, y);
  }

  /** The highest cost of all cells, or of those they had before. */
  public int highestCost() {
    return highest;
  }

  /** The costs cell by cell; empty when the rectangle is too large for that. */
  Optional<Rows> rows() {
    return costs instanceof Rows rows ? Optional.of(rows) : Optional.empty();
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
    return Optional.of(new Terrain(bounds, costs.with(cell.x(), cell.y(), cost), Math.max(highest, cost), gates));
  }

  /** Collects what is known of a rectangle. */
  public static final class Builder {
    private final Bounds bounds;
    private final Costs.Draft costs;
    private int highest = 1;

    /** A rectangle that costs 1 everywhere. */
    public Builder(Bounds bounds) {
      this.bounds = bounds;
      this.costs = bounds.area() <= LARGEST_AREA ? new Rows.Draft(bounds) : new Patches.Draft();
    }

    /** Makes a cell as slow as {@code cost}, a {@link #slowBy}, unless it is blocked or slower already. */
    public void slow(Cell cell, int cost) {
      int known = costs.at(cell.x(), cell.y());
      if (known != BLOCKED) {
        int slower = Math.max(known, cost);
        costs.set(cell.x(), cell.y(), slower);
        highest = Math.max(highest, slower);
      }
    }

    /** Makes a cell impossible to enter. */
    public void block(Cell cell) {
      costs.set(cell.x(), cell.y(), BLOCKED);
    }

    /** The terrain; the builder must not be used afterwards. */
    public Terrain build(List<Gate> gates) {
      return new Terrain(bounds, costs.build(), highest, gates);
    }
  }
}
