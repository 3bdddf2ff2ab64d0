package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.util.Direction;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seed 3.10 and 6.3.1: saved games go on as if nothing had changed at all. */
class PersistenceTest {

  /** Everything that has a memory, in a row that the player walks along. */
  private static final String ROW = """
      {"entities": [
        {"type": "player", "x": 0, "y": 0}, {"type": "treasure", "x": 1, "y": 0},
        {"type": "invincibility_potion", "x": 2, "y": 0}, {"type": "invisibility_potion", "x": 3, "y": 0},
        {"type": "wood", "x": 4, "y": 0}, {"type": "sun_stone", "x": 5, "y": 0}, {"type": "sun_stone", "x": 6, "y": 0},
        {"type": "sword", "x": 7, "y": 0}, {"type": "spider", "x": 20, "y": 20}, {"type": "boulder", "x": 8, "y": 1},
        {"type": "switch", "x": 8, "y": 2}, {"type": "light_bulb_off", "x": 9, "y": 2, "logic": "or"},
        {"type": "mercenary", "x": 40, "y": 0}, {"type": "wall", "x": 39, "y": 0}, {"type": "wall", "x": 41, "y": 0},
        {"type": "wall", "x": 40, "y": 1}, {"type": "wall", "x": 40, "y": -1}],
       "goal-condition": {"goal": "boulders"}}
      """;
  private static final String CONFIG = """
      {"bribe_amount": 1, "bribe_radius": 100, "mind_control_duration": 4, "invincibility_potion_duration": 3,
       "invisibility_potion_duration": 3, "player_health": 100, "player_attack": 1, "mercenary_health": 1,
       "mercenary_attack": 10, "sword_durability": 2, "sword_attack": 100}
      """;

  @TempDir
  private Path folder;

  @BeforeEach
  void saveHere() {
    System.setProperty(CourseSettings.SAVES, folder.toString());
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
  }

  private static DungeonManiaController walked(int steps) {
    DungeonManiaController controller = CourseGame.start(ROW, CONFIG);
    for (int i = 0; i < steps; i++) {
      controller.tick(Direction.RIGHT);
    }
    return controller;
  }

  /** As if the application had been terminated: another controller, which has only the file. */
  private static DungeonManiaController reloaded(DungeonManiaController game) {
    game.saveGame("game");
    DungeonManiaController other = new DungeonManiaController();
    other.loadGame("game");
    return other;
  }

  private static String item(DungeonManiaController game, String type) {
    return game.getDungeonResponseModel().getInventory().stream().filter(i -> i.getType().equals(type))
        .map(ItemResponse::getId).findFirst().orElseThrow();
  }

  private static String mercenary(DungeonManiaController game) {
    return CourseGame.only(game.getDungeonResponseModel(), "mercenary").getId();
  }

  /** The responses of both games after each of some ticks. */
  private static void assertSameFuture(DungeonManiaController one, DungeonManiaController other, int ticks) {
    for (int i = 0; i < ticks; i++) {
      assertEquals(CourseGame.json(one.tick(Direction.LEFT)), CourseGame.json(other.tick(Direction.LEFT)), "tick " + i);
    }
  }

  @Test
  void savedGameIsSelectedFromTheListAndPlayedOn() {
    DungeonManiaController game = walked(3);
    game.saveGame("a");
    game.tick(Direction.DOWN);
    game.saveGame("b");

    DungeonManiaController rebooted = new DungeonManiaController();
    assertEquals(List.of("a", "b"), rebooted.allGames().stream().sorted().toList());
    DungeonResponse loaded = rebooted.loadGame("a");
    assertEquals(3, CourseGame.only(loaded, "player").getPosition().getX());
    assertEquals(4, CourseGame.only(rebooted.tick(Direction.RIGHT), "player").getPosition().getX());
  }

  @Test
  void positionsOfEntitiesArePreserved() {
    DungeonManiaController game = walked(8);
    game.tick(Direction.DOWN);
    String before = CourseGame.json(game.getDungeonResponseModel());

    assertTrue(before.contains("light_bulb_on"));
    assertEquals(before, CourseGame.json(reloaded(game).getDungeonResponseModel()));
  }

  @Test
  void potionsAndTheirQueueArePreserved() throws InvalidActionException {
    DungeonManiaController game = walked(3);
    game.tick(item(game, "invincibility_potion"));
    game.tick(item(game, "invisibility_potion"));
    DungeonManiaController loaded = reloaded(game);

    assertEquals(List.of("treasure"),
        loaded.getDungeonResponseModel().getInventory().stream().map(ItemResponse::getType).toList());
    assertSameFuture(game, loaded, 8);
  }

  @Test
  void bribesArePreserved() throws InvalidActionException {
    DungeonManiaController game = walked(1);
    game.interact(mercenary(game));
    DungeonManiaController loaded = reloaded(game);

    assertFalse(CourseGame.only(loaded.getDungeonResponseModel(), "mercenary").isInteractable());
    assertSameFuture(game, loaded, 5);
  }

  @Test
  void mindControlIsPreservedWithTheTimeThatIsLeft() throws InvalidActionException {
    DungeonManiaController game = walked(6);
    game.build("sceptre");
    game.interact(mercenary(game));
    game.tick(Direction.UP);
    DungeonManiaController loaded = reloaded(game);

    loaded.tick(Direction.UP);
    assertFalse(CourseGame.only(loaded.tick(Direction.UP), "mercenary").isInteractable());
    assertTrue(CourseGame.only(loaded.tick(Direction.UP), "mercenary").isInteractable());
  }

  @Test
  void durabilityAndBattlesArePreserved() {
    String arena = """
        {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "sword", "x": 1, "y": 0},
          {"type": "wall", "x": 9, "y": 0}, {"type": "wall", "x": 8, "y": 1}, {"type": "wall", "x": 10, "y": 1},
          {"type": "mercenary", "x": 4, "y": 0}, {"type": "mercenary", "x": 9, "y": 1}],
         "goal-condition": {"goal": "enemies"}}""";
    DungeonManiaController game = CourseGame.start(arena, CONFIG);
    for (int i = 0; game.getDungeonResponseModel().getBattles().isEmpty() && i < 10; i++) {
      game.tick(Direction.RIGHT);
    }
    DungeonManiaController loaded = reloaded(game);
    assertEquals(1, loaded.getDungeonResponseModel().getBattles().size());
    assertEquals(1, loaded.getDungeonResponseModel().getInventory().size());

    DungeonResponse now = loaded.getDungeonResponseModel();
    for (int i = 0; now.getBattles().size() < 2 && i < 30; i++) {
      now = loaded.tick(i % 2 == 0 ? Direction.LEFT : Direction.RIGHT);
    }
    assertEquals(2, now.getBattles().size());
    assertEquals(List.of(), now.getInventory());
  }

  @Test
  void olderSelfIsPreserved() {
    DungeonManiaController game = walked(6);
    game.rewind(4);
    DungeonManiaController loaded = reloaded(game);

    assertEquals(1, CourseGame.all(loaded.getDungeonResponseModel(), "older_player").count());
    for (int i = 0; i < 6; i++) {
      assertEquals(CourseGame.json(game.tick(Direction.DOWN)), CourseGame.json(loaded.tick(Direction.DOWN)));
    }
    assertEquals(0, CourseGame.all(loaded.getDungeonResponseModel(), "older_player").count());
  }
}
