package org.tilewright.formats.course;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.model.level.Type;

/**
 * The fields of one entity of a dungeon file, as attributes of the level language and back.
 *
 * <p>A field whose name and value fit an attribute of the kind becomes that attribute. Everything else goes into the
 * attribute {@code extra}: under its own name when it is a stray field; under {@code $name} as a {@link FieldNote} when the
 * attribute holds the meaning but the file has it in other words. A stray field whose name begins with {@code $} gets
 * another {@code $} in front.
 */
final class EntityFields {

  static final String EXTRA = "extra";
  static final String TYPE = "type";
  static final String X = "x";
  static final String Y = "y";
  static final String NOTE = "$";

  /** Fields of the schema (sections 4.1.2 and 4.1.3); a default of the kind is written for them. */
  private static final List<String> SCHEMA = List.of("colour", "key", "movement_factor", "logic");

  /** Attributes that only concern drawing: a foreign field of that name means something else. */
  private static final Set<String> OWN = Set.of(EXTRA, "layer", "sprite");

  /** Other names of fields met in practice. */
  private static final Map<String, String> ALIASES = Map.of("key_id", "key");

  private final Vocabulary vocabulary;

  EntityFields(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Whether the entity carries something for {@code extra}. */
  static boolean hasNotes(EntitySpec spec) {
    return spec.attributes().get(EXTRA).isPresent();
  }

  /**
   * The attributes for the fields of an entity, all but type and coordinates.
   *
   * @param json the entity
   * @param kind the kind it gets in the level
   * @param base the kind of the library that declares its attributes
   */
  EntitySpec read(JsonObject json, String kind, String base) {
    Map<String, Value> attributes = new LinkedHashMap<>();
    Map<String, Value> extra = new LinkedHashMap<>();
    json.fields().forEach((name, value) -> {
      switch (name) {
        case TYPE -> {
          // The kind says it.
        }
        case X, Y -> noteNotation(name, value, extra);
        default -> readField(json, base, name, value, attributes, extra);
      }
    });
    for (String field : SCHEMA) {
      if (!attributes.containsKey(field) && !extra.containsKey(field) && hasDefault(base, field)) {
        extra.put(NOTE + field, FieldNote.ABSENT);
      }
    }
    if (!extra.isEmpty()) {
      attributes.put(EXTRA, new Value.RecordOf(extra));
    }
    return new EntitySpec(kind, new Attributes(attributes));
  }

  private void readField(JsonObject json, String base, String name, JsonValue value, Map<String, Value> attributes,
      Map<String, Value> extra) {
    String alias = ALIASES.get(name);
    String attribute = alias != null && !json.fields().containsKey(alias) ? alias : name;
    Optional<Value> typed = OWN.contains(attribute) ? Optional.empty()
        : vocabulary.attributeType(base, attribute).flatMap(type -> TypedValues.read(type, value));
    if (typed.isEmpty()) {
      extra.put(escape(name), ForeignValues.encode(value));
      return;
    }
    attributes.put(attribute, typed.get());
    FieldNote note = new FieldNote(attribute.equals(name) ? Optional.empty() : Optional.of(name),
        ForeignValues.decode(typed.get()).equals(value) ? Optional.empty() : Optional.of(value), Optional.empty());
    note.encode().ifPresent(encoded -> extra.put(NOTE + attribute, encoded));
  }

  /** Whether the fields of an entity hold a name that the level has no attribute for; those are worth a warning. */
  static List<String> strayFields(EntitySpec spec) {
    return spec.attributes().get(EXTRA).orElse(null) instanceof Value.RecordOf extra
        ? extra.fields().keySet().stream().filter(key -> !isNote(key)).map(EntityFields::unescape).toList()
        : List.of();
  }

  private boolean hasDefault(String base, String field) {
    return vocabulary.hasAttributeDefault(base, field);
  }

  private static void noteNotation(String name, JsonValue value, Map<String, Value> extra) {
    if (!(value instanceof JsonNumber n) || !n.text().matches("0|-?[1-9][0-9]*")) {
      extra.put(NOTE + name,
          new FieldNote(Optional.empty(), Optional.of(value), Optional.empty()).encode().orElseThrow());
    }
  }

  /** The entity as fields of a dungeon file, type and coordinates first. */
  Map<String, JsonValue> write(EntitySpec spec, KindDefinition kind, Cell cell) {
    Map<String, Value> extra = new LinkedHashMap<>();
    addRecord(extra, kind.attributes());
    addRecord(extra, spec.attributes());
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    fields.put(TYPE, typeOf(kind, extra));
    fields.put(X, coordinate(cell.x(), extra.get(NOTE + X)));
    fields.put(Y, coordinate(cell.y(), extra.get(NOTE + Y)));
    spec.attributes().values().forEach((name, value) -> {
      if (!name.equals(EXTRA)) {
        writeAttribute(fields, kind, name, value, extra.get(NOTE + name));
      }
    });
    for (String field : SCHEMA) {
      boolean absent = extra.get(NOTE + field) instanceof Value.Name;
      if (!absent && spec.attributes().get(field).isEmpty() && !extra.containsKey(field)) {
        kind.attributes().get(field).filter(value -> !value.equals(Value.of("")))
            .ifPresent(value -> fields.putIfAbsent(field, ForeignValues.decode(value)));
      }
    }
    extra.forEach((name, value) -> {
      if (!isNote(name)) {
        fields.putIfAbsent(unescape(name), ForeignValues.decode(value));
      }
    });
    return fields;
  }

  private void writeAttribute(Map<String, JsonValue> fields, KindDefinition kind, String name, Value value, Value noted) {
    FieldNote note = FieldNote.decode(noted);
    Optional<Type> type = vocabulary.attributeType(libraryKind(kind), name);
    Optional<JsonValue> asInFile = note.value()
        .filter(json -> type.flatMap(t -> TypedValues.read(t, json)).filter(value::equals).isPresent());
    fields.put(note.field().orElse(name), asInFile.orElseGet(() -> ForeignValues.decode(value)));
  }

  private JsonValue typeOf(KindDefinition kind, Map<String, Value> extra) {
    Value noted = extra.get(NOTE + TYPE);
    return noted != null && !vocabulary.hasKind(kind.name()) ? ForeignValues.decode(noted) : new JsonString(libraryKind(kind));
  }

  /** The nearest kind of the library in the lineage, the kind itself when there is none. */
  String libraryKind(KindDefinition kind) {
    return kind.lineage().stream().filter(vocabulary::hasKind).findFirst().orElse(kind.name());
  }

  private static JsonValue coordinate(int value, Value noted) {
    return FieldNote.decode(noted).value()
        .filter(json -> CourseFile.coordinate(json).filter(c -> c.compareTo(BigDecimal.valueOf(value)) == 0).isPresent())
        .orElseGet(() -> new JsonNumber(value));
  }

  private static void addRecord(Map<String, Value> fields, Attributes attributes) {
    if (attributes.get(EXTRA).orElse(null) instanceof Value.RecordOf extra) {
      fields.putAll(extra.fields());
    }
  }

  static String escape(String name) {
    return name.startsWith(NOTE) ? NOTE + name : name;
  }

  static String unescape(String key) {
    return key.startsWith(NOTE + NOTE) ? key.substring(1) : key;
  }

  static boolean isNote(String key) {
    return key.startsWith(NOTE) && !key.startsWith(NOTE + NOTE);
  }
}
