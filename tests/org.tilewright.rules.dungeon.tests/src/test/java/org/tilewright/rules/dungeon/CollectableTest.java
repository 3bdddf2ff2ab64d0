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

  private static List<String> collected(String symbol) {
    return Play.on("@" + symbol).move("R").inventory();
  }

  @Test
  void treasureCanBeCollected() {
    assertEquals(List.of("treasure"), collected("$"));
  }

  @Test
  void keyIsPickedUpByMovingIntoItsSquare() {
    assertEquals(List.of(), Play.on("@k").inventory());
    assertEquals(List.of("key"), collected("k"));
  }

  @Test
  void potionsArePickedUp() {
    assertEquals(List.of("invincibility_potion"), collected("V"));
    assertEquals(List.of("invisibility_potion"), collected("v"));
  }

  @Test
  void woodCanBeCollected() {
    assertEquals(List.of("wood"), collected("w"));
  }

  @Test
  void arrowsCanBePickedUp() {
    assertEquals(List.of("arrow"), collected("^"));
  }

  @Test
  void bombCanBeCollected() {
    assertEquals(List.of("bomb"), collected("b"));
  }

  @Test
  void swordCanBeCollected() {
    assertEquals(List.of("sword"), collected("s"));
  }

  @Test
  void sunStoneCanBePickedUp() {
    assertEquals(List.of("sun_stone"), collected("*"));
  }

  @Test
  void timeTurnerCanBeCollected() {
    assertEquals(List.of("time_turner"), collected("t"));
  }

  @Test
  void bulbsAndWiresCannotBeCollected() {
    assertEquals(List.of(), Play.on("@o+").move("RR").inventory());
  }

  @Test
  void onlyOneDoorFitsAKey() {
    String doors = "legend { 'k' = key(key: 7) 'D' = door(key: 8) 'd' = door(key: 7) }";

    assertEquals(cell(1, 0), Play.on("@kD", doors).move("RR").player());
    assertEquals(cell(2, 0), Play.on("@kd", doors).move("RR").player());
  }

  @Test
  void keyDisappearsWhenADoorIsOpened() {
    assertEquals(List.of(), Play.on("@kD").move("RR").inventory());
  }

  @Test
  void keyDisappearsWhenSomethingIsBuiltOfIt() {
    assertEquals(List.of("shield"), Play.on("@wwk").move("RRR").build("shield").inventory());
  }

  @Test
  void doorStaysLockedForEverOnceItsKeyHasBeenUsed() {
    assertEquals(cell(3, 0), Play.on("@wwkD.").move("RRR").build("shield").move("RRR").player());
  }
}
