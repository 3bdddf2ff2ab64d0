package org.tilewright.engine;

/**
 * A command that the rules refuse in the given state; nothing has changed. The message says why, for people.
 *
 * <p>A refusal is an ordinary answer to a player and no failure of the program, so it carries no stack trace: taking one costs
 * more than a turn does.
 */
public class IllegalCommandException extends Exception {

  private static final long serialVersionUID = 1L;

  /** With the reason, a full sentence. */
  public IllegalCommandException(String reason) {
    super(reason, null, false, false);
  }
}
