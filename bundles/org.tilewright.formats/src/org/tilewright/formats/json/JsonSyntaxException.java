package org.tilewright.formats.json;

/** A text is no JSON; the message says what was expected. */
public final class JsonSyntaxException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  JsonSyntaxException(String message, int line, int column) {
    super(message);
    this.line = line;
    this.column = column;
  }

  /** Line of the fault, counted from 1. */
  public int line() {
    return line;
  }

  /** Column of the fault, counted in UTF-16 units from 1. */
  public int column() {
    return column;
  }
}
