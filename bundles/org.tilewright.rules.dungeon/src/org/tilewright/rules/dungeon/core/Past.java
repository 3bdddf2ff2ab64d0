package org.tilewright.rules.dungeon.core;

import org.tilewright.rules.dungeon.command.DungeonCommand;

/**
 * How a state came about; the chain of these is the history for travelling through time, at no cost but a link a turn.
 */
public sealed interface Past {

  /** The start of the game, and every state of a game that does not remember. */
  record Beginning() implements Past {
    /** All of them are alike. */
    public static final Beginning IS_ALL = new Beginning();
  }

  /** A command was carried out. */
  record After(DungeonState before, DungeonCommand command) implements Past {
  }

  /** The player arrived from the future; {@code origin} is the state in which he left, {@code command} how. */
  record Arrival(DungeonState origin, DungeonCommand command) implements Past {
  }
}
