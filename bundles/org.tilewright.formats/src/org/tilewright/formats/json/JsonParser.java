package org.tilewright.formats.json;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonNull;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/**
 * Reads JSON as RFC 8259 has it, and says exactly where and why a text is none; or as leniently as others do, and says
 * where a text is not quite JSON.
 *
 * <p>The reason not to take a library: importing and exporting without loss needs the notation of numbers, the order of
 * fields and the position of every value, and a refusal must name line, column and what was expected. A field that
 * occurs twice in an object is refused, since nobody could say which one counts.
 */
public final class JsonParser {

  /** Deepest nesting that is read; deeper ones are refused, for the sake of the call stack. */
  static final int MAX_DEPTH = 500;

  private final Map<JsonValue, Long> positions = new IdentityHashMap<>();
  private final JsonCursor in;
  private final JsonScalars scalars;

  private JsonParser(JsonCursor in) {
    this.in = in;
    this.scalars = new JsonScalars(in);
  }

  /**
   * Reads a whole text; a byte order mark at its beginning is skipped.
   *
   * @throws JsonSyntaxException when it is not exactly one JSON value
   */
  public static JsonDocument parse(String text) throws JsonSyntaxException {
    return new JsonParser(new JsonCursor(text, false)).document();
  }

  /**
   * Reads a text as org.json 20210307 does, which the projects of the course read their files with: a comma or nothing
   * after the last value, {@code ;} between fields, missing values of arrays, names and texts in single or without
   * quotes, capital letters, numbers as Java writes them, anything after the value. Comments, {@code =} for {@code :}
   * and {@code ;} in arrays, which only gson reads, are read too. The document tells all such places.
   *
   * @throws JsonSyntaxException when it cannot be read like this either
   */
  public static JsonDocument parseLeniently(String text) throws JsonSyntaxException {
    return new JsonParser(new JsonCursor(text, true)).document();
  }

  private JsonDocument document() throws JsonSyntaxException {
    in.skipSpace();
    if (in.atEnd()) {
      throw in.error("the file is empty");
    }
    JsonValue root = value(0);
    in.skipSpace();
    if (!in.atEnd()) {
      deviate("text after the end, which is ignored",
          "expected the end of the file after the value, not " + in.found());
    }
    return new JsonDocument(root, positions, in.deviations());
  }

  private JsonValue value(int depth) throws JsonSyntaxException {
    long position = in.position();
    JsonValue value = switch (in.peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> new JsonString(scalars.string());
      case '\'' -> new JsonString(singleQuoted("expected a value, not "));
      default -> scalars.plain();
    };
    positions.put(value, position);
    return value;
  }

  /** Notes what stands here when such things are read; refuses it otherwise. */
  private void deviate(String what, String refusal) throws JsonSyntaxException {
    if (!in.lenient()) {
      throw in.error(refusal);
    }
    in.note(what, in.at());
  }

  private String singleQuoted(String expected) throws JsonSyntaxException {
    deviate("text in single quotes", expected + in.found());
    return scalars.string();
  }

  private JsonObject object(int depth) throws JsonSyntaxException {
    checkDepth(depth);
    in.advance();
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    in.skipSpace();
    if (in.peek() == '}') {
      in.advance();
      return new JsonObject(fields);
    }
    while (true) {
      int nameStart = in.at();
      String name = name();
      if (fields.containsKey(name)) {
        in.goTo(nameStart);
        throw in.error("the field \"" + name + "\" occurs twice in one object");
      }
      in.skipSpace();
      colon();
      in.skipSpace();
      fields.put(name, value(depth + 1));
      in.skipSpace();
      if (in.peek() == '}' || separator('}', "a field")) {
        in.advance();
        return new JsonObject(fields);
      }
    }
  }

  private String name() throws JsonSyntaxException {
    String expected = "expected a field name in double quotes, not ";
    return switch (in.peek()) {
      case '"' -> scalars.string();
      case '\'' -> singleQuoted(expected);
      default -> {
        if (!in.lenient()) {
          throw in.error(expected + in.found());
        }
        int start = in.at();
        String name = scalars.bare("a field name");
        in.note("a field name without quotes", start);
        yield name;
      }
    };
  }

  private void colon() throws JsonSyntaxException {
    if (in.peek() == '=' && in.lenient()) {
      in.note("'=' in place of ':'", in.at());
      in.goTo(in.at() + (in.startsWith("=>") ? 2 : 1));
    } else if (in.peek() == ':') {
      in.advance();
    } else {
      throw in.error("expected ':' after a field name, not " + in.found());
    }
  }

  /**
   * Reads what separates two fields or values and the space after it.
   *
   * @return whether it was the last one, with the closing bracket next
   */
  private boolean separator(char close, String after) throws JsonSyntaxException {
    long place = in.position();
    if (in.peek() == ';' && in.lenient()) {
      in.note("';' in place of a comma", place);
    } else if (in.peek() != ',') {
      throw in.error("expected ',' or '" + close + "' after " + after + ", not " + in.found());
    }
    in.advance();
    in.skipSpace();
    if (in.lenient() && in.peek() == close) {
      in.note("a comma before '" + close + "'", place);
      return true;
    }
    return false;
  }

  private JsonArray array(int depth) throws JsonSyntaxException {
    checkDepth(depth);
    in.advance();
    List<JsonValue> items = new ArrayList<>();
    in.skipSpace();
    if (in.peek() == ']') {
      in.advance();
      return new JsonArray(items);
    }
    while (true) {
      items.add(in.peek() == ',' && in.lenient() ? missing() : value(depth + 1));
      in.skipSpace();
      if (in.peek() == ']' || separator(']', "a value")) {
        in.advance();
        return new JsonArray(items);
      }
    }
  }

  private JsonValue missing() {
    in.note("a missing value, which is read as null", in.at());
    JsonValue value = new JsonNull();
    positions.put(value, in.position());
    return value;
  }

  private void checkDepth(int depth) throws JsonSyntaxException {
    if (depth >= MAX_DEPTH) {
      throw in.error("objects and arrays are nested more than " + MAX_DEPTH + " deep");
    }
  }
}
