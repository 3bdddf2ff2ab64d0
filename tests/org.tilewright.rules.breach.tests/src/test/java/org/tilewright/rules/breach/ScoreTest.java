package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.IllegalCommandException;

/** How well the player stands, as bots ask for it. */
class ScoreTest {

  private static double score(Game game) {
    return BreachLanguage.RULES.score(game.state(), 0);
  }

  private static double scoreAfter(Game game, Command command) {
    try {
      return BreachLanguage.RULES.score(BreachLanguage.RULES.apply(game.state(), command).next(), 0);
    } catch (IllegalCommandException e) {
      throw new AssertionError(command.text(), e);
    }
  }

  @Test
  void decidedGamesLieBeyondAllOthers() {
    Game won = Game.on("1      ", "       ", "", "T,1,0,3,0,5", "S,1,1,5,0,0");
    assertTrue(Double.isFinite(score(won)), "one turn before the win");
    assertEquals(Double.POSITIVE_INFINITY, score(won.endTurn()));
    Game lost = Game.on("1      ", "       ", "", "S,0,2,5,0,3", "T,1,6,3,0,0");
    assertTrue(Double.isFinite(score(lost)));
    assertEquals(Double.NEGATIVE_INFINITY, score(lost.endTurn()));
  }

  @Test
  void aMoveIntoTheRowOfAnEnemyScoresHigherThanOneOutOfIt() {
    Game game = Game.on("1       ", "        ", "        ", "", "T,1,0,5,1,2", "S,2,5,5,0,1");
    assertTrue(score(Game.of(BreachLanguage.level(BreachLanguage.imported(game.text()))).move("1,0", "2,0"))
        > score(game.move("1,0", "1,1")));
  }

  @Test
  void takingTheBestNextCommandWinsTheFirstLevel() {
    Game game = Game.level1();
    while (game.outcome().isOngoing() && game.state().turn() < 30) {
      Command best = game.legal().stream().filter(command -> !command.takesBack())
          .max(Comparator.comparingDouble(command -> scoreAfter(game, command))).orElseThrow();
      game.run(best.text());
    }
    assertTrue(game.won(), game.text());
  }
}
