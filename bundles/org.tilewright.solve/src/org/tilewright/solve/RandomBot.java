package org.tilewright.solve;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;

/** Gives any legal command, all of them equally likely. */
public record RandomBot() implements Bot {

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String title() {
    return "Random bot";
  }

  @Override
  public Optional<Command> choose(Ruleset ruleset, GameState state, RandomSource random) {
    List<Command> legal = ruleset.legalCommands(state, state.activePlayer());
    return legal.isEmpty() ? Optional.empty() : Optional.of(random.pick(legal));
  }
}
