package org.tilewright.engine;

import java.util.List;
import java.util.Objects;

/** How a game stands: still going on, won by somebody, lost by all, or drawn. */
public sealed interface Outcome {

  /** The game that is still going on. */
  Outcome ONGOING = new Ongoing();

  /** Nobody has won or lost yet. */
  record Ongoing() implements Outcome {
    @Override
    public String text() {
      return "ongoing";
    }
  }

  /**
   * The game is won.
   *
   * @param winners the winning players, counted from 0; at least one
   * @param reason  why, in a short phrase
   */
  record Won(List<Integer> winners, String reason) implements Outcome {
    /** Copies the list. */
    public Won {
      winners = List.copyOf(winners);
      Objects.requireNonNull(reason);
    }

    @Override
    public String text() {
      return "won: " + reason;
    }
  }

  /**
   * Nobody can win any more.
   *
   * @param reason why, in a short phrase
   */
  record Lost(String reason) implements Outcome {
    @Override
    public String text() {
      return "lost: " + reason;
    }
  }

  /** The game ended without a winner. @param reason why, in a short phrase */
  record Drawn(String reason) implements Outcome {
    @Override
    public String text() {
      return "drawn: " + reason;
    }
  }

  /** One line: {@code ongoing}, or the result and the reason. */
  String text();

  /** Whether no outcome has been reached. */
  default boolean isOngoing() {
    return this instanceof Ongoing;
  }
}
