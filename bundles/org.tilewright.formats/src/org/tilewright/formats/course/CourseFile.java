package org.tilewright.formats.course;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.json.JsonDeviation;
import org.tilewright.formats.json.JsonDocument;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/** A JSON file of the course that has been checked as far as its shape goes. */
final class CourseFile {

  static final String ENTITIES = "entities";
  static final String GOAL = "goal-condition";

  private static final int FARTHEST = CourseReader.FARTHEST;

  private final SourceText source;
  private final JsonDocument document;
  private final JsonObject root;

  private CourseFile(SourceText source, JsonDocument document, JsonObject root) {
    this.source = source;
    this.document = document;
    this.root = root;
  }

  /** An entity of a dungeon. */
  record Entity(JsonObject json, String type, Cell cell) {
  }

  /** Reads a dungeon. @throws FormatException when the text is no JSON or no dungeon */
  static CourseFile dungeon(SourceText source) throws FormatException {
    CourseFile file = parse(source, "a dungeon");
    JsonValue entities = file.root.fields().get(ENTITIES);
    if (entities == null) {
      throw file.refusal("course.notADungeon", "This is no dungeon: it has no \"" + ENTITIES + "\""
          + (looksLikeConfig(file.root) ? ". It looks like a configuration file, which goes with a dungeon." : "."), file.root);
    }
    if (!(entities instanceof JsonArray)) {
      throw file.refusal("course.notADungeon", "\"" + ENTITIES + "\" must be an array, not " + entities.describe() + ".",
          entities);
    }
    return file;
  }

  /** Reads a configuration. @throws FormatException when the text is no JSON or no configuration */
  static CourseFile config(SourceText source) throws FormatException {
    CourseFile file = parse(source, "a configuration");
    if (file.root.fields().containsKey(ENTITIES)) {
      throw file.refusal("course.notAConfiguration", "This is no configuration: it looks like a dungeon.", file.root);
    }
    return file;
  }

  private static CourseFile parse(SourceText source, String what) throws FormatException {
    try {
      JsonDocument document = JsonParser.parseLeniently(source.text());
      if (document.root() instanceof JsonObject root) {
        return new CourseFile(source, document, root);
      }
      JsonValue value = document.root();
      throw new FormatException(source.name(), FormatProblem.error("course.notAnObject", "This is not " + what
          + ": the file holds " + value.describe() + " instead of an object.", document.lineOf(value), document.columnOf(value)));
    } catch (JsonSyntaxException e) {
      throw new FormatException(source.name(),
          FormatProblem.error("json.syntax", "Not valid JSON: " + e.getMessage() + ".", e.line(), e.column()));
    }
  }

  private static boolean looksLikeConfig(JsonObject root) {
    return root.fields().containsKey("player_health") || root.fields().containsKey("treasure_goal");
  }

  /** The fields of the file in their order. */
  Map<String, JsonValue> fields() {
    return root.fields();
  }

  /** The entities in their order. @throws FormatException when one is not an object with type and coordinates */
  List<Entity> entities() throws FormatException {
    List<Entity> entities = new ArrayList<>();
    for (JsonValue item : ((JsonArray) root.fields().get(ENTITIES)).items()) {
      if (!(item instanceof JsonObject object)) {
        throw refusal("course.badEntity", "An entity must be an object, not " + item.describe() + ".", item);
      }
      entities.add(new Entity(object, type(object), new Cell(coordinate(object, EntityFields.X),
          coordinate(object, EntityFields.Y))));
    }
    return entities;
  }

  private String type(JsonObject entity) throws FormatException {
    JsonValue type = required(entity, EntityFields.TYPE);
    if (type instanceof JsonString text) {
      return text.text();
    }
    throw refusal("course.badEntity", "The type of an entity must be a string, not " + type.describe() + ".", type);
  }

  private int coordinate(JsonObject entity, String name) throws FormatException {
    JsonValue value = required(entity, name);
    Optional<BigDecimal> number = coordinate(value);
    if (number.isEmpty()) {
      throw refusal("course.badEntity", "The field \"" + name + "\" of an entity must be a whole number, not "
          + value.describe() + ".", value);
    }
    if (number.get().abs().compareTo(BigDecimal.valueOf(FARTHEST)) > 0) {
      throw refusal("course.badEntity", "The field \"" + name + "\" of an entity must lie between -" + FARTHEST + " and "
          + FARTHEST + ".", value);
    }
    return number.get().intValueExact();
  }

  /**
   * A coordinate as libraries read it who are asked for an {@code int}: what stands behind the point is cut off, and a
   * string may hold a whole number. Empty when the value is none.
   */
  static Optional<BigDecimal> coordinate(JsonValue value) {
    return switch (value) {
      case JsonNumber number -> number.decimal().map(n -> n.setScale(0, RoundingMode.DOWN));
      case JsonString text when text.text().matches("[+-]?[0-9]{1,18}") -> Optional.of(new BigDecimal(text.text()));
      default -> Optional.empty();
    };
  }

  private JsonValue required(JsonObject entity, String name) throws FormatException {
    JsonValue value = entity.fields().get(name);
    if (value == null) {
      throw refusal("course.badEntity", "This entity has no \"" + name + "\".", entity);
    }
    return value;
  }

  /** Warnings about what is not quite JSON and was read all the same: one for each sort, at its first place. */
  List<FormatProblem> deviations() {
    Map<String, List<JsonDeviation>> sorts = new LinkedHashMap<>();
    document.deviations().forEach(place -> sorts.computeIfAbsent(place.what(), key -> new ArrayList<>()).add(place));
    return sorts.values().stream().map(places -> {
      JsonDeviation first = places.getFirst();
      String more = places.size() == 1 ? "" : " Line " + first.line() + " is the first of " + places.size() + " places.";
      return FormatProblem.warning("json.lenient", "JSON does not allow " + first.what() + "; the file was read all the same."
          + more, first.line(), first.column());
    }).toList();
  }

  /** Warnings about coordinates that are not written as whole numbers. */
  List<FormatProblem> oddCoordinates(List<Entity> entities) {
    List<FormatProblem> warnings = new ArrayList<>();
    for (Entity entity : entities) {
      for (String name : List.of(EntityFields.X, EntityFields.Y)) {
        JsonValue value = entity.json().fields().get(name);
        boolean whole = value instanceof JsonNumber n
            && n.decimal().filter(number -> coordinate(value).filter(c -> c.compareTo(number) == 0).isPresent()).isPresent();
        if (!whole) {
          warnings.add(warning("course.coordinate", "The field \"" + name + "\" of this entity should be a whole number; it was read as "
              + coordinate(value).orElseThrow() + ".", value));
        }
      }
    }
    return warnings;
  }

  /** A warning at a part of this file. */
  FormatProblem warning(String code, String message, JsonValue part) {
    return FormatProblem.warning(code, message, document.lineOf(part), document.columnOf(part));
  }

  private FormatException refusal(String code, String message, JsonValue part) {
    return new FormatException(source.name(),
        FormatProblem.error(code, message, document.lineOf(part), document.columnOf(part)));
  }
}
