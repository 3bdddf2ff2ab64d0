package org.tilewright.formats.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNull;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.formats.json.JsonWriter;

/**
 * Any JSON value as a value of the level language and back, without loss.
 *
 * <p>Nearly everything has a counterpart. {@code null} becomes the word {@code null}; what the language cannot spell, such
 * as {@code 1e3} or half of a surrogate pair, becomes the record {@code {"$json": "1e3"}} with the JSON text.
 */
final class ForeignValues {

  private static final String NULL = "null";
  private static final String JSON = "$json";
  private static final String PLAIN_NUMBER = "-?(0|[1-9][0-9]{0,300})(\\.[0-9]{1,300})?";
  private static final String NEGATIVE_ZERO = "-0(\\.0+)?";

  /** Deeper values stay JSON text: the language refuses what is nested as deep as nobody writes by hand. */
  private static final int MAX_DEPTH = 40;

  private ForeignValues() {
  }

  /** The value of the level language that stands for a JSON value. */
  static Value encode(JsonValue json) {
    return isDeeperThan(json, MAX_DEPTH) ? asText(json) : encodeParts(json);
  }

  private static boolean isDeeperThan(JsonValue json, int levels) {
    return switch (json) {
      case JsonObject o -> levels == 0 || o.fields().values().stream().anyMatch(part -> isDeeperThan(part, levels - 1));
      case JsonArray a -> levels == 0 || a.items().stream().anyMatch(part -> isDeeperThan(part, levels - 1));
      default -> false;
    };
  }

  private static Value encodeParts(JsonValue json) {
    return switch (json) {
      case JsonObject o when o.fields().size() == 1 && o.fields().containsKey(JSON) -> asText(o);
      case JsonObject o -> {
        Map<String, Value> fields = new LinkedHashMap<>();
        boolean spellable = true;
        for (Map.Entry<String, JsonValue> field : o.fields().entrySet()) {
          spellable &= isWellFormed(field.getKey());
          fields.put(field.getKey(), encodeParts(field.getValue()));
        }
        yield spellable ? new Value.RecordOf(fields) : asText(o);
      }
      case JsonArray a -> new Value.ListOf(a.items().stream().map(ForeignValues::encodeParts).toList());
      case JsonString s -> isWellFormed(s.text()) ? Value.of(s.text()) : asText(s);
      case JsonNumber n -> isPlain(n) ? Value.of(n.decimal().orElseThrow()) : asText(n);
      case JsonBoolean b -> Value.of(b.value());
      case JsonNull n -> new Value.Name(NULL);
    };
  }

  /** The JSON value that a value of the level language stands for. */
  static JsonValue decode(Value value) {
    return switch (value) {
      case Value.Num n -> new JsonNumber(n.number().toPlainString());
      case Value.Text t -> new JsonString(t.text());
      case Value.Bool b -> new JsonBoolean(b.value());
      case Value.Name n -> n.name().equals(NULL) ? new JsonNull() : new JsonString(n.name());
      case Value.Range r -> new JsonString(ValueText.format(r));
      case Value.ListOf l -> new JsonArray(l.items().stream().map(ForeignValues::decode).toList());
      case Value.RecordOf r -> record(r);
    };
  }

  private static JsonValue record(Value.RecordOf record) {
    if (record.fields().size() == 1 && record.fields().get(JSON) instanceof Value.Text text) {
      try {
        return JsonParser.parse(text.text()).root();
      } catch (JsonSyntaxException editedByHand) {
        return new JsonString(text.text());
      }
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    record.fields().forEach((name, field) -> fields.put(name, decode(field)));
    return new JsonObject(fields);
  }

  private static Value asText(JsonValue json) {
    return new Value.RecordOf(Map.of(JSON, Value.of(JsonWriter.compact(json))));
  }

  /** Whether the language spells the number the same way; one that is too long to calculate with stays JSON text. */
  static boolean isPlain(JsonNumber number) {
    return number.text().matches(PLAIN_NUMBER) && !number.text().matches(NEGATIVE_ZERO) && number.decimal().isPresent();
  }

  private static boolean isWellFormed(String text) {
    return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }

  /** Texts of a list, or the one text; for notes that are written either way. */
  static List<String> texts(Value value) {
    return switch (value) {
      case Value.Text t -> List.of(t.text());
      case Value.ListOf l -> l.items().stream().filter(Value.Text.class::isInstance).map(v -> ((Value.Text) v).text()).toList();
      default -> List.of();
    };
  }
}
