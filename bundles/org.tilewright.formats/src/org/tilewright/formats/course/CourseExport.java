package org.tilewright.formats.course;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonWriter;

/** Writes a level as a dungeon file and a configuration file, with what the level remembers of the files it came from. */
final class CourseExport {

  private final Vocabulary vocabulary;
  private final EntityFields entityFields;
  private final GoalTree goals;

  CourseExport(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    this.entityFields = new EntityFields(vocabulary);
    this.goals = new GoalTree(vocabulary);
  }

  /** Writes a level. @throws FormatException when its goal cannot be said in a dungeon file */
  ExportedLevel write(ExportSource source) throws FormatException {
    LevelDefinition level = source.level();
    CourseMemory memory = CourseMemory.of(level.info());
    List<FormatProblem> warnings = new ArrayList<>();
    JsonArray entities = new JsonArray(entities(level, memory, warnings));
    Optional<JsonValue> goal = goal(level, memory, source.name());
    Optional<GoalCounts> counts = level.goal().map(g -> GoalCounts.of(g, level.config()));
    counts.ifPresent(c -> warnings.addAll(c.warnings()));

    Map<String, JsonValue> fields = new LinkedHashMap<>();
    memory.file().forEach((name, value) -> {
      switch (name) {
        case CourseFile.ENTITIES -> fields.put(name, entities);
        case CourseFile.GOAL -> goal.ifPresent(g -> fields.put(name, g));
        default -> value.ifPresent(v -> fields.put(name, v));
      }
    });
    fields.putIfAbsent(CourseFile.ENTITIES, entities);
    goal.ifPresent(g -> fields.putIfAbsent(CourseFile.GOAL, g));

    JsonObject config = new ConfigFields(vocabulary).write(level.config(), source.writtenConfig(), memory.config(),
        counts.map(GoalCounts::overrides).orElse(Map.<String, Value>of()));
    return new ExportedLevel(JsonWriter.pretty(new JsonObject(fields)), Optional.of(JsonWriter.pretty(config)), warnings);
  }

  /** An entity on its way into the file. @param rank its number in the file the level came from; -1 for a new one */
  private record Ranked(Map<String, JsonValue> fields, int rank) {
  }

  private List<JsonValue> entities(LevelDefinition level, CourseMemory memory, List<FormatProblem> warnings) {
    Map<Cell, Deque<Integer>> ranks = ranks(memory);
    Set<String> replaced = new HashSet<>();
    List<Ranked> entities = new ArrayList<>();
    level.forEachEntity((spec, x, y) -> {
      Cell cell = new Cell(x, y);
      KindDefinition kind = level.kind(spec.kind());
      Map<String, JsonValue> fields = entityFields.write(spec, kind, cell);
      warnAboutOwnKind(kind, fields, replaced, warnings);
      Deque<Integer> known = ranks.get(cell);
      int rank = memory.order().isEmpty() ? entities.size() : known == null || known.isEmpty() ? -1 : known.poll();
      entities.add(new Ranked(fields, rank));
    });
    // New entities come last, in the order of the text: the sort is stable.
    entities.sort(Comparator.comparingInt(entity -> entity.rank() < 0 ? Integer.MAX_VALUE : entity.rank()));
    return entities.stream().map(entity -> arrange(entity, memory.fields())).toList();
  }

  private static Map<Cell, Deque<Integer>> ranks(CourseMemory memory) {
    Map<Cell, Deque<Integer>> ranks = new HashMap<>();
    List<Cell> order = memory.order().orElse(List.of());
    for (int rank = 0; rank < order.size(); rank++) {
      ranks.computeIfAbsent(order.get(rank), cell -> new ArrayDeque<>(2)).add(rank);
    }
    return ranks;
  }

  private static JsonValue arrange(Ranked entity, FieldOrder order) {
    Map<String, JsonValue> arranged = new LinkedHashMap<>();
    order.arrange(entity.fields().keySet(), entity.rank()).forEach(name -> arranged.put(name, entity.fields().get(name)));
    return new JsonObject(arranged);
  }

  private void warnAboutOwnKind(KindDefinition kind, Map<String, JsonValue> fields, Set<String> replaced,
      List<FormatProblem> warnings) {
    boolean fromFile = kind.attributes().get(EntityFields.EXTRA).orElse(null) instanceof Value.RecordOf extra
        && extra.fields().containsKey(EntityFields.NOTE + EntityFields.TYPE);
    if (!vocabulary.hasKind(kind.name()) && !fromFile && replaced.add(kind.name())) {
      warnings.add(FormatProblem.warning("course.ownKind", "Course files know no kinds of a level's own; '" + kind.name()
          + "' is written as " + JsonWriter.compact(fields.get(EntityFields.TYPE)) + "."));
    }
  }

  /** The remembered condition as long as it still means the level's goal, else the goal in plain form. */
  private Optional<JsonValue> goal(LevelDefinition level, CourseMemory memory, String file) throws FormatException {
    Optional<Goal> goal = level.goal().map(g -> GoalCounts.withoutDefaults(g, level.config()));
    Optional<JsonValue> remembered = memory.goal();
    if (remembered.isPresent() && goals.read(remembered.get(), part -> { }).equals(goal)) {
      return remembered;
    }
    return goal.isPresent() ? Optional.of(goals.write(goal.get(), file)) : Optional.empty();
  }
}
