package org.tilewright.course;

import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/**
 * One game after the other, as the course's controller plays them: turns its calls into commands of the rules and
 * refusals into the two exceptions of section 6.5, which are the only ones that leave it; a call without a game is an
 * illegal argument too, as most calls may throw nothing that is checked. Not safe for use by several threads at once.
 */
public final class CourseGames {

  /** What a tick can use (section 6.2). */
  private static final Set<String> USABLE = Set.of("bomb", "invincibility_potion", "invisibility_potion");

  private Game game;

  /** Without a game. */
  public CourseGames() {
    // begin, generate or load makes one
  }

  /** Begins a dungeon. @throws IllegalArgumentException when dungeon or configuration do not exist or are damaged */
  public DungeonResponse begin(String dungeonName, String configName) {
    return start(CourseLevels.shared().dungeon(dungeonName, configName), settings());
  }

  /** Begins a generated maze. @throws IllegalArgumentException when the configuration or the rectangle are none */
  public DungeonResponse generate(int xStart, int yStart, int xEnd, int yEnd, String configName) {
    CourseSettings settings = settings();
    return start(CourseLevels.shared().maze(new Cell(xStart, yStart), new Cell(xEnd, yEnd), configName,
        settings.nextSeed()),
        settings);
  }

  private DungeonResponse start(LevelDefinition level, CourseSettings settings) {
    game = Game.start(CourseLevels.shared().rules(), level, settings.nextSeed(), settings.ids());
    return game.response();
  }

  /** The present state. @throws IllegalArgumentException when no game has been begun */
  public DungeonResponse response() {
    return game().response();
  }

  /** Moves the player. */
  public DungeonResponse move(Direction direction) {
    Game current = game();
    if (direction == null) {
      throw new IllegalArgumentException("A direction is needed.");
    }
    try {
      return current.play(new DungeonCommand.Move(switch (direction) {
        case UP -> org.tilewright.engine.grid.Direction.UP;
        case DOWN -> org.tilewright.engine.grid.Direction.DOWN;
        case LEFT -> org.tilewright.engine.grid.Direction.LEFT;
        case RIGHT -> org.tilewright.engine.grid.Direction.RIGHT;
      }));
    } catch (IllegalCommandException e) {
      throw new IllegalArgumentException("The rules refuse no move, but said: " + e.getMessage(), e);
    }
  }

  /** Uses an item. */
  public DungeonResponse use(String itemId) throws InvalidActionException {
    Game current = game();
    Optional<ItemInfo> item = itemId == null ? Optional.<ItemInfo>empty() : current.item(itemId);
    if (item.isPresent()) {
      return play(new DungeonCommand.Use(Integer.toString(item.get().id())));
    }
    if (itemId != null && current.knowsType(itemId) && !USABLE.contains(itemId)) {
      throw new IllegalArgumentException("A " + itemId + " cannot be used like this; only bombs and potions can.");
    }
    throw new InvalidActionException("There is no item '" + itemId + "' in the inventory.");
  }

  /** Builds something. */
  public DungeonResponse build(String buildable) throws InvalidActionException {
    if (buildable == null) {
      throw new IllegalArgumentException("What is to be built must be said.");
    }
    return play(new DungeonCommand.Build(buildable));
  }

  /** Interacts with an entity. */
  public DungeonResponse interact(String entityId) throws InvalidActionException {
    Game current = game();
    OptionalInt number = entityId == null ? OptionalInt.empty() : current.number(entityId);
    if (number.isEmpty()) {
      throw new IllegalArgumentException("There is no entity '" + entityId + "' in the dungeon.");
    }
    return play(new DungeonCommand.Interact(number.getAsInt()));
  }

  /** Goes back in time. @throws IllegalArgumentException when that is not possible */
  public DungeonResponse rewind(int ticks) {
    try {
      return game().play(new DungeonCommand.Rewind(ticks));
    } catch (IllegalCommandException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Saves the game. @throws IllegalArgumentException when the name is null or the file cannot be written */
  public DungeonResponse save(String name) {
    Game current = game();
    saves().save(required(name), current);
    return current.response();
  }

  /** Goes on with a saved game. @throws IllegalArgumentException when there is none of the name, or it is damaged */
  public DungeonResponse load(String name) {
    game = saves().load(required(name));
    return game.response();
  }

  /** The names of all saved games. @throws IllegalArgumentException when their folder cannot be read */
  public List<String> names() {
    return saves().names();
  }

  private DungeonResponse play(DungeonCommand command) throws InvalidActionException {
    try {
      return game().play(command);
    } catch (RefusedCommandException e) {
      if (e.reason() == RefusedCommandException.Reason.INVALID_ACTION) {
        throw new InvalidActionException(e.getMessage());
      }
      throw new IllegalArgumentException(e.getMessage(), e);
    } catch (IllegalCommandException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private Game game() {
    if (game == null) {
      throw new IllegalArgumentException("No game has been begun: call newGame, generateDungeon or loadGame first.");
    }
    return game;
  }

  private static String required(String name) {
    if (name == null) {
      throw new IllegalArgumentException("A saved game needs a name.");
    }
    return name;
  }

  private static CourseSettings settings() {
    return CourseSettings.of(System.getProperties());
  }

  private static SavedGames saves() {
    return new SavedGames(settings().saves(), new Rulesets(List.of(CourseLevels.shared().rules())));
  }
}
