package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;

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
}
