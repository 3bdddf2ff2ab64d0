package org.tilewright.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.example.WalkToExit;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.testsupport.LevelSketch;

class BotGamesTest {

  private static final LevelDefinition STONES = LevelSketch.of("nim", ".").build();
  private static final Nim NIM = new Nim(true);

  private static Playout among(Bot... bots) {
    return new Playout(NIM, STONES, List.of(bots), 100);
  }

  @Test
  void theSameSeedGivesTheSameGamesHoweverManyCoresPlayThem() {
    Playout playout = among(new RandomBot(), new GreedyBot());
    List<PlayedGame> games = BotGames.play(playout, 200, 42);
    assertEquals(games, BotGames.play(playout, 200, 42));
    assertEquals(games.subList(0, 50), BotGames.play(playout, 50, 42));
    assertNotEquals(games, BotGames.play(playout, 200, 43));
    assertEquals(200, games.stream().map(PlayedGame::seed).distinct().count());
  }

  @Test
  void aGameOfManyCanBePlayedAgainAlone() {
    Playout playout = among(new RandomBot());
    PlayedGame seventh = BotGames.play(playout, 10, 42).get(7);
    assertEquals(List.of(seventh), BotGames.play(playout, 1, seventh.seed()));
    assertTrue(seventh.seed() >= 0 && seventh.seed() < 1L << 53);
  }

  @Test
  void whoLooksAheadWinsMoreOften() {
    BotSummary summary = BotSummary.of(BotGames.play(among(new RandomBot(), new GreedyBot()), 200, 1), 2);
    assertEquals(200, summary.won());
    assertEquals(200, summary.wins().get(0) + summary.wins().get(1));
    assertTrue(summary.wins().get(1) > 150, summary.toString());
  }

  @Test
  void aGameTellsWhoWonAndHowLongItTook() {
    PlayedGame game = among(new GreedyBot()).play(9);
    assertEquals(PlayedGame.Ending.DECIDED, game.ending());
    assertEquals(List.of((game.commands() - 1) % 2), game.winners());
    assertEquals(game.commands() / 2, game.turns());
  }

  @Test
  void aGameThatDoesNotEndIsGivenUp() {
    LevelDefinition shut = LevelSketch.of("walk", "@.#X").symbol('@', "walker").symbol('#', "wall").symbol('X', "exit").build();
    LevelDefinition walled = LevelSketch.of("walk", """
        #####
        #@.#X
        #####
        """).symbol('@', "walker").symbol('#', "wall").symbol('X', "exit").build();
    LevelDefinition buried = LevelSketch.of("walk", """
        ###.
        #@#X
        ###.
        """).symbol('@', "walker").symbol('#', "wall").symbol('X', "exit").build();
    PlayedGame given = new Playout(new WalkToExit(), walled, List.of(new RandomBot()), 30).play(1);
    assertEquals(new PlayedGame(1, Outcome.ONGOING, PlayedGame.Ending.COMMAND_LIMIT, 30, 30), given);
    PlayedGame stuck = new Playout(new WalkToExit(), buried, List.of(new RandomBot()), 30).play(1);
    assertEquals(new PlayedGame(1, Outcome.ONGOING, PlayedGame.Ending.NOTHING_LEGAL, 0, 0), stuck);
    assertThrows(IllegalArgumentException.class, () -> new Playout(new WalkToExit(), shut, List.of(new RandomBot()), 0));
  }

  @Test
  void theSummaryCountsEveryOutcome() {
    BotSummary summary = BotSummary.of(List.of(
        new PlayedGame(1, new Outcome.Won(List.of(0, 2), "x"), PlayedGame.Ending.DECIDED, 10, 5),
        new PlayedGame(2, new Outcome.Lost("x"), PlayedGame.Ending.DECIDED, 20, 9),
        new PlayedGame(3, new Outcome.Drawn("x"), PlayedGame.Ending.DECIDED, 30, 4),
        new PlayedGame(4, Outcome.ONGOING, PlayedGame.Ending.COMMAND_LIMIT, 40, 6)), 3);
    assertEquals(new BotSummary(4, 1, 1, 1, 1, List.of(1, 0, 1), new BotSummary.Range(10, 40, 25),
        new BotSummary.Range(4, 9, 6)), summary);
  }
}
