package org.tilewright.course;

import dungeonmania.util.FileLoader;
import java.io.IOException;
import java.util.List;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.course.CourseReader;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.maze.Maze;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;
import org.tilewright.rules.dungeon.LenientDungeonRuleset;

/** Makes levels of the dungeon and configuration files on the class path. Safe for use by several threads. */
final class CourseLevels {

  private static final String DUNGEONS = "/dungeons/";
  private static final String CONFIGS = "/configs/";
  private static final String EXTENSION = ".json";

  /** Name of generated dungeons. */
  private static final String GENERATED = "maze";

  /** More cells are no dungeon that anybody walks through, and each wall of it is an object in each response. */
  private static final long MAX_MAZE = 1_000_000;

  /** Coordinates that a dungeon's file may have, too. */
  private static final int FARTHEST = CourseReader.FARTHEST;

  private final CourseReader reader;
  private final Ruleset rules;

  CourseLevels(Ruleset rules, LevelLanguage language) {
    this.rules = rules;
    this.reader = new CourseReader(language);
  }

  /**
   * The one for all games of this virtual machine: reading the library takes a noticeable time and gives the same each
   * time.
   */
  static CourseLevels shared() {
    return Shared.LEVELS;
  }

  private static final class Shared {
    private static final CourseLevels LEVELS = new CourseLevels(new LenientDungeonRuleset());

    private Shared() {
    }
  }

  private CourseLevels(Ruleset rules) {
    this(rules, new LevelLanguage(new Rulesets(List.of(rules))));
  }

  /** The rules of all levels. */
  Ruleset rules() {
    return rules;
  }

  /**
   * A dungeon with a configuration, by their names without folder and extension.
   *
   * @throws IllegalArgumentException when there is no such file or it is damaged; the message says where
   */
  LevelDefinition dungeon(String dungeonName, String configName) {
    SourceText dungeon = load(DUNGEONS, dungeonName, "dungeon");
    SourceText config = load(CONFIGS, configName, "configuration");
    try {
      return renamed(reader.dungeon(dungeon, config), dungeonName);
    } catch (FormatException e) {
      throw refusal(e);
    }
  }

  /**
   * A maze inside a border of walls around the rectangle, with the player at the start, an exit at the end, and the
   * exit as its goal (sections 3.12 and 6.3.3).
   *
   * @throws IllegalArgumentException when there is no such configuration or the rectangle cannot hold a maze
   */
  LevelDefinition maze(Cell start, Cell end, String configName, long seed) {
    SourceText config = load(CONFIGS, configName, "configuration");
    if (beyond(start) || beyond(end)) {
      throw new IllegalArgumentException("A dungeon must lie between -" + FARTHEST + " and " + FARTHEST + ", not reach from "
          + start + " to " + end + ".");
    }
    long width = (long) end.x() - start.x() + 3;
    long height = (long) end.y() - start.y() + 3;
    if (width < MazeRequest.MIN_SIDE || height < MazeRequest.MIN_SIDE) {
      throw new IllegalArgumentException("The start of a dungeon must be its top left and the exit its bottom right corner, not "
          + start + " and " + end + ".");
    }
    if (width > MazeRequest.MAX_SIDE || height > MazeRequest.MAX_SIDE || width * height > MAX_MAZE) {
      throw new IllegalArgumentException("A dungeon from " + start + " to " + end + " is too large: it may have "
          + MAX_MAZE + " cells with its border, such as 1,000 x 1,000, and " + MazeRequest.MAX_SIDE + " on a side.");
    }
    Maze maze = PrimMaze.generate(MazeRequest.cornerToCorner((int) width, (int) height, seed));
    MapBlock drawn = maze.toMapBlock(EntitySpec.of("wall"), EntitySpec.of("player"), EntitySpec.of("exit"));
    try {
      return reader.level(GENERATED, config, List.of(moved(drawn, start.x() - 1, start.y() - 1)), exit());
    } catch (FormatException e) {
      throw refusal(e);
    }
  }

  private static boolean beyond(Cell cell) {
    return Math.max(Math.abs((long) cell.x()), Math.abs((long) cell.y())) > FARTHEST;
  }

  private static Goal exit() {
    return new Goal.Call("exit", List.of());
  }

  private static EntitySource moved(MapBlock block, int left, int top) {
    char[] indices = new char[block.width() * block.height()];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = (char) block.indexAt(block.left() + i % block.width(), block.top() + i / block.width());
    }
    return new MapBlock(left, top, block.width(), block.height(), indices, block.palette());
  }

  private static LevelDefinition renamed(LevelDefinition level, String name) {
    return level.name().equals(name) ? level
        : new LevelDefinition(name, name, level.ruleset(), level.config(), level.kinds(),
        level.sources(), level.goal(), level.info());
  }

  private static SourceText load(String folder, String name, String what) {
    if (name == null || name.isEmpty() || name.contains("..") || name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("There is no " + what + " called '" + name + "'.");
    }
    String path = folder + name + EXTENSION;
    try {
      return new SourceText(path, FileLoader.loadResourceFile(path));
    } catch (IOException e) {
      throw new IllegalArgumentException("There is no " + what + " called '" + name + "': " + path
          + " is not on the class path.", e);
    }
  }

  private static IllegalArgumentException refusal(FormatException e) {
    return new IllegalArgumentException(e.file() + ":" + e.problem().line() + ":" + e.problem().column() + ": "
        + e.getMessage(), e);
  }
}
