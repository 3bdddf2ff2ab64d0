package org.tilewright.rules.dungeon.path;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * Distances from one cell in a rectangle that is too large to be kept cell by cell: remembers the cells that it comes
 * to, and gives up after {@value #MOST_CELLS} of them. What it has settled by then is exact.
 */
final class FarFlood {

  /** A search in the open knows everything within some 200 steps by then. */
  static final int MOST_CELLS = 100_000;

  private final Terrain terrain;
  private final Bounds bounds;
  /** Numbers of the cells in {@link #cells}, plus one, at places that follow from the cells; 0 is a free place. */
  private int[] table = new int[1024];
  private long[] cells = new long[512];
  private int[] distances = new int[512];
  private boolean[] onFoot = new boolean[512];
  private int size;
  private int reach;
  private boolean gaveUp;

  /**
   * A search that knows nothing yet.
   *
   * @param bounds the cells that it may come to
   */
  FarFlood(Terrain terrain, Bounds bounds) {
    this.terrain = terrain;
    this.bounds = bounds;
  }

  /** Searches from a cell until all hunters are reached, who may stand on cells that cannot be entered. */
  void spread(Cell start, List<Cell> hunters) {
    Set<Cell> awaited = new HashSet<>(hunters);
    BucketQueue queue = new BucketQueue(terrain.highestCost());
    distances[number(start)] = 0;
    onFoot[number(start)] = true;
    queue.add(number(start), 0);
    while (!awaited.isEmpty() && queue.next()) {
      int settled = queue.cell();
      reach = queue.distance();
      if (distances[settled] != reach) {
        continue;
      }
      Cell cell = Cell.unpack(cells[settled]);
      awaited.remove(cell);
      int cost = terrain.cost(cell.x(), cell.y());
      if (cell.equals(start)) {
        cost = Math.max(1, cost);
      }
      if (cost == Terrain.BLOCKED) {
        continue;
      }
      if (size >= MOST_CELLS) {
        gaveUp = true;
        return;
      }
      for (Direction direction : Direction.ALL) {
        lower(cell.step(direction), reach + cost, onFoot[settled], hunters, queue);
      }
      for (Gate gate : terrain.gates()) {
        if (gate.exit().equals(cell)) {
          lower(gate.before(), reach + cost, false, hunters, queue);
        }
      }
    }
    if (!awaited.isEmpty()) {
      reach = Flood.UNKNOWN - 1;
    }
  }

  private void lower(Cell cell, int distance, boolean walking, List<Cell> hunters, BucketQueue queue) {
    boolean enterable = terrain.cost(cell.x(), cell.y()) != Terrain.BLOCKED || hunters.contains(cell);
    if (enterable && bounds.contains(cell)) {
      int number = number(cell);
      if (distance < distances[number]) {
        distances[number] = distance;
        onFoot[number] = walking;
        queue.add(number, distance);
      } else if (walking && distance == distances[number]) {
        onFoot[number] = true;
      }
    }
  }

  /** Whether more cannot be found out about the way from a cell, if only since the search has given up. */
  boolean knows(Cell cell) {
    return gaveUp || reach == Flood.UNKNOWN - 1 || settled(cell);
  }

  /** Whether the search gave up before it came to a cell. */
  boolean gaveUpBefore(Cell cell) {
    return gaveUp && !settled(cell);
  }

  private boolean settled(Cell cell) {
    int distance = distance(cell);
    return distance != Flood.UNKNOWN && distance <= reach;
  }

  /** Distance of a cell, or {@link Flood#UNKNOWN}. */
  int distance(Cell cell) {
    int number = table[place(cell.packed())];
    return number == 0 ? Flood.UNKNOWN : distances[number - 1];
  }

  /** Whether one of the cheapest paths from a cell, which the search has come to, goes through no gate. */
  boolean onFoot(Cell cell) {
    int number = table[place(cell.packed())];
    return number != 0 && onFoot[number - 1];
  }

  /** The number of a cell, which gets one if it has none. */
  private int number(Cell cell) {
    int place = place(cell.packed());
    if (table[place] == 0) {
      if (size == cells.length) {
        grow();
        place = place(cell.packed());
      }
      cells[size] = cell.packed();
      distances[size] = Flood.UNKNOWN;
      table[place] = ++size;
    }
    return table[place] - 1;
  }

  private void grow() {
    cells = Arrays.copyOf(cells, 2 * size);
    distances = Arrays.copyOf(distances, 2 * size);
    onFoot = Arrays.copyOf(onFoot, 2 * size);
    table = new int[4 * size];
    for (int i = 0; i < size; i++) {
      table[place(cells[i])] = i + 1;
    }
  }

  private int place(long packed) {
    long mixed = packed * 0x9e37_79b9_7f4a_7c15L;
    int place = (int) (mixed >>> 32) & table.length - 1;
    while (table[place] != 0 && cells[table[place] - 1] != packed) {
      place = place + 1 & table.length - 1;
    }
    return place;
  }
}
