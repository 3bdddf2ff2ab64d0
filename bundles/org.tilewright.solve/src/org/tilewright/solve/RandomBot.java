package org.tilewright.solve;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.view.CommandView;

/**
 * Gives any legal command: first it chooses what to do, such as to move or to attack, then one of the commands of that sort, all
 * equally likely. Among all commands at once, those of a sort that comes in dozens would leave hardly any chance to the others, and
 * games would go on for ever.
 */
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
    Map<CommandView.Role, List<Command>> sorts = new EnumMap<>(CommandView.Role.class);
    for (Command command : ruleset.legalCommands(state, state.activePlayer())) {
      sorts.computeIfAbsent(ruleset.role(state, command), role -> new ArrayList<>()).add(command);
    }
    return sorts.isEmpty() ? Optional.empty() : Optional.of(random.pick(random.pick(List.copyOf(sorts.values()))));
  }
}
