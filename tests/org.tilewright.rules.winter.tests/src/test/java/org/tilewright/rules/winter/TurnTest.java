package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import org.junit.jupiter.api.Test;

/** Section 3: the turn, with the repair that actions can be skipped. */
class TurnTest {

  private static Game duel() {
    return Game.duel(1, "0, 0", "5, 5");
  }

  @Test
  void turnIsAMoveAndAThrow() {
    Game game = duel().play("move 1,0");
    assertEquals(1, game.active());
    game.play("throw right 1");
    assertEquals(2, game.active());
    assertEquals(1, game.state().turn());
  }

  @Test
  void throwMayComeFirst() {
    Game game = duel().play("throw right 1");
    assertEquals(1, game.active());
    assertEquals(2, game.play("move 1,0").active());
  }

  @Test
  void eachActionCanBeTakenOnce() {
    assertEquals("Player 1 has moved in this turn already.", duel().play("move 1,0").refusal("move 2,0"));
    assertEquals("Player 1 has no throw left in this turn.", duel().play("throw right 1").refusal("throw right 1"));
  }

  @Test
  void playersTakeTurnsInTheOrderOfTheirSeatsAndOverAgain() {
    Game game = Game.on(open(7), "fort at (3, 3)", player(1, 1, 4, "0, 0"), player(2, 1, 4, "6, 0"),
        player(3, 1, 4, "0, 6"));
    assertEquals(1, game.active());
    assertEquals(2, game.play("end turn").active());
    assertEquals(3, game.play("end turn").active());
    assertEquals(1, game.play("end turn").active());
    assertEquals(3, game.state().turn());
    assertEquals(3, game.state().ply());
  }

  @Test
  void withoutSnowballsThereIsNoThrowFromTheStartOfTheTurn() {
    Game game = Game.on(open(6), "fort at (5, 0)", player(1, 1, 4, "0, 0", ", snowballs: 0"), player(2, 1, 4, "5, 5"));
    assertTrue(game.refusal("throw right 1").contains("no snowballs"));
    assertFalse(game.isLegal("skip throw"));
    assertEquals(2, game.play("move 0,1").active(), "the move alone is the turn");
  }

  @Test
  void lastSnowballThrownFirstLeavesTheMove() {
    Game game = Game.on(open(6), "fort at (5, 0)", player(1, 1, 4, "0, 0"), player(2, 1, 4, "5, 5"))
        .play("throw right 1");
    assertEquals(1, game.active());
    assertTrue(game.isLegal("move 0,1"));
  }

  @Test
  void whoRefillsAfterTheThrowWasTakenAwayDoesNotThrowInThatTurn() {
    Game game = Game.on(open(6), "fort at (1, 0)", player(1, 2, 3, "0, 0", ", snowballs: 0"), player(2, 1, 4, "5, 5"))
        .play("move 1,0");
    assertEquals(2, game.player(1).snowballs());
    assertEquals(2, game.active());
  }

  @Test
  void whoRefillsWithASnowballLeftMayStillThrow() {
    Game game = Game.on(open(6), "fort at (1, 0)", player(1, 2, 3, "0, 0", ", snowballs: 1"), player(2, 1, 4, "5, 5"))
        .play("move 1,0");
    assertEquals(1, game.active());
    assertTrue(game.isLegal("throw right 1"));
  }

  @Test
  void actionsCanBeSkipped() {
    assertTrue(duel().play("skip move").isLegal("throw right 1"));
    assertFalse(duel().play("skip move").isLegal("move 1,0"));
    assertTrue(duel().play("skip throw").isLegal("move 1,0"));
    assertFalse(duel().play("skip throw").isLegal("throw right 1"));
    assertEquals(2, duel().play("skip throw", "skip move").active());
    assertEquals(2, duel().play("end turn").active());
    assertEquals(2, duel().play("move 1,0", "end turn").active());
  }

  @Test
  void nothingIsSkippedTwice() {
    assertFalse(duel().play("skip move").isLegal("skip move"));
    assertEquals("Player 1 has moved in this turn already.", duel().play("skip move").refusal("skip move"));
    assertEquals("Player 1 has no throw left in this turn.", duel().play("skip throw").refusal("skip throw"));
  }

  @Test
  void turnCanAlwaysBeEnded() {
    assertTrue(duel().isLegal("end turn"));
    assertTrue(duel().play("move 1,0").isLegal("end turn"));
    assertTrue(duel().play("throw right 1").isLegal("end turn"));
  }
}
