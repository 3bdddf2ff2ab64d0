package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tilewright.rules.dungeon.Play.cell;

import org.junit.jupiter.api.Test;

/** Seed 3.1: the player. */
class PlayerTest {

  @Test
  void playerMovesUpDownLeftAndRight() {
    Play play = Play.on("""
        ...
        .@.
        ...
        """);

    assertEquals(cell(1, 0), play.fork().move("U").player());
    assertEquals(cell(1, 2), play.fork().move("D").player());
    assertEquals(cell(0, 1), play.fork().move("L").player());
    assertEquals(cell(2, 1), play.fork().move("R").player());
  }

  @Test
  void playerCanLeaveTheDrawnMapAsMapsAreInfinite() {
    assertEquals(cell(-3, 0), Play.on("@").move("LLL").player());
  }

  @Test
  void playerIsStoppedByAWall() {
    assertEquals(cell(0, 0), Play.on("@#").move("R").player());
  }

  @Test
  void playerBeginsWithASetAmountOfHealth() {
    assertEquals(7, Play.on("@", "config { player_health = 7 }").report().health());
  }

  @Test
  void walkingIntoAWallStillIsATick() {
    assertEquals(1, Play.on("@#").move("R").report().ticks());
  }

  @Test
  void playerBeginsWithASetAttackDamage() {
    Play play = Play.on("#@M#", "config { player_attack = 35 mercenary_health = 100 player_health = 100 }").move("R");

    assertEquals(-7, play.report().battles().getFirst().rounds().getFirst().enemyDelta(), 1e-9);
  }

  @Test
  void playerBeginsAtTheEntryLocation() {
    assertEquals(cell(2, 1), Play.on("....\n..@.").player());
  }
}
