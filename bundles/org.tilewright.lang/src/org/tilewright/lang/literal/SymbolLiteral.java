package org.tilewright.lang.literal;

import java.util.OptionalInt;

/** A symbol of the map as a legend writes it: one Unicode character in single quotes. */
public final class SymbolLiteral {

  private SymbolLiteral() {
  }

  /** The code point that the literal stands for; empty when there is not exactly one, or an escape is wrong. */
  public static OptionalInt codePoint(String literal) {
    if (literal == null || literal.length() < 3) {
      return OptionalInt.empty();
    }
    String content;
    try {
      content = Escapes.decode(literal.substring(1, literal.length() - 1));
    } catch (IllegalArgumentException e) {
      return OptionalInt.empty();
    }
    return !content.isEmpty() && content.codePointCount(0, content.length()) == 1 ? OptionalInt.of(content.codePointAt(0))
        : OptionalInt.empty();
  }

  /** The literal for a code point, escaped where it would not be readable. */
  public static String of(int codePoint) {
    return switch (codePoint) {
      case '\'' -> "'\\''";
      case '\\' -> "'\\\\'";
      default -> "'" + printable(codePoint) + "'";
    };
  }

  private static String printable(int codePoint) {
    int type = Character.getType(codePoint);
    boolean invisible = type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE
        || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR || type == Character.UNASSIGNED;
    if (!invisible) {
      return Character.toString(codePoint);
    }
    StringBuilder out = new StringBuilder();
    for (char unit : Character.toChars(codePoint)) {
      out.append(String.format("\\u%04x", (int) unit));
    }
    return out.toString();
  }
}
