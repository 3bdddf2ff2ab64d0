package org.tilewright.formats.json;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNull;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonString;

/** Reads strings, numbers and words. */
final class JsonScalars {

  /** Ends a text without quotes, as does a control character. */
  private static final String STOPS = ",:]}/\\\"[{;=#";
  /** Longer numbers in an odd notation are not calculated. */
  private static final int LONGEST_ODD_NUMBER = 400;

  private final JsonCursor in;

  JsonScalars(JsonCursor in) {
    this.in = in;
  }

  /** Number, truth value or null. */
  JsonValue plain() throws JsonSyntaxException {
    if (!in.lenient()) {
      return exact();
    }
    int start = in.at();
    try {
      JsonValue value = exact();
      if (stopsHere()) {
        return value;
      }
    } catch (JsonSyntaxException e) {
      // it may be something else without quotes
    }
    in.goTo(start);
    return loose(bare("a value"), start);
  }

  private JsonValue exact() throws JsonSyntaxException {
    return switch (in.peek()) {
      case 't' -> literal("true", new JsonBoolean(true));
      case 'f' -> literal("false", new JsonBoolean(false));
      case 'n' -> literal("null", new JsonNull());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw in.error("expected a value, not " + in.found());
    };
  }

  /** Whether nothing follows that would belong to a text without quotes, which blanks do not end. */
  private boolean stopsHere() {
    int here = in.at();
    while (in.peek() == ' ') {
      in.advance();
    }
    boolean stops = in.atEnd() || ends(in.peek());
    in.goTo(here);
    return stops;
  }

  private static boolean ends(char c) {
    return c < ' ' || STOPS.indexOf(c) >= 0;
  }

  /** A text without quotes, without the blanks around it. */
  String bare(String expected) throws JsonSyntaxException {
    int start = in.at();
    while (!in.atEnd() && !ends(in.peek())) {
      in.advance();
    }
    String word = in.since(start).strip();
    if (word.isEmpty()) {
      in.goTo(start);
      throw in.error("expected " + expected + ", not " + in.found());
    }
    return word;
  }

  private JsonValue loose(String word, int start) {
    JsonValue known = switch (word.toLowerCase(Locale.ROOT)) {
      case "true" -> new JsonBoolean(true);
      case "false" -> new JsonBoolean(false);
      case "null" -> new JsonNull();
      default -> new JsonString(word);
    };
    Optional<BigDecimal> number = oddNumber(word);
    if (number.isPresent()) {
      in.note("a number in a notation of its own", start);
      return new JsonNumber(number.get().toString());
    }
    in.note(known instanceof JsonString ? "text without quotes" : "true, false or null with capital letters", start);
    return known;
  }

  /** Numbers of Java that are none of JSON, such as {@code 5.}, {@code -.5}, {@code 01.5} and {@code 1.5f}. */
  private static Optional<BigDecimal> oddNumber(String word) {
    char first = word.charAt(0);
    boolean candidate = (first == '-' || first >= '0' && first <= '9') && word.length() <= LONGEST_ODD_NUMBER
        && (word.indexOf('.') >= 0 || word.indexOf('e') >= 0 || word.indexOf('E') >= 0);
    if (!candidate) {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(word));
    } catch (NumberFormatException notDecimal) {
      try {
        // refuses what is no number or not finite
        return Optional.of(BigDecimal.valueOf(Double.parseDouble(word)));
      } catch (NumberFormatException noNumber) {
        return Optional.empty();
      }
    }
  }

  private JsonNumber number() throws JsonSyntaxException {
    int start = in.at();
    if (in.peek() == '-') {
      in.advance();
    }
    if (in.peek() == '0') {
      in.advance();
    } else {
      digits();
    }
    if (in.peek() == '.') {
      in.advance();
      digits();
    }
    if (in.peek() == 'e' || in.peek() == 'E') {
      in.advance();
      if (in.peek() == '+' || in.peek() == '-') {
        in.advance();
      }
      digits();
    }
    if (Character.isLetterOrDigit(in.peek())) {
      throw in.error("a number cannot go on with " + in.found());
    }
    return new JsonNumber(in.since(start));
  }

  private void digits() throws JsonSyntaxException {
    if (in.peek() < '0' || in.peek() > '9') {
      throw in.error("expected a digit, not " + in.found());
    }
    while (in.peek() >= '0' && in.peek() <= '9') {
      in.advance();
    }
  }

  private JsonValue literal(String word, JsonValue value) throws JsonSyntaxException {
    if (!in.startsWith(word)) {
      throw in.error("expected a value, not " + in.found());
    }
    in.goTo(in.at() + word.length());
    return value;
  }

  /** A string, whose opening quote is next. */
  String string() throws JsonSyntaxException {
    char quote = in.peek();
    in.advance();
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = in.peek();
      if (c == quote && !in.atEnd()) {
        in.advance();
        return out.toString();
      }
      if (c < 0x20) {
        controlCharacter(c);
      }
      if (c == '\\') {
        escape(out);
      } else {
        out.append(c);
        in.advance();
      }
    }
  }

  private void controlCharacter(char c) throws JsonSyntaxException {
    if (in.atEnd() || c == '\n' || c == '\r') {
      throw in.error("the string is not closed on its line");
    }
    if (!in.lenient() || c == '\0') {
      throw in.error("a control character in a string must be escaped");
    }
    in.note("a control character in a string that is not escaped", in.at());
  }

  private void escape(StringBuilder out) throws JsonSyntaxException {
    in.advance();
    char c = in.peek();
    switch (c) {
      case '"', '\\', '/' -> out.append(c);
      case 'b' -> out.append('\b');
      case 'f' -> out.append('\f');
      case 'n' -> out.append('\n');
      case 'r' -> out.append('\r');
      case 't' -> out.append('\t');
      case 'u' -> {
        in.advance();
        String digits = in.ahead(4);
        if (!digits.matches("[0-9a-fA-F]{4}")) {
          in.goTo(in.at() - 1);
          throw in.error("\\u needs four hexadecimal digits");
        }
        out.append((char) Integer.parseInt(digits, 16));
        in.goTo(in.at() + 3);
      }
      case '\'' -> {
        if (!in.lenient()) {
          throw in.error("there is no escape \\ before " + in.found());
        }
        in.note("the escape \\'", in.at() - 1);
        out.append(c);
      }
      default -> throw in.error("there is no escape \\ before " + in.found());
    }
    in.advance();
  }
}
