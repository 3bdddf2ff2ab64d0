package org.tilewright.engine.session;

import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.Turn;

/** Is told when a {@link Session} stands somewhere else than before. Called on the thread that changed the session. */
@FunctionalInterface
public interface SessionListener {

  /** The session has moved. */
  void moved(Move move);

  /**
   * A step of a session, be it through a command or through its history.
   *
   * @param from   number of commands applied before
   * @param to     number of commands applied now
   * @param played the turn, when the step was a command that has been played; empty for undo, redo and jump
   */
  record Move(int from, int to, Optional<Turn> played) {
    /** Refuses null. */
    public Move {
      Objects.requireNonNull(played);
    }
  }
}
