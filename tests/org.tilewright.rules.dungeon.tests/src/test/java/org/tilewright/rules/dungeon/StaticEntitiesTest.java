package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Seed 3.2: walls, exits, boulders, switches, doors. */
class StaticEntitiesTest {

  @Test
  void goingThroughTheExitCompletesThePuzzle() {
    assertTrue(Play.on("@X").move("R").won());
  }

  @Test
  void boulderIsPushedAndThePlayerTakesItsPlace() {
    Play play = Play.on("@O.").move("R");

    assertEquals(cell(1, 0), play.player());
    assertEquals(cell(2, 0), play.at("boulder"));
  }

  @Test
  void pushingTwoBouldersIsRefused() {
    Play play = Play.on("@OO.").move("R");

    assertEquals(cell(0, 0), play.player());
    assertEquals(cell(1, 0), play.at("boulder"));
  }

  @Test
  void boulderIsNotPushedIntoAWall() {
    assertEquals(cell(0, 0), Play.on("@O#").move("R").player());
  }

  @Test
  void boulderIsPushedOntoACollectableEntityWhichStaysThere() {
    Play play = Play.on("@O$").move("R");

    assertEquals(cell(2, 0), play.at("boulder"));
    assertEquals(cell(2, 0), play.at("treasure"));
  }

  @Test
  void boulderIsNotPushedOntoAPortal() {
    assertEquals(cell(0, 0), Play.on("@OP.P").move("R").player());
  }

  @Test
  void switchBehavesLikeAnEmptySquare() {
    assertEquals(cell(1, 0), Play.on("@_").move("R").player());
  }

  @Test
  void boulderTriggersASwitchAndUntriggersItWhenPushedOff() {
    Play play = Play.on("@O_.").move("R");
    assertEquals("on", play.variant("switch"));

    assertEquals("", play.move("R").variant("switch"));
  }

  @Test
  void boulderThatStandsOnASwitchFromTheStartTriggersIt() {
    assertEquals("on", Play.on("@*", "legend { '*' = boulder + switch }").variant("switch"));
  }

  @Test
  void keyOpensTheDoorThatItFitsAndDisappears() {
    Play play = Play.on("@kD.").move("RR");

    assertEquals(cell(2, 0), play.player());
    assertEquals("open", play.variant("door"));
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void doorIsClosedForThePlayerWithoutItsKey() {
    Play play = Play.on("@kD", "legend { 'k' = key(key: 1) 'D' = door(key: 2) }").move("RR");

    assertEquals(cell(1, 0), play.player());
    assertEquals(List.of("key"), play.inventory());
  }

  @Test
  void openDoorRemainsOpen() {
    assertEquals(cell(2, 0), Play.on("@kD.").move("RRRL").player());
  }

  @Test
  void closedDoorStopsABoulder() {
    assertEquals(cell(0, 0), Play.on("@OD").move("R").player());
  }

  @Test
  void wallBlocksEnemies() {
    assertEquals(cell(1, 1), Play.on("""
        ###.....
        #z#....@
        ###.....
        """).move("RRRR").at("zombie_toast"));
  }

  @Test
  void boulderActsLikeAWallForEnemies() {
    Play play = Play.on("""
        .O......
        OzO....@
        .O......
        """).move("RRRR");

    assertEquals(cell(1, 1), play.at("zombie_toast"));
    assertTrue(play.isAt("boulder", cell(1, 0)) && play.isAt("boulder", cell(2, 1)));
  }

  @Test
  void boulderIsPushedInAllFourDirections() {
    Play play = Play.on("""
        .....
        ..O..
        .O@O.
        ..O..
        .....
        """);

    assertTrue(play.fork().move("U").isAt("boulder", cell(2, 0)));
    assertTrue(play.fork().move("D").isAt("boulder", cell(2, 4)));
    assertTrue(play.fork().move("L").isAt("boulder", cell(0, 2)));
    assertTrue(play.fork().move("R").isAt("boulder", cell(4, 2)));
  }

  @Test
  void otherEntitiesCanBeOnTopOfASwitch() {
    Play play = Play.on("""
        #######
        #@.._M#
        #######
        """).move("L");

    assertEquals(cell(4, 1), play.at("mercenary"));
    assertEquals("", play.variant("switch"));
  }
}
