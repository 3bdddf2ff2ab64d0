package org.tilewright.formats.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the reading of a text is, and what becomes of what is not quite JSON there: it is refused, or it is noted. */
final class JsonCursor {

  private static final int LONGEST_WORD = 20;

  private final String text;
  private final Optional<List<JsonDeviation>> deviations;
  private int at;
  private int line = 1;
  private int lineStart;

  /** @param lenient whether what can be read all the same is read */
  JsonCursor(String text, boolean lenient) {
    this.text = text;
    this.deviations = lenient ? Optional.of(new ArrayList<>()) : Optional.empty();
    if (text.startsWith("\ufeff")) {
      at = 1;
      lineStart = 1;
    }
  }

  boolean lenient() {
    return deviations.isPresent();
  }

  /** What has been noted, in the order of the text. */
  List<JsonDeviation> deviations() {
    return deviations.orElse(List.of());
  }

  /** Notes that {@code what} stands at {@code place} of this line. */
  void note(String what, int place) {
    note(what, ((long) line << 32) | (place - lineStart + 1));
  }

  /** Notes that {@code what} stands at a {@link #position}. */
  void note(String what, long position) {
    deviations.orElseThrow().add(new JsonDeviation(what, (int) (position >> 32), (int) position));
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** Index of the next character. */
  int at() {
    return at;
  }

  /** Goes to a character of the same line. */
  void goTo(int index) {
    at = index;
  }

  /** The text from {@code start} to here. */
  String since(int start) {
    return text.substring(start, at);
  }

  /** The next characters, {@code most} at most. */
  String ahead(int most) {
    return text.substring(Math.min(at, text.length()), Math.min(at + most, text.length()));
  }

  boolean startsWith(String word) {
    return text.startsWith(word, at);
  }

  /** The next character, or NUL at the end, which no rule accepts. */
  char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  /** Goes on by one character, which ends no line. */
  void advance() {
    at++;
  }

  /** Line and column of the next character, as {@link JsonDocument} keeps them. */
  long position() {
    return ((long) line << 32) | (at - lineStart + 1);
  }

  void skipSpace() throws JsonSyntaxException {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r' && !text.startsWith("\r\n", at)) {
        line++;
        lineStart = at + 1;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        if (!lenient() || !skipOddSpace(c)) {
          return;
        }
        continue;
      }
      at++;
    }
  }

  /** Goes past what some libraries take for space; false when it is none. */
  private boolean skipOddSpace(char c) throws JsonSyntaxException {
    if (c != '\0' && c < ' ') {
      note("a control character between values", at);
      at++;
      return true;
    }
    boolean block = text.startsWith("/*", at);
    if (!block && c != '#' && !text.startsWith("//", at)) {
      return false;
    }
    note("a comment", at);
    int end = block ? text.indexOf("*/", at + 2) + 2 : endOfLine();
    if (block && end < at + 4) {
      throw error("the comment is not closed");
    }
    for (; at < end; at++) {
      if (text.charAt(at) == '\n' || text.charAt(at) == '\r' && !text.startsWith("\r\n", at)) {
        line++;
        lineStart = at + 1;
      }
    }
    return true;
  }

  private int endOfLine() {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** What stands here, for messages. */
  String found() {
    if (atEnd()) {
      return "the end of the file";
    }
    int c = text.codePointAt(at);
    if (Character.isLetter(c)) {
      int end = at;
      while (end < text.length() && end < at + LONGEST_WORD && Character.isLetter(text.charAt(end))) {
        end++;
      }
      return "'" + text.substring(at, Math.max(end, at + Character.charCount(c))) + "'";
    }
    return Character.isISOControl(c) ? String.format("the character U+%04X", c) : "'" + Character.toString(c) + "'";
  }

  /** A refusal at this place. */
  JsonSyntaxException error(String message) {
    return new JsonSyntaxException(message, line, at - lineStart + 1);
  }
}
