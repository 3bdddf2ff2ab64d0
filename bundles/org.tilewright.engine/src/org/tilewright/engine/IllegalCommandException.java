package org.tilewright.engine;

/** A command that the rules refuse in the given state; nothing has changed. The message says why, for people. */
public class IllegalCommandException extends Exception {

  private static final long serialVersionUID = 1L;

  /** With the reason, a full sentence. */
  public IllegalCommandException(String reason) {
    super(reason);
  }
}
