package org.tilewright.lang.literal;

/** Backslash escapes of strings and symbols: {@code \n \r \t \" \' \\} and {@code \}{@code uXXXX} (UTF-16 code units). */
public final class Escapes {

  private Escapes() {
  }

  /**
   * The text that {@code escaped} stands for.
   *
   * @throws IllegalArgumentException for an escape that does not exist; the message says which
   */
  public static String decode(String escaped) {
    int backslash = escaped.indexOf('\\');
    if (backslash < 0) {
      return escaped;
    }
    StringBuilder out = new StringBuilder(escaped.length()).append(escaped, 0, backslash);
    int at = backslash;
    while (at < escaped.length()) {
      char c = escaped.charAt(at++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      if (at == escaped.length()) {
        throw new IllegalArgumentException("A backslash must be followed by the character that it changes");
      }
      char kind = escaped.charAt(at++);
      switch (kind) {
        case 'n' -> out.append('\n');
        case 'r' -> out.append('\r');
        case 't' -> out.append('\t');
        case '"', '\'', '\\' -> out.append(kind);
        case 'u' -> {
          out.append(unit(escaped, at));
          at += 4;
        }
        default -> throw new IllegalArgumentException("There is no escape '\\" + kind
            + "'; use \\n, \\r, \\t, \\\", \\', \\\\ or \\u with four hexadecimal digits");
      }
    }
    return out.toString();
  }

  private static char unit(String escaped, int at) {
    String digits = escaped.substring(at, Math.min(at + 4, escaped.length()));
    if (!digits.matches("[0-9a-fA-F]{4}")) {
      throw new IllegalArgumentException("\\u needs four hexadecimal digits, not '" + digits + "'");
    }
    return (char) Integer.parseInt(digits, 16);
  }
}
