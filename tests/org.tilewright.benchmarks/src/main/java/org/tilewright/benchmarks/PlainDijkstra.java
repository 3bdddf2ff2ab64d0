package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;

/** The seed's Dijkstra as one writes it down: a priority queue, from one enemy to the player. */
final class PlainDijkstra {

  private final Bounds bounds;
  private final boolean[] walls;
  private final List<Cell> hunters = new ArrayList<>();
  private Cell player;

  PlainDijkstra(LevelDefinition level) {
    bounds = level.bounds().orElseThrow();
    walls = new boolean[bounds.width() * bounds.height()];
    level.forEachEntity((entity, x, y) -> {
      Cell cell = new Cell(x, y);
      switch (entity.kind()) {
        case "wall" -> walls[index(cell)] = true;
        case "mercenary" -> hunters.add(cell);
        case "player" -> player = cell;
        default -> {
          // nothing that blocks the way
        }
      }
    });
  }

  List<Cell> hunters() {
    return hunters;
  }

  /** Directions for the player to walk in without running into walls: into the maze, turning back at dead ends. */
  List<String> walk(int steps) {
    List<String> walk = new ArrayList<>();
    Cell at = player;
    Direction last = Direction.RIGHT;
    for (int i = 0; i < steps; i++) {
      List<Direction> tried = List.of(last, last.clockwise(), last.clockwise().opposite(), last.opposite());
      for (Direction direction : tried) {
        if (!walls[index(at.step(direction))]) {
          last = direction;
          break;
        }
      }
      at = at.step(last);
      walk.add(last.word());
    }
    return walk;
  }

  /** Steps from a cell to the player; -1 when there is no way. */
  int distance(Cell from) {
    int[] distances = new int[walls.length];
    Arrays.fill(distances, Integer.MAX_VALUE);
    PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));
    distances[index(from)] = 0;
    queue.add(new int[] {index(from), 0});
    while (!queue.isEmpty()) {
      int[] entry = queue.remove();
      if (entry[0] == index(player)) {
        return entry[1];
      }
      if (entry[1] == distances[entry[0]]) {
        for (int offset : new int[] {-bounds.width(), bounds.width(), -1, 1}) {
          int neighbour = entry[0] + offset;
          if (!walls[neighbour] && entry[1] + 1 < distances[neighbour]) {
            distances[neighbour] = entry[1] + 1;
            queue.add(new int[] {neighbour, entry[1] + 1});
          }
        }
      }
    }
    return -1;
  }

  private int index(Cell cell) {
    return (cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left();
  }
}
