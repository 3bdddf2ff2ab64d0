package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How well a player stands: an estimate for bots, so only its order is looked at. */
class StandingTest {

  @Test
  void nearerToTheExitIsBetter() {
    Play play = Play.on("@...X");
    assertTrue(score(play.fork().move("R")) > score(play));
    assertTrue(score(play.fork().move("RR")) > score(play.fork().move("R")));
    assertTrue(score(play.fork().move("L")) < score(play));
  }

  @Test
  void anExitIsNoUseBeforeTheRestOfTheGoalIsDone() {
    Play play = Play.on("$.@..X", "config { treasure_goal = 1 }", "goal exit and treasure");
    assertTrue(score(play.fork().move("L")) > score(play.fork().move("R")));
    Play loaded = play.move("LL");
    assertTrue(score(loaded.fork().move("R")) > score(loaded));
  }

  @Test
  void collectedTreasureIsWorthMoreThanBeingNearToIt() {
    Play play = Play.on("@$.$", "config { treasure_goal = 2 }", "goal treasure");
    assertTrue(score(play.fork().move("R")) > score(play));
  }

  @Test
  void aBoulderPushedTowardsASwitchIsBetter() {
    Play play = Play.on("@O.._", "goal boulders");
    assertTrue(score(play.fork().move("R")) > score(play));
  }

  @Test
  void theWayLeadsThroughALockedDoorForWhoHasAKey() {
    Play play = Play.on("""
        #######
        #.@kDX#
        #######
        """, "legend { 'k' = key(key: 1)  'D' = door(key: 1) }");
    assertTrue(score(play.fork().move("R")) > score(play));
  }

  @Test
  void winningIsBeyondEverything() {
    assertEquals(Double.POSITIVE_INFINITY, score(Play.on("@X").move("R")));
    assertTrue(score(Play.on("@X")) < Double.POSITIVE_INFINITY);
  }

  private static double score(Play play) {
    return DungeonLanguage.RULES.score(play.state(), 0);
  }
}
