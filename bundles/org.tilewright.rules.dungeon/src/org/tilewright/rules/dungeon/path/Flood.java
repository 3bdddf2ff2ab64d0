package org.tilewright.rules.dungeon.path;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/**
 * Distances of the cells of a fenced rectangle from one of them, row by row, in arrays that are used again and again.
 *
 * <p>Costs are small integers, so the queue is a ring of buckets, and a search costs what the searched cells are,
 * without a logarithm. Where every cell costs 1 and there are no gates, which is the usual case, the queue is a plain
 * one and each cell is looked at once.
 */
final class Flood {

  /** Distance of a cell that the search has not reached. */
  static final int UNKNOWN = Integer.MAX_VALUE;
  /** In place of a distance, so that one look tells that there is nothing to do: the cell cannot be entered. */
  private static final int WALL = -1;

  private int width;
  private int area;
  private boolean plain;
  private int highestCost;
  private char[] costs = {};
  /** The distances before a search: unknown or a wall. */
  private int[] blank = {};
  private int[] distances = {};
  /** Where there are gates: whether one of the cheapest paths from a cell goes through none. */
  private boolean[] onFoot = {};
  private int[] queue = {};
  private boolean[] awaited = {};
  private Map<Integer, List<Integer>> behindGates = Map.of();
  private boolean exhausted;
  /** Distances up to this one are final. */
  private int reach;

  /**
   * Takes over what is on the ground of a rectangle that holds it with at least two cells to spare on each side.
   *
   * @param rows the costs of the terrain
   */
  void prepare(Terrain terrain, Rows rows, Bounds bounds) {
    width = bounds.width();
    area = width * bounds.height();
    if (costs.length < area) {
      costs = new char[area];
      blank = new int[area];
      distances = new int[area];
      queue = new int[area];
      awaited = new boolean[area];
      onFoot = new boolean[area];
    }
    rows.copyTo(costs, bounds);
    for (int i = 0; i < area; i++) {
      blank[i] = costs[i] == Terrain.BLOCKED ? WALL : UNKNOWN;
    }
    plain = terrain.highestCost() == 1 && terrain.gates().isEmpty();
    highestCost = terrain.highestCost();
    behindGates = behindGates(terrain, bounds);
  }

  /** For the exits of gates, the cells from which they are entered. */
  private static Map<Integer, List<Integer>> behindGates(Terrain terrain, Bounds bounds) {
    if (terrain.gates().isEmpty()) {
      return Map.of();
    }
    Map<Integer, List<Integer>> behind = new HashMap<>();
    for (Gate gate : terrain.gates()) {
      Cell before = gate.before();
      if (bounds.contains(before) && bounds.contains(gate.exit())) {
        behind.computeIfAbsent(index(gate.exit(), bounds), key -> new ArrayList<>()).add(index(before, bounds));
      }
    }
    return behind;
  }

  private static int index(Cell cell, Bounds bounds) {
    return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
  }

  /** Searches from a cell until all hunters are reached, who may stand on cells that cannot be entered. */
  void spread(int start, int[] hunters) {
    System.arraycopy(blank, 0, distances, 0, area);
    int waiting = 0;
    for (int hunter : hunters) {
      waiting += awaited[hunter] ? 0 : 1;
      awaited[hunter] = true;
      distances[hunter] = UNKNOWN;
    }
    distances[start] = 0;
    exhausted = plain ? spreadEvenly(start, waiting) : spreadByCost(start, waiting);
    for (int hunter : hunters) {
      awaited[hunter] = false;
    }
  }

  /** Cell by cell in the order of their distance, each once; true when none is left. */
  private boolean spreadEvenly(int start, int hunters) {
    int[] found = distances;
    int[] next = queue;
    int waiting = hunters - (awaited[start] ? 1 : 0);
    int head = 0;
    int tail = 0;
    next[tail++] = start;
    while (waiting > 0 && head < tail) {
      int cell = next[head++];
      if (awaited[cell] && cell != start) {
        waiting--;
        if (costs[cell] == Terrain.BLOCKED) {
          continue;
        }
      }
      int reached = found[cell] + 1;
      if (found[cell - width] == UNKNOWN) {
        found[cell - width] = reached;
        next[tail++] = cell - width;
      }
      if (found[cell + width] == UNKNOWN) {
        found[cell + width] = reached;
        next[tail++] = cell + width;
      }
      if (found[cell - 1] == UNKNOWN) {
        found[cell - 1] = reached;
        next[tail++] = cell - 1;
      }
      if (found[cell + 1] == UNKNOWN) {
        found[cell + 1] = reached;
        next[tail++] = cell + 1;
      }
    }
    reach = UNKNOWN - 1;
    return waiting > 0;
  }

  /** Settles cells in the order of their distance; true when none is left. */
  private boolean spreadByCost(int start, int hunters) {
    int waiting = hunters;
    int[] neighbours = {-width, width, -1, 1};
    BucketQueue buckets = new BucketQueue(highestCost);
    buckets.add(start, 0);
    onFoot[start] = true;
    reach = 0;
    while (waiting > 0 && buckets.next()) {
      int cell = buckets.cell();
      reach = buckets.distance();
      if (distances[cell] != reach) {
        continue;
      }
      if (awaited[cell]) {
        awaited[cell] = false;
        waiting--;
      }
      int cost = cell == start ? Math.max(1, costs[cell]) : costs[cell];
      if (cost == Terrain.BLOCKED) {
        continue;
      }
      for (int offset : neighbours) {
        lower(cell + offset, reach + cost, onFoot[cell], buckets);
      }
      for (int before : behindGates.getOrDefault(cell, List.of())) {
        lower(before, reach + cost, false, buckets);
      }
    }
    return waiting > 0;
  }

  private void lower(int cell, int distance, boolean walking, BucketQueue buckets) {
    if (distance < distances[cell]) {
      distances[cell] = distance;
      onFoot[cell] = walking;
      buckets.add(cell, distance);
    } else if (walking && distance == distances[cell]) {
      onFoot[cell] = true;
    }
  }

  /** Whether the way from a cell is known, if only in that there is none. */
  boolean knows(int cell) {
    return exhausted || distances[cell] >= 0 && distances[cell] <= reach;
  }

  /** Whether one of the cheapest paths from a cell, which the search has come to, goes through no gate. */
  boolean onFoot(int cell) {
    return plain || onFoot[cell];
  }

  /** Distance of a cell, or {@link #UNKNOWN}. */
  int distance(int cell) {
    return distances[cell] == WALL ? UNKNOWN : distances[cell];
  }
}
