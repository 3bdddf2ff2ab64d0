package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonObject;

/**
 * Configuration files (section 5) as configuration keys of a level and back. The notes about a file are, per key, a
 * {@link FieldNote}: under {@code $key} for a key of the level that the file words differently, under the field's own name
 * for a field that the level has no key for.
 */
final class ConfigFields {

  /** Names of other terms for the same keys. */
  private static final Map<String, String> ALIASES =
      Map.of("spider_spawn_interval", "spider_spawn_rate", "zombie_spawn_interval", "zombie_spawn_rate");

  private final Vocabulary vocabulary;

  ConfigFields(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * A configuration file read.
   *
   * @param config   keys for the level to set
   * @param notes    what else has to be remembered
   * @param warnings what is not quite JSON, and fields that are only kept
   */
  record Read(Attributes config, Map<String, Value> notes, List<FormatProblem> warnings) {
  }

  Read read(CourseFile file) {
    Map<String, Value> config = new LinkedHashMap<>();
    Map<String, Value> notes = new LinkedHashMap<>();
    List<FormatProblem> warnings = new ArrayList<>(file.deviations());
    Optional<String> previous = Optional.empty();
    for (Map.Entry<String, JsonValue> field : file.fields().entrySet()) {
      String name = field.getKey();
      String alias = ALIASES.get(name);
      String key = alias != null && !file.fields().containsKey(alias) ? alias : name;
      Optional<Value> typed = vocabulary.configType(key).flatMap(type -> TypedValues.read(type, field.getValue()));
      if (typed.isPresent()) {
        config.put(key, typed.get());
        noteOf(name, key, field.getValue(), typed.get()).ifPresent(note -> notes.put(EntityFields.NOTE + key, note));
      } else {
        new FieldNote(Optional.empty(), Optional.of(field.getValue()), previous).encode()
            .ifPresent(note -> notes.put(EntityFields.escape(name), note));
        warnings.add(file.warning("course.configKey", vocabulary.configType(key).isPresent()
            ? "The value of '" + name + "' is not allowed there; it is kept for export and the default is played."
            : "'" + name + "' is no configuration key; it is kept for export.", field.getValue()));
      }
      previous = Optional.of(name);
    }
    return new Read(new Attributes(config), notes, warnings);
  }

  private static Optional<Value> noteOf(String name, String key, JsonValue json, Value typed) {
    return new FieldNote(name.equals(key) ? Optional.empty() : Optional.of(name),
        ForeignValues.decode(typed).equals(json) ? Optional.empty() : Optional.of(json), Optional.empty()).encode();
  }

  /**
   * The configuration file of a level: all keys of the library, or those of the file it came from.
   *
   * @param config    values of all keys
   * @param written   keys that the level sets, in its order
   * @param notes     notes about the file, if the level came from one
   * @param overrides values that the level's goal asks for
   */
  JsonObject write(Attributes config, List<String> written, Optional<Map<String, Value>> notes, Map<String, Value> overrides) {
    List<String> keys = new ArrayList<>(notes.isPresent() ? written : vocabulary.configKeys());
    overrides.forEach((key, value) -> {
      if (!keys.contains(key) && !value.equals(config.get(key).orElse(null))) {
        keys.add(key);
      }
    });
    Map<String, Value> known = notes.orElse(Map.of());
    List<Map.Entry<String, JsonValue>> fields = new ArrayList<>();
    for (String key : keys) {
      Optional<Value> value = Optional.ofNullable(overrides.get(key)).or(() -> config.get(key));
      value.ifPresent(v -> {
        FieldNote note = FieldNote.decode(known.get(EntityFields.NOTE + key));
        Optional<JsonValue> asInFile = note.value().filter(json -> vocabulary.configType(key)
            .flatMap(type -> TypedValues.read(type, json)).filter(v::equals).isPresent());
        fields.add(Map.entry(note.field().orElse(key), asInFile.orElseGet(() -> ForeignValues.decode(v))));
      });
    }
    insertStrays(fields, known);
    Map<String, JsonValue> all = new LinkedHashMap<>();
    fields.forEach(field -> all.putIfAbsent(field.getKey(), field.getValue()));
    return new JsonObject(all);
  }

  private static void insertStrays(List<Map.Entry<String, JsonValue>> fields, Map<String, Value> notes) {
    notes.forEach((key, value) -> {
      String name = EntityFields.unescape(key);
      FieldNote note = FieldNote.decode(value);
      if (EntityFields.isNote(key) || note.value().isEmpty() || fields.stream().anyMatch(field -> field.getKey().equals(name))) {
        return;
      }
      int index = note.after().map(after -> indexOf(fields, after) + 1).orElse(0);
      fields.add(index > 0 || note.after().isEmpty() ? index : fields.size(), Map.entry(name, note.value().get()));
    });
  }

  private static int indexOf(List<Map.Entry<String, JsonValue>> fields, String name) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).getKey().equals(name)) {
        return i;
      }
    }
    return -1;
  }
}
