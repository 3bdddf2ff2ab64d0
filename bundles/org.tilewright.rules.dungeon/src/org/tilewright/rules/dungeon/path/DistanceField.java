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
 * The seed's Dijkstra (3.9), run once from the target for all who hunt it: what the cheapest path to the target costs from
 * every cell, as far out as the farthest hunter. Immutable.
 *
 * <p>Costs are small integers, so the queue is a ring of buckets, and a search costs what the searched cells are, without a
 * logarithm. On an unbounded board a cheapest path never has to leave the smallest rectangle around obstacles, target and
 * hunters by more than one cell, which bounds the search.
 */
public final class DistanceField {

  private static final int UNKNOWN = Integer.MAX_VALUE;
  /** Larger rectangles come from hunters far outside the drawn level, which then simply approach as the crow flies. */
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
    this.bounds = new Bounds(all.left() - 1, all.top() - 1, all.right() + 1, all.bottom() + 1);
    this.searched = (long) bounds.width() * bounds.height() <= LARGEST_AREA;
    this.distances = new int[searched ? bounds.width() * bounds.height() : 0];
    Arrays.fill(distances, UNKNOWN);
    this.exhausted = searched && search(hunters);
  }

  /** Whether the field is about this target on this very terrain and knows the way from {@code asking}. */
  public boolean answers(Terrain asked, Cell askedTarget, Cell asking) {
    return terrain == asked && target.equals(askedTarget) && bounds.contains(asking)
        && (!searched || exhausted || distances[index(asking.x(), asking.y())] != UNKNOWN);
  }

  /**
   * The next cell on a cheapest path from {@code from}, which may lie behind a gate; of several, the one
   * nearest to the target as the crow flies, then the one in the first direction. Empty when there is no path or {@code from} is the target.
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
      Cell neighbour = from.step(direction);
      Optional<Gate> gate = terrain.gate(neighbour, direction);
      Cell arrival = gate.isPresent() ? gate.get().exit() : neighbour;
      int cost = gate.isPresent() || arrival.equals(target) ? Math.max(1, cost(arrival)) : cost(arrival);
      if (cost != Terrain.BLOCKED && bounds.contains(arrival)) {
        int distance = distances[index(arrival.x(), arrival.y())];
        boolean nearer = distance + cost == best && arrival.manhattan(target) < next.manhattan(target);
        if (distance != UNKNOWN && (distance + cost < best || nearer)) {
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

  private int index(int x, int y) {
    return (y - bounds.top()) * bounds.width() + x - bounds.left();
  }

  /** Settles cells in the order of their distance; true when none is left. */
  private boolean search(List<Cell> hunters) {
    int width = bounds.width();
    boolean[] awaited = new boolean[distances.length];
    int waiting = 0;
    for (Cell hunter : hunters) {
      int index = index(hunter.x(), hunter.y());
      if (!awaited[index]) {
        awaited[index] = true;
        waiting++;
      }
    }
    Map<Integer, List<Integer>> behindGates = behindGates();
    BucketQueue queue = new BucketQueue(terrain.highestCost());
    int start = index(target.x(), target.y());
    distances[start] = 0;
    queue.add(start, 0);
    while (waiting > 0 && queue.next()) {
      int cell = queue.cell();
      int distance = queue.distance();
      if (distances[cell] != distance) {
        continue;
      }
      if (awaited[cell]) {
        awaited[cell] = false;
        waiting--;
      }
      int x = cell % width + bounds.left();
      int y = cell / width + bounds.top();
      int cost = terrain.cost(x, y);
      if (cell == start) {
        cost = Math.max(1, cost);
      }
      if (cost != Terrain.BLOCKED) {
        for (Direction direction : Direction.ALL) {
          int nx = x + direction.dx();
          int ny = y + direction.dy();
          if (bounds.contains(nx, ny)) {
            reach(queue, index(nx, ny), distance + cost);
          }
        }
      }
      for (int before : behindGates.getOrDefault(cell, List.of())) {
        reach(queue, before, distance + Math.max(1, cost));
      }
    }
    return waiting > 0;
  }

  private void reach(BucketQueue queue, int cell, int distance) {
    if (distance < distances[cell]) {
      distances[cell] = distance;
      queue.add(cell, distance);
    }
  }

  private Map<Integer, List<Integer>> behindGates() {
    if (terrain.gates().isEmpty()) {
      return Map.of();
    }
    Map<Integer, List<Integer>> behind = new HashMap<>();
    for (Gate gate : terrain.gates()) {
      Cell before = gate.before();
      if (bounds.contains(before) && bounds.contains(gate.exit())) {
        behind.computeIfAbsent(index(gate.exit().x(), gate.exit().y()), key -> new ArrayList<>())
            .add(index(before.x(), before.y()));
      }
    }
    return behind;
  }
}
