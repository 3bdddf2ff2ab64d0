package org.tilewright.engine;

/**
 * Something a player can ask for in a turn. Each ruleset has its own sealed family of command records; the text form
 * is what replays, the command line and the playtest view exchange.
 *
 * <p>Commands are values: equal when they ask for the same thing.
 */
public interface Command {

  /**
   * The one-line text of the command in its canonical spelling, such as {@code move up}; the ruleset's
   * {@link Ruleset#parse parse} turns it back into an equal command.
   */
  String text();

  /**
   * Whether the command does nothing but take back an earlier one. People may give it; a bot that did would go round in a circle.
   */
  default boolean takesBack() {
    return false;
  }
}
