package org.tilewright.formats.course;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.json.JsonValue;

/**
 * How a file words something that the level says in its own way, written as a record with those parts that are there.
 *
 * @param field name of the field in the file, when it is another one
 * @param value value in the file, when the level has it in another notation
 * @param after name of the field it follows in the file, for fields that the level has no place for
 */
record FieldNote(Optional<String> field, Optional<JsonValue> value, Optional<String> after) {

  /** The note that the file does not have the field at all, where the level's default has a value. */
  static final Value ABSENT = new Value.Name("absent");

  private static final String FIELD = "field";
  private static final String VALUE = "value";
  private static final String AFTER = "after";

  /** The record; empty when there is nothing to note. */
  Optional<Value> encode() {
    Map<String, Value> parts = new LinkedHashMap<>();
    field.ifPresent(name -> parts.put(FIELD, Value.of(name)));
    value.ifPresent(json -> parts.put(VALUE, ForeignValues.encode(json)));
    after.ifPresent(name -> parts.put(AFTER, Value.of(name)));
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Value.RecordOf(parts));
  }

  /** Reads a record; a note with nothing in it for anything else, {@code null} included. */
  static FieldNote decode(Value value) {
    if (!(value instanceof Value.RecordOf parts)) {
      return new FieldNote(Optional.empty(), Optional.empty(), Optional.empty());
    }
    return new FieldNote(text(parts, FIELD), Optional.ofNullable(parts.fields().get(VALUE)).map(ForeignValues::decode),
        text(parts, AFTER));
  }

  private static Optional<String> text(Value.RecordOf parts, String name) {
    return switch (parts.fields().get(name)) {
      case Value.Text t -> Optional.of(t.text());
      case Value.Name n -> Optional.of(n.name());
      case null, default -> Optional.empty();
    };
  }
}
