package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Seed 3.7, 3.7.2 and 3.8: goals, winning and losing. */
class GoalTest {

  @Test
  void enemiesGoalTakesKillsAndTheEndOfAllSpawners() {
    Play play = Play.on("""
        ######
        #@MsZ#
        ######
        """, "config { enemy_goal = 1 mercenary_health = 1 }", "goal enemies").move("R");
    assertEquals(":enemies", play.goals());

    assertTrue(play.move("R").interact("zombie_toast_spawner").won());
  }

  @Test
  void bouldersGoalTakesABoulderOnEverySwitch() {
    Play play = Play.on("@O_.\n....", "place boulder at (1, 1)", "place switch at (2, 1)", "goal boulders").move("R");
    assertEquals(":boulders", play.goals());

    assertTrue(play.move("LDR").won());
  }

  @Test
  void bouldersGoalCanBecomeOpenAgain() {
    Play play = Play.on("@O_..X", "goal boulders and exit").move("R");
    assertEquals(":exit", play.goals());

    assertEquals(":boulders AND :exit", play.move("R").goals());
  }

  @Test
  void treasureGoalCountsWhatIsHeldNow() {
    Play play = Play.on("@$ww", "config { treasure_goal = 1 }", "goal treasure").move("R");
    assertTrue(play.won());

    assertFalse(play.move("RR").build("shield").won());
  }

  @Test
  void goalsAreOnlyEvaluatedAfterTheFirstTick() {
    Play play = Play.on("@", "goal boulders");
    assertFalse(play.won());
    assertEquals(":boulders", play.goals());

    assertTrue(play.move("R").won());
  }

  @Test
  void exitMustBeDoneLastInAConjunction() {
    Play play = Play.on("@X$", "goal exit and treasure(1)").move("R");
    assertFalse(play.won());
    assertEquals(":exit AND :treasure", play.goals());

    assertEquals(":exit", play.move("R").goals());
    assertTrue(play.move("L").won());
  }

  @Test
  void goalStringNestsAsInTheExampleOfTheSpecification() {
    assertEquals(":exit AND (:treasure OR :enemies)",
        Play.on("@X$S", "goal exit and (treasure(1) or enemies(1))").goals());
  }

  @Test
  void finishedPartOfAnOpenAlternativeIsNotListed() {
    Play play = Play.on("@$X", "goal (treasure(1) and exit) or enemies(1)").move("R");

    assertEquals(":exit OR :enemies", play.goals());
  }

  @Test
  void oneOfTwoAlternativesIsEnough() {
    assertTrue(Play.on("@$.O_", "goal treasure(1) or boulders").move("R").won());
  }

  @Test
  void emptyGoalStringMeansThatTheGameIsWon() {
    assertEquals("", Play.on("@X").move("R").goals());
  }

  @Test
  void negatedGoalIsMetWhileItsPartIsNot() {
    assertTrue(Play.on("@$", "goal not treasure(1)").move("L").won());
    assertFalse(Play.on("@$", "goal not treasure(1)").move("R").won());
  }

  @Test
  void gameGoesOnAfterTheWinForWhoeverAsks() {
    Play play = Play.on("@X").move("R").move("L");

    assertFalse(play.won());
    assertEquals(":exit", play.goals());
  }

  @Test
  void goalTreeShowsProgress() {
    Play play = Play.on("@$$", "goal treasure(2)").move("R");

    assertEquals("treasure 1/2", play.view().goal().orElseThrow().text());
  }

  @Test
  void exitGoalIsGettingToAnExit() {
    Play play = Play.on("@X", "goal exit");

    assertFalse(play.fork().move("L").won());
    assertTrue(play.move("R").won());
  }

  @Test
  void enemiesGoalIsMetByMoreThanTheNumberToo() {
    Play play = Play.on("#@MM#", "config { player_attack = 1000 }", "goal enemies(1)").move("R").move("R");

    assertEquals(2, play.report().battleCount());
    assertTrue(play.won());
  }

  @Test
  void treasureGoalIsMetByMoreThanTheNumberToo() {
    assertTrue(Play.on("@$$$", "goal treasure(2)").move("RRR").won());
  }

  @Test
  void enemiesAndExitTakeBoth() {
    Play play = Play.on("#@MX#", "config { player_attack = 1000 }", "goal enemies(1) and exit");
    assertEquals(":enemies AND :exit", play.goals());

    assertEquals(":exit", play.move("R").goals());
    assertTrue(play.move("R").won());
  }

  @Test
  void exitAndOneOfTwoAlternativesTakeTheExitLast() {
    Play play = Play.on("@$X", "goal exit and (enemies(1) or treasure(1))");

    assertEquals(":exit", play.move("R").goals());
    assertTrue(play.move("R").won());
  }

  @Test
  void gameIsLostWhenThePlayerDiesAndIsRemovedFromTheMap() {
    Play play = Play.on("#@M#", "config { player_health = 1 mercenary_attack = 100 }").move("R");

    assertTrue(play.lost());
    assertFalse(play.has("player"));
  }
}
