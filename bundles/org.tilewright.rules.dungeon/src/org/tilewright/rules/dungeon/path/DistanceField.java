package org.tilewright.rules.dungeon.path;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * The seed's Dijkstra (3.9), run once from the target for all who hunt it: what the cheapest path to the target costs
 * from every cell, as far out as the farthest hunter.
 *
 * <p>On an unbounded board a cheapest path never has to leave the smallest rectangle around obstacles, target and
 * hunters by more than one cell, which bounds the search. Where that rectangle is huge, only the cells that the search
 * comes to are kept; a hunter whom it does not find within so many simply approaches as the crow flies. One object is used
 * for many searches, as the arrays are worth keeping; it belongs to one thread at a time.
 */
public final class DistanceField {

  private static final Bounds NOWHERE = new Bounds(0, 0, 0, 0);

  private Optional<Terrain> terrain = Optional.empty();
  private Cell target = new Cell(0, 0);
  private Bounds bounds = NOWHERE;
  private boolean searched;
  private final Flood flood = new Flood();
  /** In place of {@link #flood} when the rectangle is too large for it. */
  private Optional<FarFlood> far = Optional.empty();

  /** Knows nothing before the first search. */
  public DistanceField() {
    // all is set by a search
  }

  /**
   * Searches from {@code newTarget} until all {@code hunters} are reached or nothing is left to search.
   */
  public void search(Terrain on, Cell newTarget, List<Cell> hunters) {
    Bounds all = on.bounds().including(newTarget);
    for (Cell hunter : hunters) {
      all = all.including(hunter);
    }
    // one free cell all round, and around it a fence that spares the search the question whether it is still inside
    Bounds fenced = new Bounds(all.left() - 2, all.top() - 2, all.right() + 2, all.bottom() + 2);
    boolean sameGround = searched && terrain.filter(known -> known == on).isPresent() && fenced.equals(bounds);
    terrain = Optional.of(on);
    target = newTarget;
    bounds = fenced;
    searched = bounds.area() <= Terrain.LARGEST_AREA;
    far = Optional.empty();
    if (searched) {
      if (!sameGround) {
        flood.prepare(on, on.rows().orElseThrow(), bounds);
      }
      int[] awaited = new int[hunters.size()];
      for (int i = 0; i < awaited.length; i++) {
        awaited[i] = index(hunters.get(i));
      }
      flood.spread(index(target), awaited);
    } else {
      FarFlood search = new FarFlood(on, new Bounds(all.left() - 1, all.top() - 1, all.right() + 1, all.bottom() + 1));
      search.spread(target, hunters);
      far = Optional.of(search);
    }
  }

  /** Whether the last search was about this target on this very terrain and found the way from {@code asking}. */
  public boolean answers(Terrain asked, Cell askedTarget, Cell asking) {
    return terrain.filter(known -> known == asked).isPresent() && target.equals(askedTarget) && bounds.contains(asking)
        && (searched ? flood.knows(index(asking)) : far.orElseThrow().knows(asking));
  }

  /**
   * The next cell on a cheapest path from {@code from}, which may lie behind a gate. Of several, one on a path without
   * gates, of these the one nearest to the target in a straight line, which lies along the axis with the larger distance,
   * and at last the one in the first direction. Empty when there is no path or {@code from} is the target.
   */
  public Optional<Cell> next(Cell from) {
    if (from.equals(target)) {
      return Optional.empty();
    }
    Terrain ground = terrain.orElseThrow();
    if (far.isPresent() && far.get().gaveUpBefore(from)) {
      return approach(ground, from);
    }
    int best = Flood.UNKNOWN;
    boolean bestOnFoot = false;
    Cell next = from;
    for (Direction direction : Direction.ALL) {
      Cell ahead = from.step(direction);
      Optional<Gate> gate = ground.gate(ahead, direction);
      Cell arrival = gate.map(Gate::exit).orElse(ahead);
      int distance = distance(arrival);
      int entry = ground.cost(arrival.x(), arrival.y());
      int cost = arrival.equals(target) ? Math.max(1, entry) : entry;
      if (cost != Terrain.BLOCKED && distance != Flood.UNKNOWN && distance + cost <= best) {
        boolean onFoot = gate.isEmpty() && onFoot(arrival);
        boolean preferred = onFoot == bestOnFoot ? arrival.squared(target) < next.squared(target) : onFoot;
        if (distance + cost < best || preferred) {
          best = distance + cost;
          bestOnFoot = onFoot;
          next = arrival;
        }
      }
    }
    return best == Flood.UNKNOWN ? Optional.empty() : Optional.of(next);
  }

  private boolean onFoot(Cell cell) {
    return far.isPresent() ? far.get().onFoot(cell) : bounds.contains(cell) && flood.onFoot(index(cell));
  }

  private int distance(Cell cell) {
    if (far.isPresent()) {
      return far.get().distance(cell);
    }
    return bounds.contains(cell) ? flood.distance(index(cell)) : Flood.UNKNOWN;
  }

  private Optional<Cell> approach(Terrain ground, Cell from) {
    Cell best = from;
    for (Direction direction : Direction.ALL) {
      Cell neighbour = from.step(direction);
      if (neighbour.squared(target) < best.squared(target)
          && ground.cost(neighbour.x(), neighbour.y()) != Terrain.BLOCKED) {
        best = neighbour;
      }
    }
    return best.equals(from) ? Optional.empty() : Optional.of(best);
  }

  private int index(Cell cell) {
    return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
  }
}
