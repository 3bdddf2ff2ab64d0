package org.tilewright.formats.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.json.JsonValue;

/**
 * What a level remembers of the course file it came from and has no words for itself: the record {@code course} of its
 * metadata. Parts that are as usual are left out.
 *
 * <ul>
 * <li>{@code file}: the fields of the file in order, {@code here} standing for those the level itself supplies.
 * <li>{@code fields}: the order of the entities' fields, see {@link FieldOrder}.
 * <li>{@code order}: the order of the entities, as a {@linkplain CellPath way over the cells}; a cell that holds several
 * occurs several times.
 * <li>{@code goal}: the goal condition, when the level's goal alone would be written differently.
 * <li>{@code config}: that the configuration is the one of a file, with what the level does not know of it.
 * </ul>
 *
 * @param file   name to value; an empty one for what the level supplies
 * @param fields order of the entities' fields
 * @param order  order of the entities, when it is not the level's
 * @param goal   goal condition
 * @param config notes about the configuration file, see {@link ConfigFields}
 */
record CourseMemory(Map<String, Optional<JsonValue>> file, FieldOrder fields, Optional<List<Cell>> order,
    Optional<JsonValue> goal, Optional<Map<String, Value>> config) {

  private static final String INFO = "course";
  private static final String FILE = "file";
  private static final String FIELDS = "fields";
  private static final String ORDER = "order";
  private static final String GOAL = "goal";
  private static final String CONFIG = "config";
  private static final Value HERE = new Value.Name("here");

  /** The memory of a level that comes from no file. */
  static CourseMemory none() {
    return new CourseMemory(Map.of(), FieldOrder.usual(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The level's metadata with this memory in it, or none when there is nothing to remember. */
  Attributes toInfo() {
    Map<String, Value> parts = new LinkedHashMap<>();
    if (!file.isEmpty()) {
      Map<String, Value> layout = new LinkedHashMap<>();
      file.forEach((name, value) -> layout.put(name, value.map(ForeignValues::encode).orElse(HERE)));
      parts.put(FILE, new Value.RecordOf(layout));
    }
    fields.encode().ifPresent(value -> parts.put(FIELDS, value));
    order.ifPresent(cells -> parts.put(ORDER, lines(CellPath.format(cells))));
    goal.ifPresent(json -> parts.put(GOAL, ForeignValues.encode(json)));
    config.ifPresent(notes -> parts.put(CONFIG, new Value.RecordOf(notes)));
    return parts.isEmpty() ? Attributes.NONE : new Attributes(Map.of(INFO, new Value.RecordOf(parts)));
  }

  private static Value lines(List<String> lines) {
    return lines.size() == 1 ? Value.of(lines.getFirst()) : new Value.ListOf(lines.stream().<Value>map(Value::of).toList());
  }

  /** The memory in a level's metadata; parts that somebody has edited into nonsense are left out. */
  static CourseMemory of(Attributes info) {
    if (!(info.get(INFO).orElse(null) instanceof Value.RecordOf parts)) {
      return none();
    }
    Map<String, Optional<JsonValue>> file = new LinkedHashMap<>();
    record(parts, FILE).orElse(Map.of()).forEach((name, value) -> file.put(name,
        value.equals(HERE) ? Optional.empty() : Optional.of(ForeignValues.decode(value))));
    Optional<Value> fields = Optional.ofNullable(parts.fields().get(FIELDS));
    Optional<Value> order = Optional.ofNullable(parts.fields().get(ORDER));
    return new CourseMemory(file, fields.map(FieldOrder::decode).orElseGet(FieldOrder::usual),
        order.flatMap(value -> CellPath.parse(ForeignValues.texts(value))),
        Optional.ofNullable(parts.fields().get(GOAL)).map(ForeignValues::decode), record(parts, CONFIG));
  }

  private static Optional<Map<String, Value>> record(Value.RecordOf parts, String name) {
    return parts.fields().get(name) instanceof Value.RecordOf record ? Optional.of(record.fields()) : Optional.empty();
  }
}
