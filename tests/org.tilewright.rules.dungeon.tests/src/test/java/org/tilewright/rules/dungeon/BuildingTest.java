package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;

/** Seed 3.5 and 3.5.1: what can be built. */
class BuildingTest {

  @Test
  void bowTakes1WoodAnd3Arrows() {
    Play play = Play.on("@w^^^").move("RRRR");
    assertEquals(List.of("bow"), play.report().buildables());

    assertEquals(List.of("bow"), play.build("bow").inventory());
    assertEquals(List.of(), play.report().buildables());
  }

  @Test
  void shieldTakes2WoodAndTreasureBeforeAKey() {
    assertEquals(List.of("key", "shield"), Play.on("@wwk$").move("RRRR").build("shield").inventory());
    assertEquals(List.of("shield"), Play.on("@wwk").move("RRR").build("shield").inventory());
  }

  @Test
  void sunStoneReplacesTreasureInAShieldAndIsRetained() {
    assertEquals(List.of("sun_stone", "shield"), Play.on("@ww*").move("RRR").build("shield").inventory());
  }

  @Test
  void sceptreTakesWoodOr2ArrowsKeyOrTreasureAndASunStone() {
    assertEquals(List.of("sceptre"), Play.on("@w$*").move("RRR").build("sceptre").inventory());
    assertEquals(List.of("sceptre"), Play.on("@^^k*").move("RRRR").build("sceptre").inventory());
  }

  @Test
  void secondSunStoneReplacesTreasureInASceptreAndIsRetained() {
    assertEquals(List.of("sun_stone", "sceptre"), Play.on("@w**").move("RRR").build("sceptre").inventory());
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@w*").move("RR").refusal("build sceptre"));
  }

  @Test
  void midnightArmourTakesASwordAndASunStone() {
    assertEquals(List.of("midnight_armour"), Play.on("@s*").move("RR").build("midnight_armour").inventory());
  }

  @Test
  void midnightArmourIsNotBuiltWhileAZombieIsInTheDungeon() {
    Play play = Play.on("@s*.\n####\n#z##\n####").move("RR");

    assertEquals(List.of(), play.report().buildables());
    assertEquals(Optional.of(Reason.INVALID_ACTION), play.refusal("build midnight_armour"));
  }

  @Test
  void spawnerIsNoZombie() {
    assertEquals(List.of("midnight_armour"), Play.on("@s*.Z").move("RR").report().buildables());
  }

  @Test
  void buildingIsNoTick() {
    assertEquals(4, Play.on("@w^^^").move("RRRR").build("bow").report().ticks());
  }

  @Test
  void sceptreControlsAMercenaryFromAnyDistanceForATime() {
    Play play = Play.on("@w$*..................M", "config { mind_control_duration = 2 }").move("RRR")
        .build("sceptre").interact("mercenary");

    assertFalse(play.entity("mercenary").interactable());
    assertEquals(List.of("sceptre"), play.inventory());
    assertFalse(play.move("L").entity("mercenary").interactable());
    assertTrue(play.move("L").entity("mercenary").interactable());
  }

  @Test
  void sceptreControlsAnAssassinWithoutABribe() {
    Play play = Play.on("@w$*..................A",
        "config { mind_control_duration = 9 assassin_bribe_fail_rate = 1 assassin_bribe_amount = 99 }").move("RRR")
        .build("sceptre").interact("assassin");

    assertEquals("ally", play.variant("assassin"));
  }

  @Test
  void sunStoneReplacesAKeyInASceptreAndIsRetained() {
    assertEquals(List.of("sun_stone", "sceptre"), Play.on("@^^**").move("RRRR").build("sceptre").inventory());
  }

  @Test
  void whatWasBuiltIsInTheInventoryAndItsMaterialsAreNot() {
    assertEquals(List.of("wood", "bow"), Play.on("@ww^^^").move("RRRRR").build("bow").inventory());
  }
}
