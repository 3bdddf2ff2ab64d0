package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Seed 3.4: bombs. */
class BombTest {

  @Test
  void usedBombLiesWhereThePlayerIs() {
    Play play = Play.on("@b..").move("R").use("bomb");

    assertEquals(cell(1, 0), play.at("bomb"));
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void usedBombIsNotPickedUpAgain() {
    Play play = Play.on("@b..").move("R").use("bomb").move("RL");

    assertEquals(cell(1, 0), play.player());
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void bombExplodesWhenPlacedNextToAnActiveSwitch() {
    Play play = Play.on("b@O_").move("LRR").use("bomb");

    assertFalse(play.has("bomb"));
    assertFalse(play.has("switch"));
    assertFalse(play.has("boulder"));
    assertEquals(cell(2, 0), play.player());
  }

  @Test
  void bombNextToAnInactiveSwitchExplodesOnceTheSwitchIsTriggered() {
    Play play = Play.on("""
        ..b...
        ..@O_.
        ......
        """).move("U").move("RR").use("bomb");
    assertEquals(cell(4, 0), play.at("bomb"));

    play.move("LLD").move("R");
    assertFalse(play.has("bomb"));
    assertFalse(play.has("boulder"));
    assertEquals(cell(3, 1), play.player());
  }

  @Test
  void explosionIsASquareAndSparesThePlayer() {
    Play play = Play.on("""
        #####
        #...#
        #.@.#
        #...#
        #####
        """, "place bomb at (2, 1)", "place boulder + switch at (1, 2)", "place treasure at (3, 3)")
        .move("UD").use("bomb");

    assertFalse(play.has("treasure"));
    assertEquals(16, play.count("wall"));
    assertEquals(cell(2, 2), play.player());
  }

  @Test
  void bombRadiusIsConfigured() {
    Play play = Play.on("""
        #######
        #.....#
        #.....#
        #..@..#
        #.....#
        #.....#
        #######
        """, "config { bomb_radius = 3 }", "place bomb at (3, 2)", "place boulder + switch at (2, 3)")
        .move("UD").use("bomb");

    assertEquals(0, play.count("wall"));
  }

  @Test
  void diagonalNeighbourhoodDoesNotTrigger() {
    Play play = Play.on("@b", "place boulder + switch at (2, 1)").move("R").use("bomb");

    assertTrue(play.has("bomb"));
  }

  @Test
  void bombThatWasNeverCollectedDoesNotExplode() {
    assertTrue(Play.on("""
        .b.
        @O_
        """, "place bomb at (2, 0)").move("R").has("bomb"));
  }

  @Test
  void enemiesDestroyedByABombDoNotCountAsKilled() {
    Play play = Play.on("""
        .###.
        .#S#.
        b###.
        @....
        """, "config { bomb_radius = 5 enemy_goal = 1 }", "place boulder + switch at (1, 3)", "goal enemies")
        .move("UD").use("bomb");

    assertFalse(play.has("spider"));
    assertFalse(play.won());
  }

  @Test
  void destroyedSwitchNeedsNoBoulderAnyMore() {
    Play play = Play.on("b@O_", "place switch at (9, 9)", "goal boulders").move("LRR").use("bomb");

    assertEquals("boulders 0/1", play.view().goal().orElseThrow().text());
  }

  @Test
  void explosionDestroysDiagonallyAndCardinallyAdjacentEntities() {
    Play play = Play.on("""
        ......
        .www..
        b@O_.w
        .www..
        ......
        """).move("LRR").use("bomb");

    assertEquals(1, play.count("wood"));
    assertEquals(cell(5, 2), play.at("wood"));
    assertFalse(play.has("boulder"));
  }

  @Test
  void bombsOfOneSwitchExplodeTogetherEachWithItsOwnBlast() {
    Play play = Play.on("""
        b..#....
        b.......
        @..O_...
        ......#.
        """).move("UUDRRRR").use("bomb").move("RD").use("bomb").move("ULLLD");
    assertEquals(2, play.count("bomb"));

    play.move("R");
    assertEquals(0, play.count("bomb"));
    assertEquals(0, play.count("wall"), "each wall is in the blast of one bomb alone");
  }

  @Test
  void bombThatIsNotSetOffItselfIsOnlyDestroyedByTheExplosionOfAnother() {
    Play play = Play.on("""
        b.....#.
        b.......
        @..O_...
        """).move("UUDRRRRRU").use("bomb").move("LD").use("bomb").move("LLD");
    assertEquals(2, play.count("bomb"));

    play.move("R");
    assertEquals(0, play.count("bomb"));
    assertTrue(play.has("wall"));
  }
}
