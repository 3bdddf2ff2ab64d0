package org.tilewright.solve;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.LevelDefinition;

/**
 * Lets bots play a level to the end. Safe for use by several threads.
 *
 * @param ruleset     the rules
 * @param level       the level
 * @param bots        the bot of each player; when there is but one, it plays for all
 * @param maxCommands a game that is still going on after that many commands is given up
 */
public record Playout(Ruleset ruleset, LevelDefinition level, List<Bot> bots, int maxCommands) {

  /** @throws IllegalArgumentException when no command is allowed */
  public Playout {
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(level);
    bots = List.copyOf(bots);
    if (maxCommands < 1) {
      throw new IllegalArgumentException("A game needs at least one command, not " + maxCommands);
    }
  }

  /**
   * Plays one game.
   *
   * @param seed decides the chance in the game and that of the bots
   * @throws IllegalArgumentException when the level cannot be played
   * @throws IllegalStateException    when the rules refuse what they said to be legal
   */
  public PlayedGame play(long seed) {
    BotPlayers players = new BotPlayers(bots, seed);
    GameState state = ruleset.start(level, seed);
    int commands = 0;
    while (commands < maxCommands && ruleset.outcome(state).isOngoing()) {
      Optional<Command> command = players.choose(ruleset, state);
      if (command.isEmpty()) {
        return new PlayedGame(seed, ruleset.outcome(state), PlayedGame.Ending.NOTHING_LEGAL, commands, state.turn());
      }
      state = after(state, command.get());
      commands++;
    }
    Outcome outcome = ruleset.outcome(state);
    return new PlayedGame(seed, outcome, outcome.isOngoing() ? PlayedGame.Ending.COMMAND_LIMIT : PlayedGame.Ending.DECIDED,
        commands, state.turn());
  }

  private GameState after(GameState state, Command command) {
    try {
      return ruleset.apply(state, command).next();
    } catch (IllegalCommandException e) {
      throw BotPlayers.refused(ruleset, command, e);
    }
  }
}
