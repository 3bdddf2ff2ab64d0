package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
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
  void chanceAboveOneIsCertain() {
    Play play = Play.on("@$.A", STURDY.replace("fail_rate = 1", "fail_rate = 3")).move("R").interact("assassin");

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

  @Test
  void mercenariesDoNotSpawn() {
    Play play = Play.on("@.....Z", "config { zombie_spawn_rate = 1 spider_spawn_rate = 1 player_health = 100000 "
        + "player_attack = 1000 }").move("LRUD".repeat(10));

    assertFalse(play.has("mercenary") || play.has("assassin"));
    assertTrue(play.has("zombie_toast"));
  }

  @Test
  void mercenaryIsStoppedByWallsAndClosedDoors() {
    Play play = Play.on("""
        #######
        #@.D.M#
        #######
        """).move("LLL");

    assertEquals(cell(5, 1), play.at("mercenary"));
  }

  @Test
  void mercenaryIsHostileUnlessBribed() {
    Play play = Play.on("#@M#", "config { bribe_amount = 0 }");

    assertEquals(1, play.fork().move("R").report().battleCount());
    assertEquals(0, play.fork().interact("mercenary").move("R").report().battleCount());
  }

  @Test
  void mercenaryOutsideTheRadiusIsNotBribed() {
    Play play = Play.on("@$....M", "config { bribe_amount = 1 bribe_radius = 2 }").move("R");

    assertEquals(Optional.of(Reason.INVALID_ACTION), play.refusal("interact 2"));
  }

  @Test
  void bribeOfAnAssassinFailsWithAChance() {
    Set<String> outcomes = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      outcomes.add(Play.seeded(seed, "@$.A", "config { assassin_bribe_fail_rate = 0.5 bribe_radius = 9 }").move("R")
          .interact("assassin").variant("assassin"));
    }

    assertEquals(Set.of("", "ally"), outcomes);
  }

  @Test
  void sunStoneBribesNoAssassin() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@*.......A",
        "config { assassin_bribe_amount = 1 bribe_radius = 20 }").move("R").refusal("interact 2"));
  }

  @Test
  void assassinOutsideItsRadiusLosesAnInvisiblePlayer() {
    assertEquals(4, stepsTowardsAnInvisiblePlayer("assassin").size());
  }

  @Test
  void mercenaryMovesLikeAZombieWhileThePlayerIsInvisible() {
    assertEquals(4, stepsTowardsAnInvisiblePlayer("mercenary").size());
  }

  private static Set<Direction> stepsTowardsAnInvisiblePlayer(String enemy) {
    Set<Direction> steps = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      Play play = Play.seeded(seed, "@v", "config { assassin_recon_radius = 3 }", "place " + enemy + " at (30, 30)")
          .move("R");
      Cell before = play.at(enemy);
      Cell after = play.use("invisibility_potion").at(enemy);
      steps.addAll(Direction.ALL.stream().filter(direction -> before.step(direction).equals(after)).toList());
    }
    return steps;
  }

  @Test
  void assassinDealsAndTakesDamageOfItsOwn() {
    Play play = Play.on("#@A#", "config { assassin_attack = 80 assassin_health = 9 mercenary_attack = 1 "
        + "mercenary_health = 1 player_attack = 5 player_health = 1000 }").move("R");
    BattleInfo battle = play.report().battles().getFirst();

    assertEquals(9, battle.enemyHealth());
    assertEquals(-8, battle.rounds().getFirst().playerDelta(), 1e-9);
  }

  @Test
  void healthOfAHydraDecreasesWhenTheChanceIsNone() {
    Play play = Play.on("#@H#", "config { hydra_health_increase_rate = 0 player_attack = 5 player_health = 100 }")
        .move("R");

    assertTrue(play.report().battles().getFirst().rounds().stream().allMatch(round -> round.enemyDelta() == -1));
  }

  @Test
  void healthOfAHydraIncreasesWithAChance() {
    Play play = Play.on("#@H#", "config { hydra_health_increase_rate = 0.5 hydra_health_increase_amount = 1 "
        + "hydra_health = 20 player_attack = 10 player_health = 100000 }").move("R");

    assertEquals(Set.of(1.0, -2.0), play.report().battles().getFirst().rounds().stream().map(RoundInfo::enemyDelta)
        .collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @CsvSource({"5, 3, 4, 3", "2, 6, 2, 5", "-5, 3, -4, 3", "-2, -4, -2, -3", "3, 4, 3, 3"})
  void ofSeveralShortestWaysThatAlongTheLargerDistanceComesFirst(int x, int y, int nextX, int nextY) {
    Play play = Play.on("#\n@", "place mercenary at (" + x + ", " + y + ")").move("U");

    assertEquals(cell(0, 1), play.player());
    assertEquals(cell(nextX, nextY), play.at("mercenary"));
  }

  @Test
  void walkWinsOverAnEquallyLongWayThroughAPortal() {
    Play play = Play.on("""
        ###############
        #.M.P#@.......#
        #.####.#####P.#
        #......########
        ###############
        """);

    assertEquals(cell(1, 1), play.fork().move("U").at("mercenary"), "10 steps either way");
    assertEquals(cell(3, 1), play.move("R").at("mercenary"), "11 steps on foot and 9 through the portal");
  }

  @Test
  void walkWinsAlsoWhenThePortalIsFartherAlongTheWay() {
    Play play = Play.on("""
        #################
        #.M...P#@.......#
        #.######.#####P.#
        #........########
        #################
        """).move("U");

    assertEquals(cell(1, 1), play.at("mercenary"), "12 steps either way, and both begin on foot");
  }

  @ParameterizedTest
  @CsvSource({"7, 3", "3, 8", "-6, 4", "-1, -6", "7, -2"})
  void whoFleesGoesStraightAwayAlongTheLargerDistance(int x, int y) {
    Play play = Play.on("..\n@V", "config { invincibility_potion_duration = 3 }", "place mercenary at (" + x + ", " + y + ")")
        .move("R");
    assertNotEquals(cell(x, y), play.at("mercenary"), "it came nearer");

    assertEquals(cell(x, y), play.use("invincibility_potion").at("mercenary"), "and goes back the same way");
  }

  @Test
  void whoseStraightWayOffIsBlockedFleesAlongTheOtherAxis() {
    Play play = Play.on("""
        ...........
        @V...M....#
        ...........
        """, "config { invincibility_potion_duration = 9 }", "place wall at (6, 1)").move("R").use("invincibility_potion");
    assertEquals(cell(5, 1), play.at("mercenary"));

    assertEquals(cell(5, 0), play.move("R").at("mercenary"));
  }
}
