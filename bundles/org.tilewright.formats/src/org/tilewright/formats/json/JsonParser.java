package org.tilewright.formats.json;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNull;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/**
 * Reads JSON as RFC 8259 has it, and says exactly where and why a text is none.
 *
 * <p>The reason not to take a library: importing and exporting without loss needs the notation of numbers, the order of
 * fields and the position of every value, and a refusal must name line, column and what was expected. A field that
 * occurs twice in an object is refused, since nobody could say which one counts.
 */
public final class JsonParser {

  /** Deepest nesting that is read; deeper ones are refused, for the sake of the call stack. */
  static final int MAX_DEPTH = 500;

  private final String text;
  private final Map<JsonValue, Long> positions = new IdentityHashMap<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private JsonParser(String text) {
    this.text = text;
  }

  /**
   * Reads a whole text; a byte order mark at its beginning is skipped.
   *
   * @throws JsonSyntaxException when it is not exactly one JSON value
   */
  public static JsonDocument parse(String text) throws JsonSyntaxException {
    JsonParser parser = new JsonParser(text);
    if (text.startsWith("\ufeff")) {
      parser.at = 1;
      parser.lineStart = 1;
    }
    parser.skipSpace();
    if (parser.at == text.length()) {
      throw parser.error("the file is empty");
    }
    JsonValue root = parser.value(0);
    parser.skipSpace();
    if (parser.at < text.length()) {
      throw parser.error("expected the end of the file after the value, not " + parser.found());
    }
    return new JsonDocument(root, parser.positions);
  }

  private JsonValue value(int depth) throws JsonSyntaxException {
    long position = ((long) line << 32) | (at - lineStart + 1);
    JsonValue value = switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> new JsonString(string());
      case 't' -> literal("true", new JsonBoolean(true));
      case 'f' -> literal("false", new JsonBoolean(false));
      case 'n' -> literal("null", new JsonNull());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw error("expected a value, not " + found());
    };
    positions.put(value, position);
    return value;
  }

  private JsonObject object(int depth) throws JsonSyntaxException {
    checkDepth(depth);
    at++;
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    skipSpace();
    if (peek() == '}') {
      at++;
      return new JsonObject(fields);
    }
    while (true) {
      if (peek() != '"') {
        throw error("expected a field name in double quotes, not " + found());
      }
      int nameStart = at;
      String name = string();
      if (fields.containsKey(name)) {
        at = nameStart;
        throw error("the field \"" + name + "\" occurs twice in one object");
      }
      skipSpace();
      expect(':', "after a field name");
      skipSpace();
      fields.put(name, value(depth + 1));
      skipSpace();
      if (peek() == '}') {
        at++;
        return new JsonObject(fields);
      }
      expect(',', "or '}' after a field");
      skipSpace();
    }
  }

  private JsonArray array(int depth) throws JsonSyntaxException {
    checkDepth(depth);
    at++;
    List<JsonValue> items = new ArrayList<>();
    skipSpace();
    if (peek() == ']') {
      at++;
      return new JsonArray(items);
    }
    while (true) {
      items.add(value(depth + 1));
      skipSpace();
      if (peek() == ']') {
        at++;
        return new JsonArray(items);
      }
      expect(',', "or ']' after a value");
      skipSpace();
    }
  }

  private void checkDepth(int depth) throws JsonSyntaxException {
    if (depth >= MAX_DEPTH) {
      throw error("objects and arrays are nested more than " + MAX_DEPTH + " deep");
    }
  }

  private String string() throws JsonSyntaxException {
    at++;
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = peek();
      if (c == '"' && at < text.length()) {
        at++;
        return out.toString();
      }
      if (c < 0x20) {
        throw error(at < text.length() && c != '\n' && c != '\r' ? "a control character in a string must be escaped"
            : "the string is not closed on its line");
      }
      if (c == '\\') {
        escape(out);
      } else {
        out.append(c);
        at++;
      }
    }
  }

  private void escape(StringBuilder out) throws JsonSyntaxException {
    at++;
    char c = peek();
    switch (c) {
      case '"', '\\', '/' -> out.append(c);
      case 'b' -> out.append('\b');
      case 'f' -> out.append('\f');
      case 'n' -> out.append('\n');
      case 'r' -> out.append('\r');
      case 't' -> out.append('\t');
      case 'u' -> {
        String digits = text.substring(Math.min(at + 1, text.length()), Math.min(at + 5, text.length()));
        if (!digits.matches("[0-9a-fA-F]{4}")) {
          throw error("\\u needs four hexadecimal digits");
        }
        out.append((char) Integer.parseInt(digits, 16));
        at += 4;
      }
      default -> throw error("there is no escape \\ before " + found());
    }
    at++;
  }

  private JsonNumber number() throws JsonSyntaxException {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    if (peek() == '0') {
      at++;
    } else {
      digits();
    }
    if (peek() == '.') {
      at++;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      digits();
    }
    if (Character.isLetterOrDigit(peek())) {
      throw error("a number cannot go on with " + found());
    }
    return new JsonNumber(text.substring(start, at));
  }

  private void digits() throws JsonSyntaxException {
    if (peek() < '0' || peek() > '9') {
      throw error("expected a digit, not " + found());
    }
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
  }

  private JsonValue literal(String word, JsonValue value) throws JsonSyntaxException {
    if (!text.startsWith(word, at)) {
      throw error("expected a value, not " + found());
    }
    at += word.length();
    return value;
  }

  private void expect(char wanted, String where) throws JsonSyntaxException {
    if (peek() != wanted) {
      throw error("expected '" + wanted + "' " + where + ", not " + found());
    }
    at++;
  }

  private void skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r' && !text.startsWith("\r\n", at)) {
        line++;
        lineStart = at + 1;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return;
      }
      at++;
    }
  }

  /** The next character, or NUL at the end, which no rule accepts. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private String found() {
    if (at >= text.length()) {
      return "the end of the file";
    }
    int c = text.codePointAt(at);
    if (Character.isLetter(c)) {
      int end = at;
      while (end < text.length() && end < at + 20 && Character.isLetter(text.charAt(end))) {
        end++;
      }
      return "'" + text.substring(at, Math.max(end, at + Character.charCount(c))) + "'";
    }
    return Character.isISOControl(c) ? String.format("the character U+%04X", c) : "'" + Character.toString(c) + "'";
  }

  private JsonSyntaxException error(String message) {
    return new JsonSyntaxException(message, line, at - lineStart + 1);
  }
}
