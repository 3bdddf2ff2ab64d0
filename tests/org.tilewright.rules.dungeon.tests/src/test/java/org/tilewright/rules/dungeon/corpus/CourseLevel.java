package org.tilewright.rules.dungeon.corpus;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;

/** Makes a level of a dungeon and a configuration as the course's files hold them. */
final class CourseLevel {

  private static final Set<String> POSITION = Set.of("x", "y", "type");

  private final LevelDefinition library;

  /** @param library a level with the configuration, from which kinds and configuration are taken */
  CourseLevel(LevelDefinition library) {
    this.library = library;
  }

  LevelDefinition level(JsonObject dungeon) {
    List<EntitySource> entities = new ArrayList<>();
    for (JsonElement element : dungeon.getAsJsonArray("entities")) {
      JsonObject entity = element.getAsJsonObject();
      kind(library, entity.get("type").getAsString()).ifPresent(kind -> entities.add(new Placement(
          new EntitySpec(kind, attributes(entity)), new Cell(entity.get("x").getAsInt(), entity.get("y").getAsInt()))));
    }
    Optional<Goal> goal = Optional.ofNullable(dungeon.get("goal-condition")).flatMap(CourseLevel::goal);
    return new LevelDefinition("trace", "trace", "dungeon", library.config(), library.kinds(), entities, goal,
        Attributes.NONE);
  }

  /** The kind whose name is the longest prefix of a type. */
  static Optional<String> kind(LevelDefinition level, String type) {
    return level.kinds().keySet().stream().filter(type::startsWith).max(Comparator.comparingInt(String::length));
  }

  private static Attributes attributes(JsonObject entity) {
    Map<String, Value> values = new LinkedHashMap<>();
    entity.asMap().forEach((name, value) -> {
      if (!POSITION.contains(name) && value instanceof JsonPrimitive p) {
        values.put(name.equals("key_id") ? "key" : name, p.isNumber() ? Value.of(p.getAsBigDecimal())
            : Value.of(p.getAsString()));
      }
    });
    return new Attributes(values);
  }

  private static Optional<Goal> goal(JsonElement element) {
    if (!(element instanceof JsonObject node) || !node.has("goal") || !node.get("goal").isJsonPrimitive()) {
      return Optional.empty();
    }
    String name = node.get("goal").getAsString();
    JsonArray parts = node.has("subgoals") ? node.getAsJsonArray("subgoals") : new JsonArray();
    return switch (name) {
      case "AND" -> parts.asList().stream().flatMap(part -> goal(part).stream()).reduce(Goal.And::new);
      case "OR" -> parts.asList().stream().flatMap(part -> goal(part).stream()).reduce(Goal.Or::new);
      case "exit", "boulders", "enemies", "treasure" -> Optional.of(new Goal.Call(name, List.of()));
      default -> Optional.empty();
    };
  }
}
