package org.tilewright.engine.text;

/** Text that does not have the form it should have. The message says where and what to do, for people. */
public class TextFormatException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String reason;

  /**
   * An error at a place.
   *
   * @param line   line, counted from 1
   * @param column column in characters, counted from 1
   * @param reason what is wrong there, a full sentence without the place
   */
  public TextFormatException(int line, int column, String reason) {
    super("Line " + line + ", column " + column + ": " + reason);
    this.line = line;
    this.column = column;
    this.reason = reason;
  }

  /** Line of the error, counted from 1. */
  public int line() {
    return line;
  }

  /** Column of the error in characters, counted from 1. */
  public int column() {
    return column;
  }

  /** What is wrong, without the place. */
  public String reason() {
    return reason;
  }
}
