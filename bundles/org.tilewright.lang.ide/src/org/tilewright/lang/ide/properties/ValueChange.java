package org.tilewright.lang.ide.properties;

import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.print.Notation;

/**
 * Where and how a new value is written.
 *
 * @param range  what it replaces; of length 0 where nothing is written yet
 * @param before what is written before the value
 * @param after  what is written behind the value
 * @param form   what the value is in the language
 */
public record ValueChange(TextRange range, String before, String after, Form form) {

  /** What a value is in the language. */
  public enum Form {
    /** Text for people, written in double quotes. */
    TEXT,
    /** The name of a declaration, written so that it is not taken for a keyword. */
    NAME,
    /** An expression of the language, written as it is. */
    EXPRESSION
  }

  /** Replaces a written value. */
  static ValueChange of(TextRange range, Form form) {
    return new ValueChange(range, "", "", form);
  }

  /** The text that the range is replaced by. */
  public String replacement(String value) {
    return before + switch (form) {
      case TEXT -> ValueText.quote(value);
      case NAME -> name(value.strip());
      case EXPRESSION -> value.strip();
    } + after;
  }

  /** What is no name at all, or is written as the language wants it already, is left as it is. */
  private static String name(String value) {
    return Notation.isIdentifier(value) ? Notation.name(value) : value;
  }
}
