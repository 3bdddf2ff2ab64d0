package org.tilewright.formats.json;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A JSON value; immutable. Equality does not look at the order of an object's fields, {@link JsonWriter}'s text does. */
public sealed interface JsonValue {

  /** An object. @param fields name to value, in the order of the text */
  record JsonObject(Map<String, JsonValue> fields) implements JsonValue {
    /** Copies the fields, keeping their order. */
    public JsonObject {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** The value of the field {@code name}, if there is one. */
    public Optional<JsonValue> get(String name) {
      return Optional.ofNullable(fields.get(name));
    }
  }

  /** An array. */
  record JsonArray(List<JsonValue> items) implements JsonValue {
    /** Copies the items. */
    public JsonArray {
      items = List.copyOf(items);
    }
  }

  /** A string, without quotes and escapes. */
  record JsonString(String text) implements JsonValue {
    /** Refuses null. */
    public JsonString {
      Objects.requireNonNull(text);
    }
  }

  /** A number. @param text its notation, as in the file: {@code 1}, {@code 1.0} and {@code 1e0} are three values */
  record JsonNumber(String text) implements JsonValue {

    private static final int LONGEST = 400;

    /** A whole number. */
    public JsonNumber(long number) {
      this(Long.toString(number));
    }

    /** The number; empty when its notation is too long to calculate with. */
    public Optional<BigDecimal> decimal() {
      try {
        BigDecimal number = new BigDecimal(text);
        boolean sane = text.length() <= LONGEST && Math.abs((long) number.scale()) <= LONGEST;
        return sane ? Optional.of(number) : Optional.empty();
      } catch (NumberFormatException exponentOutOfRange) {
        return Optional.empty();
      }
    }
  }

  /** A truth value. */
  record JsonBoolean(boolean value) implements JsonValue {
  }

  /** The value {@code null}. */
  record JsonNull() implements JsonValue {
  }

  /** What this is, for messages: {@code an object}, {@code a string} and so on. */
  default String describe() {
    return switch (this) {
      case JsonObject o -> "an object";
      case JsonArray a -> "an array";
      case JsonString s -> "a string";
      case JsonNumber n -> "the number " + (n.text().length() > 30 ? n.text().substring(0, 30) + "…" : n.text());
      case JsonBoolean b -> Boolean.toString(b.value());
      case JsonNull n -> "null";
    };
  }
}
