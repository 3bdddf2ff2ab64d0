package org.tilewright.engine.text;

import java.math.BigDecimal;

/** Reads one line from left to right. Blanks between its parts do not matter. */
public final class LineScanner {

  /** Digits of a number beyond which something is wrong with the file rather than precise in it. */
  private static final int MAX_DIGITS = 1000;

  /** Exponents beyond would make a few characters fill the memory where such a number is written out. */
  private static final int MAX_EXPONENT = 100_001;

  /** Cells lie within this distance of 0 in both directions, so that sums of coordinates and sizes remain numbers. */
  private static final int MAX_COORDINATE = 1_000_000_000;

  private final String line;
  private final int number;
  private int at;

  /**
   * A line on its own.
   *
   * @param line   the line, without its end
   * @param number its number in the text, counted from 1
   */
  public LineScanner(String line, int number) {
    this.line = line;
    this.number = number;
    skipBlanks();
  }

  /** Number of the line, counted from 1. */
  public int number() {
    return number;
  }

  /** Whether a text could be read back by {@link #name} if it were written without quotes. */
  public static boolean isBareName(String text) {
    if (text.isEmpty() || !isNameStart(text.charAt(0))) {
      return false;
    }
    return text.chars().allMatch(c -> isNamePart((char) c));
  }

  /** Whether everything has been read. */
  public boolean atEnd() {
    return at == line.length();
  }

  /** The next character, or NUL at the end. */
  public char peek() {
    return atEnd() ? '\0' : line.charAt(at);
  }

  /** Skips {@code expected} if it comes next; a word must not go on after it. */
  public boolean accept(String expected) {
    int end = at + expected.length();
    if (!line.startsWith(expected, at)
        || end < line.length() && isNamePart(expected.charAt(expected.length() - 1)) && isNamePart(line.charAt(end))) {
      return false;
    }
    at = end;
    skipBlanks();
    return true;
  }

  /** Skips {@code expected}, which must come next. */
  public void expect(String expected) throws TextFormatException {
    if (!accept(expected)) {
      throw error("Expected '" + expected + "' here" + (atEnd() ? ", but the line ends." : "."));
    }
  }

  /** Refuses a line that goes on. */
  public void expectEnd() throws TextFormatException {
    if (!atEnd()) {
      throw error("The line should end before '" + line.substring(at).strip() + "'.");
    }
  }

  /** A name: a bare word, or any text in double quotes. @param what what it names, for the message */
  public String name(String what) throws TextFormatException {
    if (peek() == '"') {
      return quoted();
    }
    if (!isNameStart(peek())) {
      throw error("Expected " + what + " here.");
    }
    int start = at;
    while (at < line.length() && isNamePart(line.charAt(at))) {
      at++;
    }
    String name = line.substring(start, at);
    skipBlanks();
    return name;
  }

  /** A text in double quotes, with the escapes of the level language. */
  public String quoted() throws TextFormatException {
    return quoted('"');
  }

  /** A text between two marks, with the escapes of the level language. */
  public String quoted(char mark) throws TextFormatException {
    if (peek() != mark) {
      throw error("Expected a text in " + mark + " here.");
    }
    StringBuilder text = new StringBuilder();
    int i = at + 1;
    while (i < line.length() && line.charAt(i) != mark) {
      char c = line.charAt(i++);
      if (c != '\\') {
        text.append(c);
        continue;
      }
      char escaped = i < line.length() ? line.charAt(i++) : '\0';
      switch (escaped) {
        case 'n' -> text.append('\n');
        case 'r' -> text.append('\r');
        case 't' -> text.append('\t');
        case '"', '\\', '\'', '`' -> text.append(escaped);
        case 'u' -> {
          text.append(unicode(i));
          i += 4;
        }
        default -> {
          at = i - 1;
          throw error("A text may not contain '\\' here; write '\\\\' for a backslash.");
        }
      }
    }
    if (i >= line.length()) {
      throw error("The text that begins here has no end; write " + mark + " after it.");
    }
    at = i + 1;
    skipBlanks();
    return text.toString();
  }

  private char unicode(int from) throws TextFormatException {
    int to = from + 4;
    if (to > line.length() || !line.substring(from, to).matches("[0-9a-fA-F]{4}")) {
      at = Math.min(from, line.length());
      throw error("Expected four hexadecimal digits after '\\u'.");
    }
    return (char) Integer.parseInt(line.substring(from, to), 16);
  }

  /** A whole number that fits into 32 bits. @param what what it is, for the message */
  public int integer(String what) throws TextFormatException {
    int start = at;
    long value = longInteger(what);
    if (value != (int) value) {
      at = start;
      throw error("The number is too large for " + what + ".");
    }
    return (int) value;
  }

  /** The column or row of a cell, -1,000,000,000 to 1,000,000,000. @param what what it is, for the message */
  public int coordinate(String what) throws TextFormatException {
    int start = at;
    int value = integer(what);
    if (Math.abs((long) value) > MAX_COORDINATE) {
      at = start;
      throw error("Coordinates go from -" + MAX_COORDINATE + " to " + MAX_COORDINATE + ".");
    }
    return value;
  }

  /** Refuses a line that is shorter than it must be, before there is room made for what it should hold. */
  public void expectLength(long characters) throws TextFormatException {
    if (line.length() < characters) {
      throw error("The line is too short for what it should hold.");
    }
  }

  /** A whole number that fits into 64 bits. @param what what it is, for the message */
  public long longInteger(String what) throws TextFormatException {
    int start = at + (peek() == '-' ? 1 : 0);
    int end = start + digits(start).length();
    if (end == start) {
      throw error("Expected a whole number for " + what + " here.");
    }
    try {
      long value = Long.parseLong(line.substring(at, end));
      at = end;
      skipBlanks();
      return value;
    } catch (NumberFormatException e) {
      throw error("The number is too large for " + what + ".");
    }
  }

  /** A number, whole or decimal, with an exponent or without. */
  public BigDecimal decimal() throws TextFormatException {
    int end = at + (peek() == '-' ? 1 : 0);
    String whole = digits(end);
    if (whole.isEmpty()) {
      throw error("Expected a number here.");
    }
    end += whole.length();
    if (line.startsWith(".", end) && !digits(end + 1).isEmpty()) {
      end += 1 + digits(end + 1).length();
    }
    if (line.startsWith("E", end)) {
      int sign = line.startsWith("-", end + 1) || line.startsWith("+", end + 1) ? 1 : 0;
      String exponent = digits(end + 1 + sign);
      end += exponent.isEmpty() ? 0 : 1 + sign + exponent.length();
    }
    if (end - at > MAX_DIGITS) {
      throw error("A number may have at most " + MAX_DIGITS + " digits.");
    }
    try {
      BigDecimal value = new BigDecimal(line.substring(at, end));
      if (Math.abs((long) value.precision() - value.scale()) > MAX_EXPONENT) {
        throw error("The exponent of the number is too large.");
      }
      at = end;
      skipBlanks();
      return value;
    } catch (NumberFormatException e) {
      throw error("The exponent of the number is too large.");
    }
  }

  private String digits(int from) {
    int end = from;
    while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
      end++;
    }
    return line.substring(from, end);
  }

  /** The next character, as a code point, with the blanks after it. @param what what it is, for the message */
  public int symbol(String what) throws TextFormatException {
    if (atEnd()) {
      throw error("Expected " + what + " here.");
    }
    int symbol = line.codePointAt(at);
    at += Character.charCount(symbol);
    skipBlanks();
    return symbol;
  }

  /** What stands between a bar here and a bar at the end of the line, with all blanks; the line is then at its end. */
  public String row() throws TextFormatException {
    int end = line.stripTrailing().length() - 1;
    if (peek() != '|' || end <= at || line.charAt(end) != '|') {
      throw error("Expected a row that begins and ends with '|'.");
    }
    String row = line.substring(at + 1, end);
    at = line.length();
    return row;
  }

  /** The rest of the line without blanks at its end; the line is then at its end. */
  public String rest() {
    String rest = line.substring(at).stripTrailing();
    at = line.length();
    return rest;
  }

  /** An error at the place that has been reached. @param reason a full sentence */
  public TextFormatException error(String reason) {
    return new TextFormatException(number, at + 1, reason);
  }

  private void skipBlanks() {
    while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) {
      at++;
    }
  }

  private static boolean isNameStart(char c) {
    return Character.isLetter(c) || c == '_';
  }

  private static boolean isNamePart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }
}
