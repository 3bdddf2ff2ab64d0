package org.tilewright.cli;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.text.Counted;
import org.tilewright.solve.Bot;
import org.tilewright.solve.Bots;
import picocli.CommandLine.Option;

/** Who plays instead of a person, and how often. */
final class BotOptions {

  @Option(names = "--bot", paramLabel = "NAME", split = ",", description = {
      "Let a bot play: random or greedy; one for all players, or one for each, as in --bot random,greedy.",
      "With --commands, the bot goes on from there."})
  private List<String> names = List.of();

  @Option(names = "--games", paramLabel = "N", defaultValue = "1",
      description = "Play so many games, each with a seed of its own made from --seed; the first with --seed itself. Default 1.")
  private int games;

  @Option(names = "--max-commands", paramLabel = "M",
      description = "Give a game up after so many commands; by default after as many as the game's rules think reasonable.")
  private Integer maxCommands;

  /** Whether bots play. */
  boolean given() {
    return !names.isEmpty();
  }

  /** Number of games. @throws CommandFailure when there cannot be so many */
  int games() throws CommandFailure {
    if (games < 1) {
      throw CommandFailure.usage("error: --games must be at least 1, not " + games + ".");
    }
    if (games > 1 && !given()) {
      throw CommandFailure.usage("error: --games needs --bot, which says who plays: " + Bots.names() + ".");
    }
    return games;
  }

  /** Most commands of a game: games of bots that never get anywhere have to end all the same. @throws CommandFailure when none would be left */
  int maxCommands(Ruleset ruleset) throws CommandFailure {
    if (maxCommands == null) {
      return ruleset.patience();
    }
    if (maxCommands < 1) {
      throw CommandFailure.usage("error: --max-commands must be at least 1, not " + maxCommands + ".");
    }
    return maxCommands;
  }

  /**
   * The bots, one for all players or one for each.
   *
   * @param seats number of players
   * @throws CommandFailure when there is no such bot, or too many or too few
   */
  List<Bot> bots(int seats) throws CommandFailure {
    if (names.size() != 1 && names.size() != seats) {
      throw CommandFailure.usage("error: The game has " + Counted.of(seats, "player") + ", but --bot names "
          + Counted.of(names.size(), "bot") + ". Name one for all, or one for each.");
    }
    List<Bot> bots = new ArrayList<>();
    for (String name : names) {
      bots.add(Bots.find(name.strip())
          .orElseThrow(() -> CommandFailure.usage("error: There is no bot '" + name + "'; there are " + Bots.names() + ".")));
    }
    return bots;
  }
}
