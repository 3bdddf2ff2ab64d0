package org.tilewright.solve;

import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;

/** A way of playing that works for every game. Remembers nothing, so one bot may sit at any number of tables at once. */
public interface Bot {

  /** One word by which it is asked for, such as {@code greedy}. */
  String name();

  /** Name for people. */
  String title();

  /**
   * The command to give for the player whose turn it is.
   *
   * @param random decides what the bot leaves to chance; has nothing to do with the chance in the game
   * @return one of the legal commands; empty when there is none
   */
  Optional<Command> choose(Ruleset ruleset, GameState state, RandomSource random);
}
