package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.RoundInfo;

/** Seed 3.6 and 3.6.1: battles. */
class BattleTest {

  private static final String EXAMPLE = "config { player_health = 10 player_attack = 5 sword_attack = 1 "
      + "shield_defence = 2 mercenary_health = 10 mercenary_attack = 5 sword_durability = 1 bow_durability = 1 "
      + "shield_durability = 2 }";

  private static Play duel(String config) {
    return Play.on("""
        ####
        #@M#
        ####
        """, config);
  }

  @Test
  void roundTakesATenthOfTheEnemysAndAFifthOfThePlayersAttack() {
    Play play = duel("config { player_health = 10 player_attack = 5 mercenary_health = 2 mercenary_attack = 10 }");
    BattleInfo battle = play.move("R").report().battles().getFirst();

    assertEquals(2, battle.rounds().size());
    assertEquals(-1, battle.rounds().getFirst().playerDelta());
    assertEquals(-1, battle.rounds().getFirst().enemyDelta());
    assertEquals(8, play.report().health());
    assertFalse(play.has("mercenary"));
  }

  @Test
  void weaponsWorkAsInTheExampleOfTheSpecification() {
    Play play = Play.on("""
        ###############
        #@sw^^^ww$...M#
        ###############
        """, EXAMPLE);
    play.move("RRRRR").build("bow").move("R");
    while (play.report().battleCount() == 0) {
      if (play.legal().contains("build shield")) {
        play.build("shield");
      }
      play.move("R");
    }
    RoundInfo round = play.report().battles().getFirst().rounds().getFirst();

    assertEquals(List.of("bow", "sword"), round.weaponry().stream().map(ItemInfo::type).sorted().limit(2).toList());
    assertEquals(-(2 * (5 + 1)) / 5.0, round.enemyDelta(), 1e-9);
  }

  @Test
  void shieldReducesTheEnemysAttack() {
    Play play = Play.on("""
        ##########
        #@ww$...M#
        ##########
        """, EXAMPLE).move("RRR");
    play.build("shield").move("RR");

    assertEquals(-(5 - 2) / 10.0, play.report().battles().getFirst().rounds().getFirst().playerDelta(), 1e-9);
    assertEquals(List.of("shield"), play.inventory());
  }

  @Test
  void weaponDisappearsAfterAsManyBattlesAsItsDurability() {
    Play play = Play.on("""
        #####
        #@sM#
        #####
        """, EXAMPLE).move("R");

    assertEquals(1, play.report().battleCount());
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void weaponOfDurabilityZeroHelpsInOneBattleAndBreaksInIt() {
    Play play = Play.on("""
        #####
        #@sM#
        #####
        """, "config { player_attack = 5 sword_attack = 5 sword_durability = 0 }").move("R");

    assertEquals(-2, play.report().battles().getFirst().rounds().getFirst().enemyDelta(), 1e-9);
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void playerWithoutHealthDiesAndTheGameIsLost() {
    Play play = duel("config { player_health = 1 mercenary_attack = 50 mercenary_health = 100 }").move("R");

    assertTrue(play.lost());
    assertFalse(play.has("player"));
    assertTrue(play.has("mercenary"));
    assertEquals(List.of(), play.legal());
  }

  @Test
  void bothCanDieInOneRound() {
    Play play = duel("config { player_health = 1 player_attack = 50 mercenary_attack = 50 mercenary_health = 1 }")
        .move("R");

    assertTrue(play.lost());
    assertFalse(play.has("mercenary"));
  }

  @Test
  void conditionsAreTheSameWhenTheEnemyMovesOntoThePlayer() {
    Play play = Play.on("""
        #####
        #@.M#
        #####
        """).move("L");

    assertEquals(0, play.report().battleCount());
    assertEquals(1, play.move("L").report().battleCount());
  }

  @Test
  void healthIsCarriedOverToTheNextBattle() {
    Play play = Play.on("""
        ######
        #@MM.#
        ######
        """, "config { player_health = 10 player_attack = 5 mercenary_health = 1 mercenary_attack = 10 }").move("R");

    assertEquals(List.of(10.0, 9.0), play.report().battles().stream().map(BattleInfo::playerHealth).toList());
  }

  @Test
  void roundingMakesASixthRoundAsInPlainDoubles() {
    Play play = duel("config { player_health = 10 player_attack = 1 mercenary_health = 1 mercenary_attack = 1 }");

    assertEquals(6, play.move("R").report().battles().getFirst().rounds().size());
  }

  @Test
  void battleThatNobodyCanWinEnds() {
    Play play = duel("config { player_attack = 0 mercenary_attack = 0 mercenary_health = 10 }").move("R");

    assertEquals(0, play.report().battles().getFirst().rounds().size());
    assertTrue(play.has("mercenary"));
    assertTrue(play.outcome().isOngoing());
  }

  @Test
  void midnightArmourAddsAttackAndDefenceAndLastsForEver() {
    Play play = Play.on("""
        ##########
        #@s*....M#
        ##########
        """, "config { midnight_armour_attack = 5 midnight_armour_defence = 3 player_attack = 5 mercenary_attack = 5 "
        + "mercenary_health = 3 }").move("RR").build("midnight_armour").move("RR");
    RoundInfo round = play.report().battles().getFirst().rounds().getFirst();

    assertEquals(-2, round.enemyDelta(), 1e-9);
    assertEquals(-0.2, round.playerDelta(), 1e-9);
    assertEquals(List.of("midnight_armour"), play.inventory());
  }

  @Test
  void battleTakesPlaceWhenThePlayerMovesOntoAnEnemy() {
    assertEquals(1, duel("").move("R").report().battleCount());
  }

  @Test
  void enemyThatThePlayerMeetsOnItsWayIsFoughtBeforeItMovesOn() {
    Play play = Play.on(".....\n.....\n..S..\n..@..", "config { player_attack = 1000 }").move("U");

    assertEquals(1, play.report().battleCount());
    assertFalse(play.has("spider"));
  }

  @Test
  void roundsAreRepeatedUntilOneIsDead() {
    Play play = duel("config { player_health = 10 player_attack = 5 mercenary_health = 4 mercenary_attack = 1 }")
        .move("R");

    assertEquals(List.of(-1.0, -1.0, -1.0, -1.0),
        play.report().battles().getFirst().rounds().stream().map(RoundInfo::enemyDelta).toList());
  }

  @Test
  void swordAddsToTheDamage() {
    Play play = Play.on("""
        #####
        #@sM#
        #####
        """, EXAMPLE).move("R");

    assertEquals(-(5 + 1) / 5.0, play.report().battles().getFirst().rounds().getFirst().enemyDelta(), 1e-9);
  }

  @Test
  void swordLastsForTheNumberOfBattlesOfItsDurability() {
    Play play = Play.on("""
        #########
        #@s.M.MM#
        #########
        """, EXAMPLE.replace("sword_durability = 1", "sword_durability = 2").replace("player_attack = 5",
        "player_attack = 50"));
    play.moveRightIntoABattle();
    assertEquals(1, play.report().battleCount());
    assertEquals(List.of("sword"), play.inventory());

    play.moveRightUntil(later -> later.report().battleCount() > 1);
    assertEquals(List.of(), play.inventory());
  }

  private static Play archer() {
    Play play = Play.on("""
        ##################
        #@w^^^..........M#
        ##################
        """, EXAMPLE).move("RRRR");
    return play.moveRightUntil(later -> later.legal().contains("build bow")).build("bow").moveRightIntoABattle();
  }

  @Test
  void bowDoublesTheDamageInEachRound() {
    assertTrue(archer().report().battles().getFirst().rounds().stream().allMatch(round -> round.enemyDelta() == -2));
  }

  @Test
  void bowLastsForTheNumberOfBattlesOfItsDurability() {
    assertEquals(List.of(), archer().inventory());
  }

  @Test
  void shieldLastsForTheNumberOfBattlesOfItsDurability() {
    Play play = Play.on("""
        ##########
        #@ww$...M#
        ##########
        """, EXAMPLE.replace("shield_durability = 2", "shield_durability = 1")).move("RRR");
    play.build("shield").move("RR");

    assertEquals(1, play.report().battleCount());
    assertEquals(List.of(), play.inventory());
  }

  @Test
  void additiveBonusesComeBeforeMultiplicativeOnes() {
    Play play = Play.on("""
        ###############
        #@sw^^^......M#
        ###############
        """, EXAMPLE).move("RRRRR");
    play.moveRightUntil(later -> later.legal().contains("build bow")).build("bow").moveRightIntoABattle();

    assertEquals(-2 * (5 + 1) / 5.0, play.report().battles().getFirst().rounds().getFirst().enemyDelta(), 1e-9);
  }
}
