package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import org.junit.jupiter.api.Test;

/** Seed 3.9: swamp tiles and shortest paths. */
class SwampTest {

  private static final String SLOW = "legend { '~' = swamp_tile(movement_factor: 2) }";

  @Test
  void whoStepsOntoASwampTileIsStuckForItsFactor() {
    Play play = Play.on("""
        ###########
        #@......~M#
        ###########
        """, SLOW);

    assertEquals(cell(8, 1), play.move("L").at("mercenary"));
    assertEquals(cell(8, 1), play.move("L").at("mercenary"));
    assertEquals(cell(8, 1), play.move("L").at("mercenary"));
    assertEquals(cell(7, 1), play.move("L").at("mercenary"));
  }

  @Test
  void swampDoesNotSlowThePlayer() {
    assertEquals(cell(3, 0), Play.on("@~~~", SLOW).move("RRR").player());
  }

  @Test
  void factorZeroDoesNotSlow() {
    Play play = Play.on("""
        ###########
        #@......~M#
        ###########
        """, "legend { '~' = swamp_tile(movement_factor: 0) }").move("LL");

    assertEquals(cell(7, 1), play.at("mercenary"));
  }

  @Test
  void spidersAreSlowedToo() {
    Play play = Play.on(".....\n.....\n..S..\n....@", "place swamp_tile(movement_factor: 1) at (2, 1)");

    assertEquals(cell(2, 1), play.move("D").at("spider"));
    assertEquals(cell(2, 1), play.move("D").at("spider"));
    assertEquals(cell(3, 1), play.move("D").at("spider"));
  }

  @Test
  void mercenaryWalksAroundASlowSwamp() {
    Play play = Play.on("""
        #########
        #@.~.M..#
        #.#.....#
        #.......#
        #########
        """.replace("#.#.....#", "#.......#"), "legend { '~' = swamp_tile(movement_factor: 9) }").move("LL");

    assertFalse(play.at("mercenary").equals(cell(3, 1)));
  }

  @Test
  void pathThroughPortalsIsTakenWhenItIsShorter() {
    Play play = Play.on("""
        ##################
        #P@.............P#
        #...............M#
        ##################
        """, "config { player_health = 1000 mercenary_health = 1000 }").move("U");

    assertTrue(play.at("mercenary").manhattan(cell(1, 1)) <= 2, () -> "is at " + play.at("mercenary"));
  }

  @Test
  void assassinTakesTheShortestPathToo() {
    Play play = Play.on("""
        ######
        #@.#A#
        #..#.#
        #....#
        ######
        """).move("L");

    assertEquals(cell(4, 2), play.at("assassin"));
  }

  @Test
  void swampTileStaysWhereItIs() {
    assertEquals(cell(1, 1), Play.on("@..\n.~.\n..M", SLOW).move("LLLRRR").at("swamp_tile"));
  }

  @Test
  void zombiesAreSlowedToo() {
    Play play = Play.on("""
        ######..
        #z~..#.@
        ######..
        """, SLOW);

    assertEquals(cell(2, 1), play.move("R").at("zombie_toast"));
    assertEquals(cell(2, 1), play.move("RR").at("zombie_toast"));
    assertFalse(play.move("R").at("zombie_toast").equals(cell(2, 1)));
  }

  @Test
  void mercenaryCrossesASwampThatIsFasterThanTheWayAround() {
    Play play = Play.on("""
        #########
        #@.~.M..#
        ###.#####
        #.......#
        #########
        """, "legend { '~' = swamp_tile(movement_factor: 1) }").move("LL");

    assertEquals(cell(3, 1), play.at("mercenary"));
  }
}
