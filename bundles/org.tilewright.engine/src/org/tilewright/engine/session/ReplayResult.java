package org.tilewright.engine.session;

import java.util.Objects;
import java.util.Optional;

/**
 * What became of a replay.
 *
 * @param difference the first place where it did not go as recorded; empty when all went as recorded
 * @param session    the game as far as it went, the differing turn included if it was possible; empty when the level
 *                   could not be started
 */
public record ReplayResult(Optional<Difference> difference, Optional<Session> session) {

  /** Refuses null parts. */
  public ReplayResult {
    Objects.requireNonNull(difference);
    Objects.requireNonNull(session);
  }

  /** Ways of not going as recorded. */
  public enum Kind {
    /** The level could not be started with this ruleset. */
    NOT_STARTED,
    /** A command was refused. */
    REFUSED,
    /** A state has another hash. */
    STATE,
    /** The last state has another outcome. */
    OUTCOME
  }

  /**
   * A turn that did not go as recorded.
   *
   * @param kind    in which way
   * @param turn    number of the command, counted from 1; 0 for the start
   * @param command text of the command; empty for the start and the outcome
   * @param message what is different, for people
   */
  public record Difference(Kind kind, int turn, String command, String message) {
    /** One line with the turn, the command and what is different. */
    public String text() {
      return (turn == 0 ? "start" : "turn " + turn) + (command.isEmpty() ? "" : " (" + command + ")") + ": " + message;
    }
  }

  /** Whether all went as recorded. */
  public boolean matches() {
    return difference.isEmpty();
  }

  static ReplayResult matching(Session session) {
    return new ReplayResult(Optional.empty(), Optional.of(session));
  }

  static ReplayResult notStarted(String message) {
    return new ReplayResult(Optional.of(new Difference(Kind.NOT_STARTED, 0, "", message)), Optional.empty());
  }

  static ReplayResult differing(Session session, Kind kind, String command, String message) {
    // a refused command has not become part of the session
    int turn = session.ply() + (kind == Kind.REFUSED ? 1 : 0);
    return new ReplayResult(Optional.of(new Difference(kind, turn, command, message)), Optional.of(session));
  }
}
