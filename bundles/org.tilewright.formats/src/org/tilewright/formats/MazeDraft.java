package org.tilewright.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.print.LevelDraft;

/**
 * A generated maze as a playable level of Dungeon Mania: walls, the player at the start, the exit at the end, and the exit
 * as the goal (seed section 3.12). The wizard and the command line both write this level.
 *
 * @param name  identifier of the level
 * @param title name shown to people
 * @param seed  seed of the generator, noted in the level so that the maze can be made again
 */
public record MazeDraft(String name, String title, long seed) {

  /** What stands on cells that are not open. */
  public static final EntitySpec WALL = EntitySpec.of("wall");

  /** What stands on the start. */
  public static final EntitySpec PLAYER = EntitySpec.of("player");

  /** What stands on the end. */
  public static final EntitySpec EXIT = EntitySpec.of("exit");

  /** The game that mazes are levels of. */
  public static final String RULESET = "dungeon";

  private static final Goal GOAL = new Goal.Call("exit", List.of());

  /** Refuses null parts. */
  public MazeDraft {
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
  }

  /** The level around a maze drawn with {@link #WALL}, {@link #PLAYER} and {@link #EXIT}. */
  public LevelDraft around(MapBlock maze) {
    return new GeneratedDraft(RULESET, name, title).around(level(maze, seed));
  }

  /** Such a level without its name. */
  public static GeneratedLevel level(MapBlock maze, long seed) {
    Map<String, Value> info = new LinkedHashMap<>();
    info.put("generator", Value.of("Prim"));
    info.put("seed", Value.of(seed));
    return new GeneratedLevel("", new Attributes(info), List.of(maze), Optional.of(GOAL));
  }
}
