package org.tilewright.solve;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.view.CommandView;

/**
 * Gives any legal command: first it chooses what to do, such as to move or to attack, then one of the commands of that sort, all
 * equally likely. Among all commands at once, those of a sort that comes in dozens would leave hardly any chance to the others, and
 * games would go on for ever. What concerns no cell, such as doing nothing, is chosen less often than what does, for the same
 * reason. Of a list of many hundred commands it looks at a {@linkplain Shortlist sample}.
 */
public record RandomBot() implements Bot {

  /** How many times as likely a sort of commands that concern cells is as the rest. */
  private static final int TICKETS = 4;

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
    List<Command> legal = Shortlist.of(ruleset.legalCommands(state, state.activePlayer()), random);
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    CommandView.Role[] sorts = new CommandView.Role[legal.size()];
    int[] sizes = new int[CommandView.Role.values().length];
    for (int i = 0; i < sorts.length; i++) {
      sorts[i] = ruleset.role(state, legal.get(i));
      sizes[sorts[i].ordinal()]++;
    }
    int sort = sort(sizes, random);
    int left = random.nextInt(sizes[sort]);
    int chosen = 0;
    while (sorts[chosen].ordinal() != sort || left-- > 0) {
      chosen++;
    }
    return Optional.of(legal.get(chosen));
  }

  /** Draws one of the sorts that there are. */
  private static int sort(int[] sizes, RandomSource random) {
    int all = 0;
    for (int sort = 0; sort < sizes.length; sort++) {
      all += tickets(sort, sizes);
    }
    int drawn = random.nextInt(all);
    int sort = 0;
    while (drawn >= tickets(sort, sizes)) {
      drawn -= tickets(sort++, sizes);
    }
    return sort;
  }

  private static int tickets(int sort, int[] sizes) {
    return sizes[sort] == 0 ? 0 : sort == CommandView.Role.OTHER.ordinal() ? 1 : TICKETS;
  }
}
