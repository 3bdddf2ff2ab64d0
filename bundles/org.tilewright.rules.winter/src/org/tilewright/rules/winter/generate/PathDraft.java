package org.tilewright.rules.winter.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.board.Paths;

/** A board whose sides are being opened and closed. It begins with everything open but the border. */
final class PathDraft {

  /** The chance that a tile closes a side at all. */
  private static final double CLOSING = 0.5;
  /** No tile has more closed sides than this, which leaves it {@link Openings#FEWEST} openings. */
  private static final int MOST_CLOSED = Direction.ALL.size() - Openings.FEWEST;

  private final Bounds bounds;
  private final int size;
  private final Openings[] tiles;

  PathDraft(int size) {
    this.size = size;
    bounds = Bounds.ofSize(0, 0, size, size);
    tiles = new Openings[size * size];
    Arrays.fill(tiles, Openings.ALL);
    bounds.cells().forEach(cell -> Direction.ALL.stream().filter(side -> !bounds.contains(cell.step(side)))
        .forEach(side -> tiles[index(cell)] = at(cell).without(side)));
  }

  private int index(Cell cell) {
    return cell.y() * size + cell.x();
  }

  private Openings at(Cell cell) {
    return tiles[index(cell)];
  }

  int count() {
    return tiles.length;
  }

  Paths paths() {
    return new Paths(bounds, List.of(tiles));
  }

  /** Closes sides as the original does: tile by tile in reading order, at most one side each. */
  void closeAtRandom(RandomSource random) {
    bounds.cells().forEach(cell -> {
      if (random.chance(CLOSING)) {
        side(cell, random.nextDouble()).filter(side -> mayClose(cell) && mayClose(cell.step(side)))
            .ifPresent(side -> close(cell, side));
      }
    });
  }

  /**
   * The side that a number from 0 to 1 stands for; where there is no neighbour, the next one in the order takes its
   * share.
   */
  private Optional<Direction> side(Cell cell, double number) {
    int last = size - 1;
    if (cell.y() > 0 && number < 0.25) {
      return Optional.of(Direction.UP);
    }
    if (cell.x() > 0 && number < 0.5) {
      return Optional.of(Direction.LEFT);
    }
    if (cell.x() < last && number < 0.75) {
      return Optional.of(Direction.RIGHT);
    }
    return cell.y() < last ? Optional.of(Direction.DOWN) : Optional.empty();
  }

  private boolean mayClose(Cell cell) {
    return Direction.ALL.size() - at(cell).count() < MOST_CLOSED;
  }

  private void close(Cell cell, Direction side) {
    Cell next = cell.step(side);
    tiles[index(cell)] = at(cell).without(side);
    tiles[index(next)] = at(next).without(side.opposite());
  }

  /** A closed side between a reached tile and one that is not. */
  private record Wall(Cell cell, Direction side) {
  }

  /** Opens walls, picked at random among those that divide the board, until none does. */
  void connect(RandomSource random) {
    for (List<Wall> walls = dividing(); !walls.isEmpty(); walls = dividing()) {
      Wall wall = random.pick(walls);
      Cell next = wall.cell().step(wall.side());
      tiles[index(wall.cell())] = at(wall.cell()).with(wall.side());
      tiles[index(next)] = at(next).with(wall.side().opposite());
    }
  }

  private List<Wall> dividing() {
    Paths paths = paths();
    long reached = paths.connected(0);
    List<Wall> walls = new ArrayList<>();
    for (int tile : Paths.tiles(reached)) {
      for (Direction side : Direction.ALL) {
        paths.beyond(tile, side).stream().filter(next -> (reached & Paths.bit(next)) == 0)
            .forEach(next -> walls.add(new Wall(paths.cell(tile), side)));
      }
    }
    return walls;
  }
}
