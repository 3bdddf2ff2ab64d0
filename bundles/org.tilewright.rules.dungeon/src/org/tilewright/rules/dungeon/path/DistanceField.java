package org.tilewright.rules.dungeon.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * The seed's Dijkstra (3.9), run once from the target for all who hunt it: what the cheapest path to the target costs
 * from every cell, as far out as the farthest hunter. Immutable.
 *
 * <p>Costs are small integers, so the queue is a ring of buckets, and a search costs what the searched cells are,
 * without a logarithm. On an unbounded board a cheapest path never has to leave the smallest rectangle around
 * obstacles, target and hunters by more than one cell, which bounds the search.
 */
public final class DistanceField {

  private static final int UNKNOWN = Integer.MAX_VALUE;
  /** Larger rectangles come from hunters far outside the drawn level, who then simply approach as the crow flies. */
  private static final long LARGEST_AREA = 4_000_000;

  private final Terrain terrain;
  private final Cell target;
  private final Bounds bounds;
  private final boolean searched;
  private final int[] distances;
  private final boolean exhausted;

  /**
   * Searches from {@code target} until all {@code hunters} are reached or nothing is left to search.
   */
  public DistanceField(Terrain terrain, Cell target, List<Cell> hunters) {
    this.terrain = terrain;
    this.target = target;
    Bounds all = terrain.bounds().including(target);
    for (Cell hunter : hunters) {
      all = all.including(hunter);
    }
    // one free cell all round, and around it a fence that spares the search the question whether it is still inside
    this.bounds = new Bounds(all.left() - 2, all.top() - 2, all.right() + 2, all.bottom() + 2);
    this.searched = (long) bounds.width() * bounds.height() <= LARGEST_AREA;
    this.distances = new int[searched ? bounds.width() * bounds.height() : 0];
    Arrays.fill(distances, UNKNOWN);
    this.exhausted = searched && search(hunters);
  }

  /** Whether the field is about this target on this very terrain and knows the way from {@code asking}. */
  public boolean answers(Terrain asked, Cell askedTarget, Cell asking) {
    return terrain == asked && target.equals(askedTarget) && bounds.contains(asking)
        && (!searched || exhausted || distances[index(asking)] != UNKNOWN);
  }

  /**
   * The next cell on a cheapest path from {@code from}, which may lie behind a gate; of several, the one nearest to the
   * target as the crow flies, then the one in the first direction. Empty when there is no path or {@code from} is the
   * target.
   */
  public Optional<Cell> next(Cell from) {
    if (from.equals(target)) {
      return Optional.empty();
    }
    if (!searched) {
      return approach(from);
    }
    int best = UNKNOWN;
    Cell next = from;
    for (Direction direction : Direction.ALL) {
      Optional<Gate> gate = terrain.gate(from.step(direction), direction);
      Cell arrival = gate.isPresent() ? gate.get().exit() : from.step(direction);
      int distance = bounds.contains(arrival) ? distances[index(arrival)] : UNKNOWN;
      int cost = arrival.equals(target) ? Math.max(1, cost(arrival)) : cost(arrival);
      if (cost != Terrain.BLOCKED && distance != UNKNOWN) {
        boolean nearer = distance + cost == best && arrival.manhattan(target) < next.manhattan(target);
        if (distance + cost < best || nearer) {
          best = distance + cost;
          next = arrival;
        }
      }
    }
    return best == UNKNOWN ? Optional.empty() : Optional.of(next);
  }

  private Optional<Cell> approach(Cell from) {
    for (Direction direction : Direction.ALL) {
      Cell neighbour = from.step(direction);
      if (neighbour.manhattan(target) < from.manhattan(target) && cost(neighbour) != Terrain.BLOCKED) {
        return Optional.of(neighbour);
      }
    }
    return Optional.empty();
  }

  private int cost(Cell cell) {
    return terrain.cost(cell.x(), cell.y());
  }

  private int index(Cell cell) {
    return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
  }

  /** Settles cells in the order of their distance; true when none is left. */
  private boolean search(List<Cell> hunters) {
    char[] costs = terrain.fenced(bounds);
    boolean[] awaited = new boolean[distances.length];
    int waiting = 0;
    for (Cell hunter : hunters) {
      int index = index(hunter);
      waiting += awaited[index] ? 0 : 1;
      awaited[index] = true;
    }
    int start = index(target);
    costs[start] = (char) Math.max(1, costs[start]);
    int[] neighbours = {-bounds.width(), bounds.width(), -1, 1};
    Map<Integer, List<Integer>> behindGates = behindGates();
    BucketQueue queue = new BucketQueue(terrain.highestCost());
    distances[start] = 0;
    queue.add(start, 0);
    while (waiting > 0 && queue.next()) {
      int cell = queue.cell();
      int distance = queue.distance();
      if (distances[cell] == distance) {
        if (awaited[cell]) {
          awaited[cell] = false;
          waiting--;
        }
        if (costs[cell] != Terrain.BLOCKED) {
          int reached = distance + costs[cell];
          for (int offset : neighbours) {
            int neighbour = cell + offset;
            if (reached < distances[neighbour] && (costs[neighbour] != Terrain.BLOCKED || awaited[neighbour])) {
              distances[neighbour] = reached;
              queue.add(neighbour, reached);
            }
          }
          reachBehindGates(behindGates.getOrDefault(cell, List.of()), reached, queue);
        }
      }
    }
    return waiting > 0;
  }

  private void reachBehindGates(List<Integer> cells, int distance, BucketQueue queue) {
    for (int cell : cells) {
      if (distance < distances[cell]) {
        distances[cell] = distance;
        queue.add(cell, distance);
      }
    }
  }

  /** For the exits of gates, the cells from which they are entered. */
  private Map<Integer, List<Integer>> behindGates() {
    if (terrain.gates().isEmpty()) {
      return Map.of();
    }
    Map<Integer, List<Integer>> behind = new HashMap<>();
    for (Gate gate : terrain.gates()) {
      Cell before = gate.before();
      if (bounds.contains(before) && bounds.contains(gate.exit())) {
        behind.computeIfAbsent(index(gate.exit()), key -> new ArrayList<>()).add(index(before));
      }
    }
    return behind;
  }
}
