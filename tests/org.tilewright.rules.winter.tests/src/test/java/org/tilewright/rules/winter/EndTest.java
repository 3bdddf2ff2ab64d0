package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/** Section 3.4: elimination and the end. */
class EndTest {

  private static final String LAST_POINT = ", health: 1";

  /** Player 2 has one hit point left and stands beside player 1, who always does at least 1 damage there. */
  private static Game duel() {
    return Game.on(open(6), Game.FAR_FORT, player(1, 2, 3, "0, 0"), player(2, 2, 3, "1, 0", LAST_POINT));
  }

  private static Game threesome() {
    return Game.on(open(7), "fort at (6, 6)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "1, 0", LAST_POINT),
        player(3, 2, 3, "0, 6"));
  }

  @Test
  void whoHasNoHitPointsIsOut() {
    Game game = duel().play("throw right 1");
    assertFalse(game.player(2).alive());
    assertFalse(WinterLanguage.RULES.seats(game.state()).get(1).playing());
  }

  @Test
  void whoIsOutIsNotDrawn() {
    Game game = threesome().play("throw right 1");
    assertEquals(2, game.view().pieces().stream().filter(piece -> piece.kind().startsWith("player")).count());
    assertTrue(game.events().stream().anyMatch(e -> e instanceof Event.Vanished gone
        && gone.kind().equals("player_2")));
  }

  @Test
  void whoIsOutGetsNoTurns() {
    Game game = threesome().play("throw right 1", "skip move");
    assertEquals(3, game.active());
    assertEquals(1, game.play("end turn").active());
  }

  @Test
  void hitPointsMayFallBelowZeroAndAreShownAsZero() {
    for (long seed = 0; seed < 40; seed++) {
      Game game = Game.seeded(seed, open(6), Game.FAR_FORT, player(1, 2, 3, "0, 0"),
          player(2, 2, 3, "1, 0", LAST_POINT))
          .play("throw right 1");
      assertEquals(1 - game.hits().getFirst().damage(), game.player(2).health());
      assertEquals(0, Integer.parseInt(((org.tilewright.engine.view.Panel.Table) game.view().panels().getFirst())
          .rows().get(1)
          .values().get(1)));
    }
  }

  @Test
  void lastOneStandingWinsWhenTheTurnIsOver() {
    Game game = duel().play("throw right 1");
    assertEquals(Outcome.ONGOING, game.outcome());
    game.play("move 0,1");
    assertEquals(new Outcome.Won(List.of(0), "Player 1 is the last one standing"), game.outcome());
    assertEquals(new Event.Ended(game.outcome()), game.events().getLast());
    assertEquals(1, game.state().turn());
  }

  @Test
  void gameGoesOnWhileTwoAreLeft() {
    assertEquals(Outcome.ONGOING, threesome().play("throw right 1", "skip move").outcome());
  }

  @Test
  void nothingIsLegalAfterTheEnd() {
    Game game = duel().play("throw right 1", "end turn");
    assertEquals(List.of(), game.legal());
    assertEquals("The game is over.", game.refusal("end turn"));
  }

  @Test
  void whoIsOutIsNotKnockedBack() {
    Game game = threesome().play("throw right 1");
    assertTrue(game.events().stream().noneMatch(Event.Moved.class::isInstance));
    assertEquals(new Cell(1, 0), game.cell(2));
  }

  /** The four tiles at the top left hang together, and so do all others. */
  private static final String APART = """
      ┌┐┌┬┬┐
      └┘├┼┼┤
      ┌┬┼┼┼┤
      ├┼┼┼┼┤
      ├┼┼┼┼┤
      └┴┴┴┴┘
      """;
  private static final String EMPTY_HANDED = ", snowballs: 0";

  @Test
  void gameIsDrawnWhenNobodyHoldsASnowballAndNobodyCanGetToAFort() {
    Game game = Game.on(APART, "fort at (5, 5)", player(1, 2, 3, "0, 0", EMPTY_HANDED), player(2, 2, 3, "1, 1", EMPTY_HANDED));
    assertEquals(Outcome.ONGOING, game.outcome(), "only the end of a turn ends a game");
    game.play("end turn");
    assertEquals(new Outcome.Drawn("nobody can be hit any more"), game.outcome());
    assertEquals(new Event.Ended(game.outcome()), game.events().getLast());
    assertEquals(List.of(), game.legal());
    assertEquals("The game is over.", game.refusal("end turn"));
    assertEquals("Drawn after 1 turn: nobody can be hit any more.", game.view().status());
    assertEquals(0, WinterLanguage.RULES.score(game.state(), 0));
  }

  @Test
  void gameIsDrawnWhenTheLastSnowballIsThrownInVain() {
    Game game = Game.on(APART, "fort at (5, 5)", player(1, 2, 3, "0, 0", ", snowballs: 1"), player(2, 2, 3, "1, 1", EMPTY_HANDED));
    game.play("end turn", "end turn");
    assertEquals(Outcome.ONGOING, game.outcome(), "the snowball may still hit");
    game.play("throw down 1", "end turn");
    assertEquals(new Outcome.Drawn("nobody can be hit any more"), game.outcome());
  }

  @Test
  void gameIsDrawnWhenAllWhoAreLeftAreApart() {
    Game game = Game.on(APART, "fort at (5, 5)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "5, 0"));
    assertEquals(new Outcome.Drawn("nobody can be hit any more"), game.play("end turn").outcome());
  }

  @Test
  void gameGoesOnWhileAFortCanBeReached() {
    Game game = Game.on(APART, "fort at (0, 1)", player(1, 2, 3, "0, 0", EMPTY_HANDED), player(2, 2, 3, "1, 1", EMPTY_HANDED));
    assertEquals(Outcome.ONGOING, game.play("end turn").outcome());
  }

  @Test
  void gameGoesOnWhileSomebodyElseCanMakeTheFortsComeBack() {
    String map = """
        ┌┐┌┬┬┬┐
        └┘├┼┼┼┤
        ┌┬┼┼┼┼┤
        ├┼┼┼┼┼┤
        ├┼┼┼┼┼┤
        ├┼┼┼┼┼┤
        └┴┴┴┴┴┘
        """;
    Game game = Game.on(map, "fort at (5, 5)", player(1, 2, 3, "0, 0", EMPTY_HANDED), player(2, 2, 3, "1, 1", EMPTY_HANDED),
        player(3, 2, 3, "6, 6", EMPTY_HANDED));
    assertEquals(Outcome.ONGOING, game.play("end turn").outcome());
  }

  @Test
  void gameOfPlayersWhoAreKnockedApartEnds() {
    for (int players = 2; players <= 4; players++) {
      for (long seed = 0; seed < 4; seed++) {
        assertEnds(players, seed);
      }
    }
  }

  /** On a board that falls apart, games between players at random end in a win or in a draw. */
  private static void assertEnds(int players, long seed) {
    GameState state = WinterLanguage.RULES.start(WinterLanguage.generated(players, seed, false), seed);
    RandomSource random = new RandomSource(seed);
    int left = WinterLanguage.RULES.patience();
    while (WinterLanguage.RULES.outcome(state).isOngoing() && left-- > 0) {
      List<Command> legal = WinterLanguage.RULES.legalCommands(state, state.activePlayer());
      try {
        state = WinterLanguage.RULES.apply(state, legal.get(random.nextInt(legal.size()))).next();
      } catch (IllegalCommandException e) {
        throw new AssertionError(players + " players, seed " + seed, e);
      }
    }
    assertFalse(WinterLanguage.RULES.outcome(state).isOngoing(), players + " players, seed " + seed);
  }
}
