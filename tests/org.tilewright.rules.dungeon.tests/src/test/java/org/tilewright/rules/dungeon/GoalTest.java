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
}
