package org.tilewright.rules.dungeon.command;

import java.util.Objects;
import org.tilewright.engine.IllegalCommandException;

/** A command that the dungeon's rules refuse, with the sort of mistake as the seed's section 6.2 tells them apart. */
public final class RefusedCommandException extends IllegalCommandException {

  private static final long serialVersionUID = 1L;

  /** The two sorts of mistakes of section 6.2. */
  public enum Reason {
    /** The command names something that does not exist or can never be used like this. */
    INVALID_ARGUMENT,
    /** The command makes sense, but the player cannot do it now. */
    INVALID_ACTION
  }

  private final Reason reason;

  /** With the sort of mistake and a full sentence for people. */
  public RefusedCommandException(Reason reason, String message) {
    super(message);
    this.reason = Objects.requireNonNull(reason);
  }

  /** The sort of mistake. */
  public Reason reason() {
    return reason;
  }

  /** A command that names something that does not exist or can never be used like this. */
  public static RefusedCommandException argument(String message) {
    return new RefusedCommandException(Reason.INVALID_ARGUMENT, message);
  }

  /** A command that the player cannot carry out now. */
  public static RefusedCommandException action(String message) {
    return new RefusedCommandException(Reason.INVALID_ACTION, message);
  }
}
