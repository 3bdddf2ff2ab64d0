package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** Seed 3.4 and 3.4.1: what can be collected. */
class CollectableTest {

  @Test
  void collectablesArePickedUpByThePlayerWhoMovesOntoThem() {
    Play play = Play.on("@$w^sVv").move("RRRRRR");

    assertEquals(List.of("treasure", "wood", "arrow", "sword", "invincibility_potion", "invisibility_potion"),
        play.inventory());
    assertFalse(play.has("treasure"));
  }

  @Test
  void itemKeepsTheNumberThatTheEntityHad() {
    Play play = Play.on("@$");
    int id = play.entity("treasure").id();

    assertEquals(List.of(new ItemInfo(id, "treasure")), play.move("R").report().inventory());
  }

  @Test
  void playerCarriesOnlyOneKeyAtATime() {
    Play play = Play.on("@kk").move("RR");

    assertEquals(List.of("key"), play.inventory());
    assertEquals(cell(2, 0), play.at("key"));
    assertEquals(cell(2, 0), play.player());
  }

  @Test
  void enemiesDoNotCollect() {
    assertTrue(Play.on("@...$M").move("L").has("treasure"));
  }

  @Test
  void sunStoneOpensADoorAndIsRetained() {
    Play play = Play.on("@*D.").move("RRR");

    assertEquals(cell(3, 0), play.player());
    assertEquals(List.of("sun_stone"), play.inventory());
  }

  @Test
  void sunStoneSparesTheKeyAtADoor() {
    assertEquals(List.of("sun_stone", "key"), Play.on("@*kD.").move("RRRR").inventory());
  }

  @Test
  void sunStoneCountsTowardsTheTreasureGoal() {
    assertTrue(Play.on("@*", "goal treasure(1)").move("R").won());
  }
}
