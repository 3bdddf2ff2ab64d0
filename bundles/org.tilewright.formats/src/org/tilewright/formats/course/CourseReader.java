package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelDraft;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Reads dungeon and configuration files of the course for playing them: what matters is the order of the entities,
 * which numbers them, and not how the level would look as a text. Nothing is remembered for writing the files back;
 * see {@link CourseFormat} for that. Safe for use by several threads.
 */
public final class CourseReader {

  /** Coordinates beyond this are refused: sizes of boards are calculated in {@code int}. */
  public static final int FARTHEST = 1_000_000_000;

  private static final String RULESET = "dungeon";
  /** Most entities say nothing but these, and so nothing that would have to be looked up. */
  private static final Set<String> PLACE = Set.of(EntityFields.TYPE, EntityFields.X, EntityFields.Y);

  private final Vocabulary vocabulary;
  private final BoardlessLevels boardless;

  /**
   * A reader that resolves kinds and configuration with the given language.
   *
   * @throws IllegalArgumentException when the language does not know the game
   */
  public CourseReader(LevelLanguage language) {
    RulesetLibrary library = language.injector().getInstance(Libraries.class).find(RULESET)
        .orElseThrow(() -> new IllegalArgumentException("The game '" + RULESET + "' is not installed"));
    vocabulary = new Vocabulary(library);
    boardless = new BoardlessLevels(language, new LevelPrinter(DefaultSymbols.of(library)));
  }

  /**
   * A dungeon with its configuration. Every entity is a placement, in the order of the file; the level's name is that
   * of the file.
   *
   * @throws FormatException when one of the files is not what it should be
   */
  public LevelDefinition dungeon(SourceText dungeon, SourceText config) throws FormatException {
    CourseFile file = CourseFile.dungeon(dungeon);
    EntityFields fields = new EntityFields(vocabulary);
    KindNames kinds = new KindNames(vocabulary);
    List<EntitySource> board = new ArrayList<>();
    for (CourseFile.Entity entity : file.entities()) {
      KindNames.Assigned kind = kinds.of(entity.type());
      EntitySpec spec = PLACE.containsAll(entity.json().fields().keySet()) ? EntitySpec.of(kind.kind())
          : withoutNotes(fields.read(entity.json(), kind.kind(), kind.base()));
      board.add(new Placement(spec, entity.cell()));
    }
    LevelDraft draft = draft(config).withKinds(kinds.drafts());
    LevelDraft whole = goal(file.fields().get(CourseFile.GOAL)).map(draft::withGoal).orElse(draft);
    return boardless.compile(whole, dungeon.baseName(), board);
  }

  /**
   * A level made of a configuration file and parts that no file holds.
   *
   * @param name  name of the level
   * @param board what puts entities of the library's kinds on cells
   * @param goal  what wins it
   * @throws FormatException when the file is no configuration
   */
  public LevelDefinition level(String name, SourceText config, List<EntitySource> board,
      Goal goal) throws FormatException {
    return boardless.compile(draft(config).withGoal(goal), name, board);
  }

  private LevelDraft draft(SourceText config) throws FormatException {
    return LevelDraft.of(RULESET, RULESET)
        .withConfig(new ConfigFields(vocabulary).read(CourseFile.config(config)).config());
  }

  private Optional<Goal> goal(JsonValue condition) {
    return condition == null ? Optional.empty() : new GoalTree(vocabulary).read(condition, part -> {
      // what means nothing to the game is not asked of the player
    });
  }

  private static EntitySpec withoutNotes(EntitySpec spec) {
    if (!EntityFields.hasNotes(spec)) {
      return spec;
    }
    Map<String, Value> attributes = new LinkedHashMap<>(spec.attributes().values());
    attributes.remove(EntityFields.EXTRA);
    return new EntitySpec(spec.kind(), new Attributes(attributes));
  }

  /** The type that entities of a kind have in the course's files: the one they came with, or the name of the kind. */
  public static String typeOf(KindDefinition kind) {
    if (kind.attributes().get(EntityFields.EXTRA).orElse(null) instanceof Value.RecordOf extra) {
      Value type = extra.fields().get(EntityFields.NOTE + EntityFields.TYPE);
      if (type != null && ForeignValues.decode(type) instanceof JsonString text) {
        return text.text();
      }
    }
    return kind.name();
  }
}
