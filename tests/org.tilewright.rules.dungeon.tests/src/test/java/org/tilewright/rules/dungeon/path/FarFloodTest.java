package org.tilewright.rules.dungeon.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.random.RandomSource;

/** Whether a rectangle is searched cell by cell, or what lies in it, changes nothing in the ways that are found. */
class FarFloodTest {

  private static final int SIDE = 24;
  private static final Cell FAR = new Cell(90_000_000, -90_000_000);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void waysAreTheSameWhenOneMoreWallStandsFarAway(long seed) {
    boolean even = seed % 3 == 0;
    Terrain near = terrain(seed, even, List.of());
    Terrain far = terrain(seed, even, List.of(FAR));
    RandomSource random = new RandomSource(seed + 100);
    for (int round = 0; round < 20; round++) {
      Cell target = cell(random);
      List<Cell> hunters = List.of(cell(random), cell(random), cell(random));
      DistanceField dense = new DistanceField();
      DistanceField sparse = new DistanceField();
      dense.search(near, target, hunters);
      sparse.search(far, target, hunters);
      for (Cell hunter : hunters) {
        Optional<Cell> expected = dense.next(hunter);
        if (expected.isPresent() || hunter.equals(target)) {
          assertEquals(expected, sparse.next(hunter), "seed " + seed + ": from " + hunter + " to " + target);
        }
      }
    }
  }

  @Test
  void wallsThirtyThousandCellsApartCostNoMoreThanTwoWalls() {
    List<Cell> walls = List.of(new Cell(0, 0), new Cell(30_000, 30_000), FAR);
    Terrain terrain = terrain(walls);

    assertTrue(terrain.rows().isEmpty(), "the rectangle is not kept");
    walls.forEach(wall -> assertEquals(Terrain.BLOCKED, terrain.cost(wall.x(), wall.y())));
    assertEquals(1, terrain.cost(15_000, 15_000));
    assertEquals(Terrain.BLOCKED, terrain.with(new Cell(7, 7), Terrain.BLOCKED).orElseThrow().cost(7, 7));
    assertEquals(1, terrain.with(new Cell(0, 0), 1).orElseThrow().cost(0, 0));
  }

  @Test
  void whoIsTooFarAwayApproachesAsTheCrowFlies() {
    DistanceField ways = new DistanceField();
    Cell far = new Cell(20_000, 3);
    Terrain terrain = terrain(List.of(new Cell(0, 0), new Cell(30_000, 30_000)));

    ways.search(terrain, new Cell(5, 5), List.of(far));

    assertEquals(Optional.of(new Cell(19_999, 3)), ways.next(far));
    assertTrue(ways.answers(terrain, new Cell(5, 5), new Cell(25_000, 9)), "the search is not made again for the next");
  }

  @Test
  void whoIsWalledInFindsNoWayOutOfASmallRoomOfALargeLevel() {
    List<Cell> walls = new ArrayList<>(List.of(FAR));
    Cell target = new Cell(10, 10);
    Direction.ALL.forEach(direction -> walls.add(target.step(direction)));
    DistanceField ways = new DistanceField();

    ways.search(terrain(walls), target, List.of(new Cell(14, 10)));

    assertEquals(Optional.empty(), ways.next(new Cell(14, 10)));
  }

  private static Terrain terrain(List<Cell> walls) {
    Terrain.Builder builder = new Terrain.Builder(walls.stream().map(Bounds::of).reduce(Bounds::union).orElseThrow());
    walls.forEach(builder::block);
    return builder.build(List.of());
  }

  private static Terrain terrain(long seed, boolean even, List<Cell> more) {
    RandomSource random = new RandomSource(seed);
    Bounds bounds = new Bounds(0, 0, SIDE - 1, SIDE - 1);
    for (Cell cell : more) {
      bounds = bounds.including(cell);
    }
    Terrain.Builder builder = new Terrain.Builder(bounds);
    for (int i = 0; i < SIDE * SIDE / 3; i++) {
      builder.block(cell(random));
    }
    List<Gate> gates = new ArrayList<>();
    for (int i = 0; i < 8 && !even; i++) {
      builder.slow(cell(random), Terrain.slowBy(random.nextInt(5)));
      Cell entrance = cell(random);
      builder.block(entrance);
      gates.add(new Gate(entrance, Direction.ALL.get(i % 4), cell(random)));
    }
    more.forEach(builder::block);
    return builder.build(gates);
  }

  private static Cell cell(RandomSource random) {
    return new Cell(random.nextInt(SIDE), random.nextInt(SIDE));
  }
}
