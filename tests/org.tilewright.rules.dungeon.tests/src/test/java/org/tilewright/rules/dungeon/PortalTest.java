package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Seed 3.2: portals. */
class PortalTest {

  @Test
  void portalTeleportsToTheCellBeyondItsCounterpartInTheDirectionOfTravel() {
    assertEquals(cell(6, 0), Play.on("@P...P.").move("R").player());
  }

  @Test
  void portalsOfOneColourBelongTogether() {
    Play play = Play.on("@p.q.p.q.", "legend { 'p' = portal(colour: \"RED\") 'q' = portal(colour: \"GREY\") }");

    assertEquals(cell(6, 0), play.move("R").player());
  }

  @Test
  void blockedCellBeyondLeadsToAnotherFreeCellNextToTheCounterpart() {
    Play play = Play.on("""
        ......
        @P..P#
        ....#.
        """).move("R");

    assertTrue(play.player().adjacent(cell(4, 1)), () -> "is at " + play.player());
    assertEquals(cell(4, 0), play.player());
  }

  @Test
  void playerRemainsWhereHeIsWhenAllCellsAroundTheCounterpartAreWalls() {
    Play play = Play.on("""
        ....#.
        @P.#P#
        ....#.
        """).move("R");

    assertEquals(cell(0, 1), play.player());
  }

  @Test
  void itemOnTheCellOfArrivalIsPickedUp() {
    assertEquals(List.of("treasure"), Play.on("@P..P$").move("R").inventory());
  }

  @Test
  void boulderOnTheCellOfArrivalIsPushedOn() {
    Play play = Play.on("@P..PO.").move("R");

    assertEquals(cell(5, 0), play.player());
    assertEquals(cell(6, 0), play.at("boulder"));
  }

  @Test
  void arrivingOnAnotherPortalLeadsOnThroughIt() {
    Play play = Play.on("@p.pq..q.", "legend { 'p' = portal(colour: \"RED\") 'q' = portal(colour: \"GREY\") }");

    assertEquals(cell(8, 0), play.move("R").player());
  }

  @Test
  void portalsThatOnlyLeadToEachOtherHoldThePlayerBack() {
    Play play = Play.on("""
        ########
        @pq##pq#
        ########
        """, "legend { 'p' = portal(colour: \"RED\") 'q' = portal(colour: \"GREY\") }").move("R");

    assertEquals(cell(0, 1), play.player());
  }

  @Test
  void mercenaryGoesThroughPortals() {
    Play play = Play.on("""
        ###########
        #@P#.#P..M#
        ###########
        """, "config { mercenary_health = 1000 player_health = 1000 }").move("L");

    assertEquals(cell(8, 1), play.at("mercenary"));
    assertEquals(cell(7, 1), play.move("L").at("mercenary"));
  }
}
