package org.tilewright.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;

/**
 * Gives the command after which its player stands best, as {@link Ruleset#score} has it; of several that are equally good, any.
 *
 * <p>It looks one command ahead and sees what that really leads to, dice included. Now and then it gives any legal command
 * instead: who only ever takes the best next step walks up and down in front of the same obstacle for ever. Of a list of many
 * hundred commands it weighs a {@linkplain Shortlist sample}.
 */
public record GreedyBot() implements Bot {

  /** Chance of a command that is not weighed; rare enough to do little harm in the length of a game. */
  private static final double WHIM = 1 / 16.0;

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public String title() {
    return "Greedy bot";
  }

  @Override
  public Optional<Command> choose(Ruleset ruleset, GameState state, RandomSource random) {
    int player = state.activePlayer();
    List<Command> legal = ruleset.legalCommands(state, player).stream().filter(command -> !command.takesBack()).toList();
    if (legal.size() < 2) {
      return legal.stream().findFirst();
    }
    return Optional.of(random.pick(random.chance(WHIM) ? legal : best(ruleset, state, player, Shortlist.of(legal, random))));
  }

  private static List<Command> best(Ruleset ruleset, GameState state, int player, List<Command> legal) {
    List<Command> best = new ArrayList<>();
    double highest = Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      double score = ruleset.score(after(ruleset, state, command), player);
      if (score > highest) {
        best.clear();
        highest = score;
      }
      if (score >= highest) {
        best.add(command);
      }
    }
    return best;
  }

  private static GameState after(Ruleset ruleset, GameState state, Command command) {
    try {
      return ruleset.apply(state, command).next();
    } catch (IllegalCommandException e) {
      throw BotPlayers.refused(ruleset, command, e);
    }
  }
}
