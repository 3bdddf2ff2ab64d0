package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;

/** Seed 3.3: spiders and zombies. */
class WanderingEnemiesTest {

  private static final String FIELD = """
      ..........
      ..........
      ..........
      ..........
      .........@
      """;

  private static Play field(String spider) {
    return Play.on(FIELD, "place spider at (3, 2) " + spider);
  }

  @Test
  void spiderMovesUpFirstAndThenCirclesClockwise() {
    Play play = field("");
    List<Cell> circle = List.of(cell(3, 1), cell(4, 1), cell(4, 2), cell(4, 3), cell(3, 3),
        cell(2, 3), cell(2, 2), cell(2, 1), cell(3, 1));

    for (Cell expected : circle) {
      assertEquals(expected, play.move("D").at("spider"));
    }
  }

  @Test
  void spiderTraversesWallsAndDoors() {
    Play play = field("place wall at (3, 1) place door + key at (4, 1)");

    assertEquals(cell(3, 1), play.move("D").at("spider"));
    assertEquals(cell(4, 1), play.move("D").at("spider"));
  }

  @Test
  void spiderReversesItsDirectionAtABoulder() {
    Play play = field("place boulder at (4, 1)");

    assertEquals(cell(3, 1), play.move("D").at("spider"));
    assertEquals(cell(2, 1), play.move("D").at("spider"));
    assertEquals(cell(2, 2), play.move("D").at("spider"));
  }

  @Test
  void spiderBetweenTwoBouldersRemainsStill() {
    Play play = field("place boulder at (4, 1), (2, 1)");

    assertEquals(cell(3, 1), play.move("DDD").at("spider"));
  }

  @Test
  void spiderBelowABoulderWaitsWhereItAppeared() {
    assertEquals(cell(3, 2), field("place boulder at (3, 1)").move("DD").at("spider"));
  }

  @Test
  void spidersAppearEveryRateTicksFromTheRateThTick() {
    Play play = Play.on(FIELD, "config { spider_spawn_rate = 3 player_health = 1000 }");

    assertEquals(0, play.move("DD").count("spider"));
    assertEquals(1, play.move("D").count("spider"));
  }

  @Test
  void zombieMovesToANeighbouringFreeCell() {
    Play play = Play.on("""
        #####....
        #z..#...@
        #####....
        """).move("R");

    assertEquals(cell(2, 1), play.at("zombie_toast"));
  }

  @Test
  void zombieIsLimitedByWallsBouldersAndClosedDoors() {
    Play play = Play.on("""
        .#......
        OzD....@
        .#......
        """).move("RRRRR");

    assertEquals(cell(1, 1), play.at("zombie_toast"));
  }

  @Test
  void portalsHaveNoEffectOnZombies() {
    Play play = Play.on("""
        .#.......
        #zP#..P.@
        .###.....
        """).move("R");

    assertEquals(cell(2, 1), play.at("zombie_toast"));
  }

  @Test
  void sameSeedMakesTheSameWalk() {
    assertEquals(Play.seeded(5, FIELD, "place zombie_toast at (3, 2)").move("DDDD").at("zombie_toast"),
        Play.seeded(5, FIELD, "place zombie_toast at (3, 2)").move("DDDD").at("zombie_toast"));
  }

  @Test
  void allEnemiesCanBePartOfTheDungeonFromTheBeginning() {
    Play play = Play.on("@....S....z....M....A....H");

    assertEquals(List.of("spider", "zombie_toast", "mercenary", "assassin", "hydra"), play.report().entities().stream()
        .map(EntityInfo::type).filter(type -> !type.equals("player")).toList());
  }

  @Test
  void allEnemiesMoveEachTick() {
    Play play = Play.on("@", "place spider at (20, 0) place zombie_toast at (0, 20) place mercenary at (40, 0) "
        + "place assassin at (0, 40) place hydra at (30, 30)");
    for (int tick = 0; tick < 4; tick++) {
      for (String enemy : List.of("spider", "zombie_toast", "mercenary", "assassin", "hydra")) {
        Cell before = play.at(enemy);
        assertTrue(play.fork().move("L").at(enemy).adjacent(before), enemy);
      }
      play.move("L");
    }
  }

  @Test
  void spidersAppearAtRandomCellsInTheBoxOfTheLevel() {
    Set<Cell> cells = IntStream.range(0, 40).mapToObj(seed -> Play.seeded(seed, FIELD,
        "config { spider_spawn_rate = 1 }").move("U").at("spider")).collect(Collectors.toSet());

    assertTrue(cells.size() > 10, () -> "only " + cells);
    assertTrue(cells.stream().allMatch(cell -> cell.x() >= 0 && cell.x() < 10 && cell.y() >= 0 && cell.y() < 5));
  }

  @Test
  void spiderTraversesSwitchesPortalsAndExitsWhichHaveNoEffect() {
    Play play = field("place switch at (3, 1) place portal at (4, 1), (9, 0) place exit at (4, 2)");

    assertEquals(cell(3, 1), play.move("D").at("spider"));
    assertEquals(cell(4, 1), play.move("D").at("spider"));
    assertEquals(cell(4, 2), play.move("D").at("spider"));
    assertEquals(cell(4, 3), play.move("D").at("spider"));
  }

  @Test
  void zombiesMoveInRandomDirections() {
    assertEquals(Set.of(cell(4, 5), cell(6, 5), cell(5, 4), cell(5, 6)), firstSteps("zombie_toast"));
  }

  @Test
  void hydrasMoveAsZombiesDo() {
    assertEquals(Set.of(cell(4, 5), cell(6, 5), cell(5, 4), cell(5, 6)), firstSteps("hydra"));
  }

  private static Set<Cell> firstSteps(String enemy) {
    return IntStream.range(0, 60).mapToObj(seed -> Play.seeded(seed, "@", "place " + enemy + " at (5, 5)").move("L")
        .at(enemy)).collect(Collectors.toSet());
  }

  @Test
  void hydraIsLimitedByWallsBouldersAndClosedDoors() {
    Play play = Play.on("""
        .#......
        OHD....@
        .#......
        """).move("RRRRR");

    assertEquals(cell(1, 1), play.at("hydra"));
  }

  @Test
  void portalsHaveNoEffectOnHydras() {
    Play play = Play.on("""
        .#.......
        #HP#..P.@
        .###.....
        """).move("R");

    assertEquals(cell(2, 1), play.at("hydra"));
  }
}
