package org.tilewright.engine;

import java.util.List;
import java.util.Objects;

/**
 * The effect of one command.
 *
 * @param next   the state afterwards
 * @param events what happened, in order
 */
public record Turn(GameState next, List<Event> events) {

  /** Copies the events. */
  public Turn {
    Objects.requireNonNull(next);
    events = List.copyOf(events);
  }
}
