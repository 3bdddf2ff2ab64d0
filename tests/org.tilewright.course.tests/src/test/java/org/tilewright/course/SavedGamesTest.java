package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGamesTest {

  private static final String ZOO = """
      {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "treasure", "x": 1, "y": 0}, {"type": "mercenary", "x": 4, "y": 0},
        {"type": "zombie_toast", "x": 9, "y": 9}, {"type": "hydra", "x": -9, "y": 9}, {"type": "spider", "x": 5, "y": 5},
        {"type": "zombie_toast_spawner", "x": 12, "y": 12}, {"type": "spider", "x": 1, "y": 3}],
       "goal-condition": {"goal": "enemies"}}
      """;
  private static final String BUSY = """
      {"player_health": 50, "player_attack": 3, "zombie_spawn_rate": 3, "spider_spawn_rate": 4, "bribe_amount": 1,
       "bribe_radius": 3, "hydra_health_increase_rate": 0.5}
      """;

  @TempDir
  private Path folder;

  @BeforeEach
  void saveHere() {
    System.setProperty(CourseSettings.SAVES, folder.resolve("games").toString());
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
    System.clearProperty(CourseSettings.IDS);
  }

  @Test
  void aLoadedGameGoesOnAsIfItHadNeverBeenSaved() throws InvalidActionException {
    DungeonManiaController original = CourseGame.start(ZOO, BUSY);
    original.interact(CourseGame.only(original.tick(Direction.RIGHT), "mercenary").getId());
    for (Direction direction : Direction.values()) {
      original.tick(direction);
    }
    original.rewind(2);
    original.saveGame("zoo");
    DungeonManiaController loaded = new DungeonManiaController();
    assertEquals(CourseGame.json(original.getDungeonResponseModel()), CourseGame.json(loaded.loadGame("zoo")));
    for (int i = 0; i < 12; i++) {
      Direction direction = Direction.values()[i % 3];
      assertEquals(CourseGame.json(original.tick(direction)), CourseGame.json(loaded.tick(direction)), "tick " + i);
    }
    assertEquals(CourseGame.json(original.rewind(9)), CourseGame.json(loaded.rewind(9)));
  }

  @Test
  void namesOfEntitiesAreThoseOfTheGameEvenWhenTheSettingHasChanged() {
    System.setProperty(CourseSettings.IDS, "type");
    DungeonManiaController original = CourseGame.start(ZOO, BUSY);
    original.saveGame("named");
    System.setProperty(CourseSettings.IDS, "entityN");
    assertEquals(CourseGame.json(original.tick(Direction.DOWN)),
        CourseGame.json(loadedAndTicked("named", Direction.DOWN)));
  }

  private static DungeonResponse loadedAndTicked(String name, Direction direction) {
    DungeonManiaController loaded = new DungeonManiaController();
    loaded.loadGame(name);
    return loaded.tick(direction);
  }

  @Test
  void noGamesAreListedWhereNoneWereSaved() {
    assertEquals(List.of(), new DungeonManiaController().allGames());
  }

  @Test
  void anyNameIsPossibleAndStaysInTheFolder() throws IOException {
    List<String> names = List.of("plain", "Plain", "../../escape", "/absolute", "C:\\windows", "", ".", "..", "a/b",
        "ü 你好\n",
        "nul", "x".repeat(3000), "x".repeat(2999) + "y", "100%");
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    for (String name : names) {
      controller.tick(Direction.RIGHT);
      controller.saveGame(name);
    }
    assertEquals(names.stream().sorted().toList(), controller.allGames().stream().sorted().toList());
    try (Stream<Path> files = Files.walk(folder)) {
      assertTrue(files.filter(Files::isRegularFile).allMatch(file -> file.getParent().equals(folder.resolve("games"))));
    }
    assertEquals(1, new DungeonManiaController().loadGame("plain").getInventory().size());
    assertEquals(2, new DungeonManiaController().loadGame("Plain").getInventory().size());
  }

  @Test
  void aGameOfTheSameNameIsReplaced() throws IOException {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    controller.saveGame("same");
    String later = CourseGame.json(controller.tick(Direction.RIGHT));
    controller.saveGame("same");
    assertEquals(List.of("same"), controller.allGames());
    assertEquals(later, CourseGame.json(new DungeonManiaController().loadGame("same")));
    try (Stream<Path> files = Files.list(folder.resolve("games"))) {
      assertEquals(1, files.count(), "no unfinished files stay behind");
    }
  }

  @Test
  void damagedGamesAreRefusedInWordsAndTheOthersStillLoad() throws IOException {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    controller.tick(Direction.RIGHT);
    controller.saveGame("good");
    controller.saveGame("bad");
    Path bad = folder.resolve("games").resolve(SaveNames.file("bad"));
    String text = Files.readString(bad);
    for (String damage : List.of("", "nonsense", text.substring(0, text.length() / 2), text.substring(0, 40),
        text.replace("move right", "move sideways"), text.replace("ids unique", "ids roman"),
            text.replace("seed ", "seed x"))) {
      Files.writeString(bad, damage);
      IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> controller.loadGame("bad"));
      assertTrue(refusal.getMessage().startsWith("The saved game 'bad' is damaged: "), refusal.getMessage());
      assertTrue(controller.allGames().contains("good"));
      assertEquals(1, controller.loadGame("good").getInventory().size());
    }
    Files.write(bad, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThrows(IllegalArgumentException.class, () -> controller.loadGame("bad"));
    assertTrue(controller.allGames().contains("good"));
  }
}
