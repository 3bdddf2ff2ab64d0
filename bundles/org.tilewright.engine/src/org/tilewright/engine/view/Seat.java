package org.tilewright.engine.view;

import java.util.Objects;

/**
 * A player's place at the table.
 *
 * @param player  number of the player, counted from 0
 * @param name    name for people
 * @param playing whether the player is still in the game
 */
public record Seat(int player, String name, boolean playing) {

  /** Refuses null parts. */
  public Seat {
    Objects.requireNonNull(name);
  }
}
