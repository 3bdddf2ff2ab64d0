package org.tilewright.solve;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.Outcome;

/**
 * What became of a game among bots.
 *
 * @param seed     of the game; played again with it, the same bots play the same game
 * @param outcome  how the game stood at the end
 * @param ending   why it did not go on
 * @param commands number of commands given
 * @param turns    number of turns that were over
 */
public record PlayedGame(long seed, Outcome outcome, Ending ending, int commands, int turns) {

  /** Why a game did not go on. */
  public enum Ending {
    /** It was decided. */
    DECIDED,
    /** It was not decided, but nothing was legal any more. */
    NOTHING_LEGAL,
    /** It had as many commands as were allowed. */
    COMMAND_LIMIT
  }

  /** Refuses null parts. */
  public PlayedGame {
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(ending);
  }

  /** The players who won, counted from 0. */
  public List<Integer> winners() {
    return outcome instanceof Outcome.Won won ? won.winners() : List.of();
  }
}
