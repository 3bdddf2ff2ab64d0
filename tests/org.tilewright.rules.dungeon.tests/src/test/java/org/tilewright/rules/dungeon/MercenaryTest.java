package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;
import org.tilewright.rules.dungeon.report.DungeonReport.RoundInfo;

/** Seed 3.3 and 3.3.1: mercenaries, assassins, hydras. */
class MercenaryTest {

  private static final String STURDY = "config { player_health = 1000 mercenary_health = 1000 bribe_amount = 2 "
      + "bribe_radius = 2 assassin_bribe_fail_rate = 1 assassin_recon_radius = 4 } ";

  @Test
  void mercenaryMovesTowardsThePlayer() {
    assertEquals(cell(4, 0), Play.on("#@...M#".replace('#', '.')).move("L").at("mercenary"));
  }

  @Test
  void mercenaryMovesAroundWalls() {
    Play play = Play.on("""
        ######
        #@.#M#
        #..#.#
        #....#
        ######
        """, STURDY).move("L");

    assertEquals(cell(4, 2), play.at("mercenary"));
  }

  @Test
  void mercenaryStandsStillWhenThereIsNoPath() {
    Play play = Play.on("""
        @..###
        ...#M#
        ...###
        """).move("LL");

    assertEquals(cell(4, 1), play.at("mercenary"));
  }

  @Test
  void mercenaryDoesNotPushBoulders() {
    Play play = Play.on("""
        #######
        #@.O.M#
        #######
        """).move("L");

    assertEquals(cell(5, 1), play.at("mercenary"));
  }

  @Test
  void bribedMercenaryBecomesAnAllyForGold() {
    Play play = Play.on("@$$$...........M", STURDY.replace("bribe_radius = 2", "bribe_radius = 20")).move("RRR")
        .interact("mercenary");

    assertEquals(List.of("treasure"), play.inventory());
    assertFalse(play.entity("mercenary").interactable());
    assertEquals("ally", play.variant("mercenary"));
  }

  @Test
  void bribeRadiusIsASquare() {
    String config = "config { bribe_amount = 0 bribe_radius = 2 }";

    assertEquals(Optional.empty(), Play.on("@..\n...\n..M\n", config).refusal("interact 1"));
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@...\n....\n...M\n", config).refusal("interact 1"));
  }

  @Test
  void bribeWithTooLittleGoldIsRefusedAndNothingIsLost() {
    Play play = Play.on("@$.M", STURDY).move("R");

    assertEquals(Optional.of(Reason.INVALID_ACTION), play.refusal("interact 2"));
    assertEquals(List.of("treasure"), play.inventory());
  }

  @Test
  void sunStoneBribesNobody() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@**.......M",
        STURDY.replace("bribe_radius = 2", "bribe_radius = 20")).move("RR").refusal("interact 3"));
  }

  @Test
  void allyFollowsInThePlayersSteps() {
    Play play = Play.on("""
        ###########
        #@......M.#
        ###########
        """, "config { bribe_amount = 0 bribe_radius = 20 }").interact("mercenary");
    assertEquals(cell(2, 1), play.move("LLLLLL").at("mercenary"));

    assertEquals(cell(2, 1), play.move("L").at("mercenary"));
    assertEquals(cell(1, 1), play.move("R").at("mercenary"));
    assertEquals(cell(2, 1), play.move("R").at("mercenary"));
  }

  @Test
  void allyDoesNotFightThePlayer() {
    Play play = Play.on("""
        #####
        #@.M#
        #####
        """, "config { bribe_amount = 0 bribe_radius = 9 }").interact("mercenary").move("RRLRL");

    assertEquals(0, play.report().battleCount());
    assertTrue(play.has("mercenary"));
  }

  @Test
  void alliesGiveABonusInBattle() {
    Play play = Play.on("""
        ########
        #M@..A##
        ########
        """, "config { bribe_amount = 0 player_attack = 5 ally_attack = 10 ally_defence = 2 assassin_attack = 5 "
        + "assassin_health = 100 player_health = 100 }").interact("mercenary").move("RR");
    RoundInfo round = play.report().battles().getFirst().rounds().getFirst();

    assertEquals(-(5 + 10) / 5.0, round.enemyDelta(), 1e-9);
    assertEquals(-(5 - 2) / 10.0, round.playerDelta(), 1e-9);
  }

  @Test
  void failedBribeOfAnAssassinWastesTheGold() {
    Play play = Play.on("@$.A", STURDY).move("R").interact("assassin");

    assertEquals(List.of(), play.inventory());
    assertTrue(play.entity("assassin").interactable());
  }

  @Test
  void assassinSeesAnInvisiblePlayerWithinItsRadius() {
    Play play = Play.on("""
        #######
        #@v..A#
        #######
        """, STURDY).move("R").use("invisibility_potion");

    assertEquals(cell(3, 1), play.at("assassin"));
  }

  @Test
  void hydraGainsHealthInsteadOfLosingIt() {
    Play play = Play.on("""
        ####
        #@H#
        ####
        """, "config { hydra_health_increase_rate = 1 hydra_health_increase_amount = 3 player_health = 1 }").move("R");

    assertEquals(3, play.report().battles().getFirst().rounds().getFirst().enemyDelta());
    assertTrue(play.lost());
  }
}
