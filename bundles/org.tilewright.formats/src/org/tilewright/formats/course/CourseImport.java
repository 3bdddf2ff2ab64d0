package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.HashSet;
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
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.lang.print.LevelDraft;

/**
 * Makes a level of a dungeon file and, if given, a configuration file.
 *
 * <p>The order of entities in a level is that of its text. Where the file has another one it is remembered; entities on
 * one cell keep the file's order among each other.
 */
final class CourseImport {

  private final Vocabulary vocabulary;
  private final List<FormatProblem> warnings = new ArrayList<>();

  CourseImport(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Reads the files. Use a new instance for every level. */
  ImportedLevel read(SourceText source, Optional<SourceText> configSource) throws FormatException {
    CourseFile file = CourseFile.dungeon(source);
    warnings.addAll(file.deviations());
    List<CourseFile.Entity> entities = file.entities();
    warnings.addAll(file.oddCoordinates(entities));
    KindNames kinds = new KindNames(vocabulary);
    List<EntitySource> sources = BoardLayout.of(stacks(file, entities, kinds));
    Optional<ConfigFields.Read> config = Optional.empty();
    if (configSource.isPresent()) {
      config = Optional.of(new ConfigFields(vocabulary).read(CourseFile.config(configSource.get())));
    }
    Optional<Goal> goal = goal(file);
    CourseMemory memory = new CourseMemory(layout(file), fieldOrder(entities), order(entities, sources), rememberedGoal(file, goal),
        config.map(ConfigFields.Read::notes));
    // Positions of these are in the other file; without a line nobody looks for them in the dungeon.
    config.ifPresent(read -> read.warnings().forEach(w -> warnings.add(
        FormatProblem.warning(w.code(), configSource.orElseThrow().name() + ":" + w.line() + ": " + w.message()))));
    String name = source.identifier("level");
    LevelDraft draft = LevelDraft.of(name, vocabulary.ruleset()).withInfo(memory.toInfo())
        .withConfig(config.map(ConfigFields.Read::config).orElse(Attributes.NONE)).withKinds(kinds.drafts()).withSources(sources);
    if (!name.equals(source.baseName())) {
      draft = draft.withTitle(source.baseName());
    }
    return new ImportedLevel(goal.map(draft::withGoal).orElse(draft), warnings);
  }

  private Map<Cell, List<EntitySpec>> stacks(CourseFile file, List<CourseFile.Entity> entities, KindNames kinds) {
    EntityFields fields = new EntityFields(vocabulary);
    Map<Cell, List<EntitySpec>> stacks = new LinkedHashMap<>();
    Set<String> strays = new HashSet<>();
    for (CourseFile.Entity entity : entities) {
      boolean first = !kinds.knows(entity.type());
      KindNames.Assigned kind = kinds.of(entity.type());
      if (first && !kind.isOfLibrary()) {
        warnings.add(file.warning("course.unknownType", kind.base().equals(KindNames.UNKNOWN)
            ? "'" + entity.type() + "' is no type of the game; it is kept as a kind of its own that does nothing."
            : "'" + entity.type() + "' is no type of the game; it is taken for a kind of '" + kind.base() + "'.", entity.json()));
      }
      EntitySpec spec = fields.read(entity.json(), kind.kind(), kind.base());
      EntityFields.strayFields(spec).stream().filter(name -> strays.add(entity.type() + "\n" + name))
          .forEach(name -> warnings.add(file.warning("course.strayField",
              "'" + name + "' of '" + entity.type() + "' has no meaning here; it is kept for export.",
              entity.json().fields().get(name))));
      stacks.computeIfAbsent(entity.cell(), cell -> new ArrayList<>(1)).add(spec);
    }
    stacks.replaceAll((cell, stack) -> List.copyOf(stack));
    return stacks;
  }

  private static Map<String, Optional<JsonValue>> layout(CourseFile file) {
    if (List.copyOf(file.fields().keySet()).equals(List.of(CourseFile.ENTITIES, CourseFile.GOAL))) {
      return Map.of();
    }
    Map<String, Optional<JsonValue>> layout = new LinkedHashMap<>();
    file.fields().forEach((name, value) -> layout.put(name,
        name.equals(CourseFile.ENTITIES) || name.equals(CourseFile.GOAL) ? Optional.empty() : Optional.of(value)));
    return layout;
  }

  private static FieldOrder fieldOrder(List<CourseFile.Entity> entities) {
    return entities.isEmpty() ? FieldOrder.usual()
        : FieldOrder.of(entities.stream().map(entity -> List.copyOf(entity.json().fields().keySet())).toList());
  }

  private static Optional<List<Cell>> order(List<CourseFile.Entity> entities, List<EntitySource> sources) {
    List<Cell> inFile = entities.stream().map(CourseFile.Entity::cell).toList();
    List<Cell> inLevel = new ArrayList<>(inFile.size());
    new LevelDefinition("", "", "", Attributes.NONE, Map.of(), sources, Optional.empty(), Attributes.NONE)
        .forEachEntity((entity, x, y) -> inLevel.add(new Cell(x, y)));
    return inFile.equals(inLevel) ? Optional.empty() : Optional.of(inFile);
  }

  private Optional<Goal> goal(CourseFile file) {
    JsonValue condition = file.fields().get(CourseFile.GOAL);
    if (condition == null) {
      return Optional.empty();
    }
    return new GoalTree(vocabulary).read(condition, part -> warnings.add(file.warning("course.goal",
        "This part of the goal " + part.why() + "; it is kept for export.", part.json())));
  }

  private Optional<JsonValue> rememberedGoal(CourseFile file, Optional<Goal> goal) throws FormatException {
    JsonValue condition = file.fields().get(CourseFile.GOAL);
    if (condition == null || goal.isPresent() && new GoalTree(vocabulary).write(goal.get(), "").equals(condition)) {
      return Optional.empty();
    }
    return Optional.of(condition);
  }
}
