package dungeonmania;

import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.FileLoader;
import java.io.IOException;
import java.util.List;
import org.tilewright.course.CourseGames;

/**
 * The course's interface (sections 6.2 and 6.3), played by the dungeon rules. One controller plays one game at a time;
 * it is not safe for use by several threads at once. A call that throws changes nothing.
 *
 * <p>Nothing else than the two exceptions of section 6.5 is thrown, {@link IllegalArgumentException} and
 * {@link InvalidActionException}. Before a game is begun or loaded, calls that need one throw the former, as does
 * {@code null} in place of a direction or a name.
 */
public class DungeonManiaController {

  private final CourseGames games = new CourseGames();

  /** A controller without a game; settings are read from system properties when a game begins. */
  public DungeonManiaController() {
    // all is made when it is needed
  }

  /** Name of the skin. */
  public String getSkin() {
    return "default";
  }

  /** Language and country. */
  public String getLocalisation() {
    return "en_US";
  }

  /** Names of the dungeons on the class path, without extension. */
  public static List<String> dungeons() {
    return list("dungeons");
  }

  /** Names of the configurations on the class path, without extension. */
  public static List<String> configs() {
    return list("configs");
  }

  private static List<String> list(String folder) {
    try {
      return FileLoader.listFileNamesInResourceDirectory(folder);
    } catch (IOException e) {
      return List.of();
    }
  }

  /**
   * Begins a game.
   *
   * @param dungeonName name of {@code /dungeons/NAME.json} on the class path
   * @param configName  name of {@code /configs/NAME.json} on the class path
   * @throws IllegalArgumentException when one of them does not exist or is damaged
   */
  public DungeonResponse newGame(String dungeonName, String configName) throws IllegalArgumentException {
    return games.begin(dungeonName, configName);
  }

  /** The present state of the game. @throws IllegalArgumentException when there is none */
  public DungeonResponse getDungeonResponseModel() {
    return games.response();
  }

  /**
   * Uses an item, then lets the enemies move.
   *
   * @throws IllegalArgumentException when the item is neither a bomb nor a potion
   * @throws InvalidActionException when the item is not in the inventory
   */
  public DungeonResponse tick(String itemUsedId) throws IllegalArgumentException, InvalidActionException {
    return games.use(itemUsedId);
  }

  /**
   * Moves the player one cell, if nothing stops him, then lets the enemies move.
   *
   * @throws IllegalArgumentException when the direction is null
   */
  public DungeonResponse tick(Direction movementDirection) {
    return games.move(movementDirection);
  }

  /**
   * Builds something out of materials in the inventory; takes no tick.
   *
   * @throws IllegalArgumentException when {@code buildable} is not bow, shield, sceptre or midnight_armour
   * @throws InvalidActionException when the materials are missing, or a zombie is about and armour wanted
   */
  public DungeonResponse build(String buildable) throws IllegalArgumentException, InvalidActionException {
    return games.build(buildable);
  }

  /**
   * Bribes or controls a mercenary, or destroys a spawner; takes no tick.
   *
   * @throws IllegalArgumentException when there is no such entity, or it cannot be interacted with
   * @throws InvalidActionException when it is too far away, or gold, sceptre or weapon are missing
   */
  public DungeonResponse interact(String entityId) throws IllegalArgumentException, InvalidActionException {
    return games.interact(entityId);
  }

  /**
   * Saves the game, replacing a saved one of the same name.
   *
   * @throws IllegalArgumentException when the name is null, or the file cannot be written
   */
  public DungeonResponse saveGame(String name) throws IllegalArgumentException {
    return games.save(name);
  }

  /** Goes on with a saved game. @throws IllegalArgumentException when there is none of the name, or it is damaged */
  public DungeonResponse loadGame(String name) throws IllegalArgumentException {
    return games.load(name);
  }

  /** The names of all saved games. @throws IllegalArgumentException when their folder cannot be read */
  public List<String> allGames() {
    return games.names();
  }

  /** Goes back in time. @throws IllegalArgumentException when {@code ticks} is 0 or less, or more than have passed */
  public DungeonResponse rewind(int ticks) throws IllegalArgumentException {
    return games.rewind(ticks);
  }

  /**
   * Begins a game in a generated maze inside a border of walls.
   *
   * @param xStart column of the top left cell, where the player begins
   * @param yStart row of the top left cell
   * @param xEnd column of the bottom right cell, where the exit is
   * @param yEnd row of the bottom right cell
   * @param configName name of {@code /configs/NAME.json} on the class path
   * @throws IllegalArgumentException when the configuration does not exist or the rectangle is none
   */
  public DungeonResponse generateDungeon(int xStart, int yStart, int xEnd, int yEnd, String configName)
      throws IllegalArgumentException {
    return games.generate(xStart, yStart, xEnd, yEnd, configName);
  }
}
