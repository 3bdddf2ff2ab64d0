package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.FileLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.course.trace.Corpus;

/** Every real dungeon is played at random, with one of the real configurations, and stays consistent. */
class CorpusDungeonsTest {

  private static final int CALLS = 60;
  private static final Set<String> BUILDABLE = Set.of("bow", "shield", "sceptre", "midnight_armour");

  @TempDir
  private Path saves;

  @BeforeEach
  void keepSavedGamesApart() {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    System.setProperty(CourseSettings.SEED, "7");
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
    System.clearProperty(CourseSettings.SEED);
  }

  @Test
  void allDungeonsSurviveRandomCalls() throws IOException {
    Path corpus = Corpus.folder().resolve("dungeonmania");
    assumeTrue(Files.isDirectory(corpus.resolve("dungeons")), "no corpus at " + corpus);
    try (CourseFiles files = new CourseFiles(corpus)) {
      List<String> dungeons = DungeonManiaController.dungeons();
      List<String> configs = DungeonManiaController.configs();
      int played = 0;
      for (String dungeon : dungeons) {
        String config = configs.get(played % configs.size());
        Random random = new Random(played++);
        DungeonManiaController controller = new DungeonManiaController();
        String where = dungeon + " with " + config;
        check(controller.newGame(dungeon, config), where);
        for (int i = 0; i < CALLS; i++) {
          check(call(controller, random), where + " after " + (i + 1) + " calls");
        }
        String before = CourseGame.json(controller.saveGame("random"));
        DungeonManiaController loaded = new DungeonManiaController();
        assertEquals(before, CourseGame.json(loaded.loadGame("random")), where);
        assertEquals(CourseGame.json(controller.tick(Direction.DOWN)), CourseGame.json(loaded.tick(Direction.DOWN)),
            where);
      }
      System.out.println(played + " dungeons played");
      assertTrue(FileLoader.loadResourceFile("/dungeons/" + dungeons.getFirst() + ".json").startsWith("{"));
      files.config("unused", "{}");
    }
  }

  private static DungeonResponse call(DungeonManiaController controller, Random random) {
    DungeonResponse now = controller.getDungeonResponseModel();
    try {
      switch (random.nextInt(12)) {
        case 0 -> {
          if (!now.getInventory().isEmpty()) {
            return controller.tick(now.getInventory().get(random.nextInt(now.getInventory().size())).getId());
          }
        }
        case 1 -> {
          if (!now.getBuildables().isEmpty()) {
            return controller.build(now.getBuildables().get(random.nextInt(now.getBuildables().size())));
          }
        }
        case 2 -> {
          List<EntityResponse> targets = now.getEntities().stream().filter(EntityResponse::isInteractable).toList();
          if (!targets.isEmpty()) {
            return controller.interact(targets.get(random.nextInt(targets.size())).getId());
          }
        }
        case 3 -> {
          return controller.rewind(1 + random.nextInt(3));
        }
        default -> {
          // a step, below
        }
      }
    } catch (InvalidActionException | IllegalArgumentException refused) {
      assertEquals(CourseGame.json(now), CourseGame.json(controller.getDungeonResponseModel()),
          "a refused call changes nothing");
      return now;
    }
    return controller.tick(Direction.values()[random.nextInt(4)]);
  }

  private static void check(DungeonResponse response, String where) {
    Set<String> ids = new HashSet<>();
    response.getEntities().forEach(entity ->
        assertTrue(ids.add(entity.getId()), () -> where + ": two are " + entity.getId()));
    assertTrue(BUILDABLE.containsAll(response.getBuildables()), where);
    response.getBattles().forEach(battle -> battle.getRounds().forEach(round -> assertTrue(
        Double.isFinite(round.getDeltaCharacterHealth()) && Double.isFinite(round.getDeltaEnemyHealth()), where)));
    response.getEntities().stream().filter(EntityResponse::isInteractable).forEach(entity -> assertTrue(
        entity.getType().matches("(mercenary|assassin|zombie_toast_spawner).*"), () -> where + ": "
            + entity.getType()));
  }
}
