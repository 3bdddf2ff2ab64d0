package org.tilewright.rules.winter.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.level.LevelPlan;

/** There are 2 to 4 players with the seats 1, 2 … (rules/winter.md section 1). */
final class PlayersCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    List<LevelPlan.Entrant> players = plan.players();
    int count = players.size();
    if (count < Match.FEWEST_PLAYERS) {
      problems.accept(Problems.error("tooFewPlayers", "The level has " + (count == 0 ? "no player" : "only one player")
          + ", but needs " + Match.FEWEST_PLAYERS + " to " + Match.MOST_PLAYERS
          + ". Add 'place player_1 at (0, 0)' and so on."));
    }
    players.stream().skip(Match.MOST_PLAYERS).forEach(player -> problems.accept(Problems.error("tooManyPlayers",
        player.cell(), "The level has " + count + " players, but at most " + Match.MOST_PLAYERS
            + " can play. Remove this one.")));
    seats(players, problems);
  }

  private static void seats(List<LevelPlan.Entrant> players, Consumer<LevelProblem> problems) {
    Map<Integer, Cell> taken = new HashMap<>();
    for (LevelPlan.Entrant player : players) {
      Cell first = taken.putIfAbsent(player.seat(), player.cell());
      if (first != null) {
        problems.accept(Problems.error("sameSeat", player.cell(), "There is already a player with seat " + player.seat()
            + " at " + first + ". Give this one another seat or remove it."));
      } else if (player.seat() < 1 || player.seat() > players.size()) {
        problems.accept(Problems.error("seat", player.cell(), "Seat " + player.seat() + " does not go with "
            + Counted.of(players.size(), "player") + (players.size() == 1 ? ". Its seat is 1."
            : ". The seats are 1 to " + players.size() + ", each once.")));
      }
    }
  }
}
