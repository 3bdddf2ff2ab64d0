package org.tilewright.formats.json;

import java.util.Map;
import java.util.function.Predicate;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNull;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/** Writes JSON: on one line, or indented with small objects kept on one line. The text is pure data, no locale matters. */
public final class JsonWriter {

  private static final String INDENT = "  ";

  private final StringBuilder out = new StringBuilder();
  private final Predicate<JsonValue> oneLine;

  private JsonWriter(Predicate<JsonValue> oneLine) {
    this.oneLine = oneLine;
  }

  /** The value on one line, without a line end. */
  public static String compact(JsonValue value) {
    JsonWriter writer = new JsonWriter(any -> true);
    writer.write(value, "");
    return writer.out.toString();
  }

  /** The value over several lines, arrays and objects that hold only plain values on one; ends with a line feed. */
  public static String pretty(JsonValue value) {
    JsonWriter writer = new JsonWriter(JsonWriter::isFlat);
    // The root is spread out even when it is flat: a configuration file is one flat object of forty fields.
    if (value instanceof JsonObject object && !object.fields().isEmpty()) {
      writer.spread(object, "");
    } else {
      writer.write(value, "");
    }
    return writer.out.append('\n').toString();
  }

  private static boolean isFlat(JsonValue value) {
    return switch (value) {
      case JsonObject o -> o.fields().values().stream().noneMatch(JsonWriter::holdsValues);
      case JsonArray a -> a.items().stream().noneMatch(JsonWriter::holdsValues);
      default -> true;
    };
  }

  private static boolean holdsValues(JsonValue value) {
    return value instanceof JsonObject o && !o.fields().isEmpty() || value instanceof JsonArray a && !a.items().isEmpty();
  }

  private void write(JsonValue value, String indent) {
    switch (value) {
      case JsonObject o when oneLine.test(o) -> line(o);
      case JsonObject o -> spread(o, indent);
      case JsonArray a -> array(a, indent);
      case JsonString s -> quote(s.text());
      case JsonNumber n -> out.append(n.text());
      case JsonBoolean b -> out.append(b.value());
      case JsonNull n -> out.append("null");
    }
  }

  private void line(JsonObject object) {
    String separator = "{";
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      out.append(separator);
      quote(field.getKey());
      out.append(": ");
      write(field.getValue(), "");
      separator = ", ";
    }
    out.append(object.fields().isEmpty() ? "{}" : "}");
  }

  private void spread(JsonObject object, String indent) {
    String separator = "{\n";
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      out.append(separator).append(indent).append(INDENT);
      quote(field.getKey());
      out.append(": ");
      write(field.getValue(), indent + INDENT);
      separator = ",\n";
    }
    out.append('\n').append(indent).append('}');
  }

  private void array(JsonArray array, String indent) {
    boolean line = array.items().isEmpty() || oneLine.test(array);
    out.append('[');
    String separator = line ? "" : "\n";
    for (JsonValue item : array.items()) {
      out.append(separator);
      if (!line) {
        out.append(indent).append(INDENT);
      }
      write(item, indent + INDENT);
      separator = line ? ", " : ",\n";
    }
    if (!line) {
      out.append('\n').append(indent);
    }
    out.append(']');
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || Character.isSurrogate(c) && !isPaired(text, i) || c == '\u2028' || c == '\u2029') {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean isPaired(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i)) ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
