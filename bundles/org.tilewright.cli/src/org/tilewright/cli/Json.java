package org.tilewright.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/** Builds the JSON that verbs print. */
final class Json {

  private Json() {
  }

  /** An object of alternating names and values: strings, whole numbers, truth values, lists, JSON. */
  static JsonObject object(Object... namesAndValues) {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put((String) namesAndValues[i], value(namesAndValues[i + 1]));
    }
    return new JsonObject(fields);
  }

  private static JsonValue value(Object value) {
    return switch (value) {
      case JsonValue json -> json;
      case String text -> new JsonString(text);
      case Integer number -> new JsonNumber(number);
      case Long number -> new JsonNumber(number);
      case Boolean flag -> new JsonBoolean(flag);
      case List<?> items -> new JsonArray(items.stream().map(Json::value).toList());
      default -> throw new IllegalArgumentException("No JSON for " + value.getClass());
    };
  }
}
