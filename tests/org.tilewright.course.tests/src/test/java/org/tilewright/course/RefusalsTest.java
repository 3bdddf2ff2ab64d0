package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seed 6.5: the only two exceptions throwable by the controller, whatever it is called with and when. */
class RefusalsTest {

  private static final int CALLS = 400;

  /** Something of everything that a call could be about. */
  private static final String DUNGEON = """
      {"entities": [
        {"type": "player", "x": 1, "y": 1},
        {"type": "bomb", "x": 2, "y": 1}, {"type": "time_turner", "x": 1, "y": 2}, {"type": "sword", "x": 2, "y": 2},
        {"type": "treasure", "x": 3, "y": 1}, {"type": "wood", "x": 3, "y": 2}, {"type": "key", "key": 1, "x": 1, "y": 3},
        {"type": "sun_stone", "x": 2, "y": 3}, {"type": "invisibility_potion", "x": 3, "y": 3},
        {"type": "boulder", "x": 0, "y": 2}, {"type": "switch", "x": -1, "y": 2},
        {"type": "light_bulb_off", "logic": "or", "x": -1, "y": 1}, {"type": "wire", "x": -2, "y": 2},
        {"type": "mercenary", "x": 6, "y": 1}, {"type": "assassin", "x": 9, "y": 1}, {"type": "hydra", "x": 6, "y": 6},
        {"type": "zombie_toast_spawner", "x": 4, "y": 4}, {"type": "spider", "x": 8, "y": 8},
        {"type": "portal", "colour": "RED", "x": 0, "y": 0}, {"type": "portal", "colour": "RED", "x": 7, "y": 7},
        {"type": "time_travelling_portal", "x": 0, "y": 4}, {"type": "exit", "x": 4, "y": 1}],
       "goal-condition": {"goal": "exit"}}
      """;

  private static final String CONFIG = """
      {"player_health": 6, "player_attack": 5, "mercenary_health": 5, "mercenary_attack": 9, "zombie_spawn_rate": 4,
       "spider_spawn_rate": 5, "bribe_radius": 9, "bribe_amount": 1}
      """;

  private static final List<String> NAMES = Stream.of("", " ", ".", "..", "../d", "a/../d", "/d", "d/", "\\d", "d\0",
      "\n", "\ud800", "%2e%2e/d", "d.json", "http://localhost/d", "jar:file:d!/d", "d", "c", "C", "none", "x".repeat(70_000),
      "bomb", "sword", "bow", "shield", "sceptre", "midnight_armour", "older_player", "player", "wood", "-1", "unknown",
      "zombie_toast", "treasure", "light_bulb_on", "mercenary-13", "zombie_toast_spawner-16", "ß\u0130", "\u202e").toList();

  private static final int[] NUMBERS = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -2_000_000_000, -1_000_000_000, -7, -1, 0,
      1, 2, 5, 30, 999_999_999, 1_000_000_000, 1_000_000_001, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};

  @TempDir
  private Path saves;

  @BeforeEach
  void settings() {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    System.setProperty(CourseSettings.SEED, "1");
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
    System.clearProperty(CourseSettings.SEED);
    System.clearProperty(CourseSettings.IDS);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void nothingElseLeavesTheController(long seed) {
    Random random = new Random(seed);
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("d", DUNGEON).config("c", CONFIG).dungeon("empty", "").config("list", "[]");
      DungeonManiaController controller = new DungeonManiaController();
      for (int i = 0; i < CALLS; i++) {
        int kind = i < 20 ? i : random.nextInt(26);
        String what = "seed " + seed + ", call " + i + " of kind " + kind;
        try {
          call(controller, kind, random);
        } catch (IllegalArgumentException | InvalidActionException e) {
          assertFalse(e.getMessage() == null || e.getMessage().isBlank(), what + " says why");
        } catch (Exception e) {
          fail(what + " let " + e + " out", e);
        }
      }
    }
  }

  private static Object call(DungeonManiaController controller, int kind, Random random) throws Exception {
    return switch (kind) {
      case 0 -> controller.getDungeonResponseModel();
      case 1 -> controller.tick((Direction) null);
      case 2 -> controller.tick(id(controller, random));
      case 3 -> controller.build(name(random));
      case 4 -> controller.interact(id(controller, random));
      case 5 -> controller.saveGame(name(random));
      case 6 -> controller.loadGame(name(random));
      case 7 -> controller.allGames();
      case 8 -> controller.rewind(number(random));
      case 9 -> controller.generateDungeon(number(random), number(random), number(random), number(random), "c");
      case 10 -> generateSmall(controller, random);
      case 11 -> controller.newGame(name(random), name(random));
      case 12 -> controller.newGame("empty", "c");
      case 13 -> controller.newGame("d", "list");
      case 14, 15 -> DungeonManiaController.dungeons();
      case 16 -> DungeonManiaController.configs();
      case 17 -> controller.newGame("d", "c");
      default -> controller.tick(Direction.values()[random.nextInt(4)]);
    };
  }

  /** A rectangle that may lie anywhere, at the edge of all numbers, too. */
  private static Object generateSmall(DungeonManiaController controller, Random random) {
    int x = number(random);
    int y = number(random);
    return controller.generateDungeon(x, y, x + random.nextInt(9) - 1, y + random.nextInt(9) - 1, name(random));
  }

  /** An odd name, null, or an id of the game. */
  private static String id(DungeonManiaController controller, Random random) {
    if (random.nextInt(3) > 0) {
      return name(random);
    }
    DungeonResponse response = controller.getDungeonResponseModel();
    List<String> ids = Stream.concat(response.getEntities().stream().map(entity -> entity.getId()),
        response.getInventory().stream().map(item -> item.getId())).toList();
    return ids.isEmpty() ? "" : ids.get(random.nextInt(ids.size()));
  }

  private static String name(Random random) {
    int index = random.nextInt(NAMES.size() + 1);
    return index < NAMES.size() ? NAMES.get(index) : null;
  }

  private static int number(Random random) {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  @Test
  void everyCallWithoutAGameIsAnIllegalArgument() {
    DungeonManiaController controller = new DungeonManiaController();
    List<Executable> calls = List.of(controller::getDungeonResponseModel, () -> controller.tick(Direction.UP),
        () -> controller.tick((Direction) null), () -> controller.tick("bomb"), () -> controller.build("bow"), () -> controller.build(null),
        () -> controller.interact("spider"), () -> controller.interact(null), () -> controller.saveGame("a"),
        () -> controller.rewind(1), () -> controller.loadGame("never saved"));

    for (int i = 0; i < calls.size(); i++) {
      assertEquals(IllegalArgumentException.class,
          assertThrows(Exception.class, calls.get(i), "call " + i).getClass(), "call " + i);
    }
  }

  @Test
  void noDirectionIsAnIllegalArgumentAndNoTick() {
    DungeonManiaController controller = CourseGame.start(DUNGEON, CONFIG);
    String before = CourseGame.json(controller.getDungeonResponseModel());

    assertThrows(IllegalArgumentException.class, () -> controller.tick((Direction) null));
    assertEquals(before, CourseGame.json(controller.getDungeonResponseModel()));
  }

  @Test
  void foldersThatCannotBeWrittenAreAnIllegalArgument() throws IOException {
    Path file = Files.writeString(saves.resolve("file"), "");
    DungeonManiaController controller = CourseGame.start(DUNGEON, CONFIG);
    System.setProperty(CourseSettings.SAVES, file.resolve("folder").toString());

    assertThrows(IllegalArgumentException.class, () -> controller.saveGame("a"));
    assertThrows(IllegalArgumentException.class, () -> controller.loadGame("a"));
    assertEquals(List.of(), controller.allGames());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void damagedSavedGamesAreAnIllegalArgument(long seed) throws IOException {
    Random random = new Random(seed);
    DungeonManiaController controller = CourseGame.start(DUNGEON, CONFIG);
    for (Direction direction : List.of(Direction.RIGHT, Direction.DOWN, Direction.LEFT)) {
      controller.tick(direction);
    }
    controller.saveGame("a");
    Path file = saves.resolve(SaveNames.file("a"));
    byte[] whole = Files.readAllBytes(file);

    for (int i = 0; i < 60; i++) {
      byte[] damaged = random.nextInt(4) == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
      for (int j = 0; damaged.length > 0 && j < 1 + random.nextInt(3); j++) {
        damaged[random.nextInt(damaged.length)] = (byte) "0123456789 -\n\0xé(:,".charAt(random.nextInt(19));
      }
      Files.write(file, damaged);
      try {
        controller.loadGame("a");
      } catch (IllegalArgumentException e) {
        // what is wanted
      } catch (RuntimeException e) {
        fail("seed " + seed + ", file " + i + ": " + e + "\n" + new String(damaged, StandardCharsets.UTF_8), e);
      }
    }
  }

  @Test
  void typesAreInternedAlsoAfterLoadingAndRewinding() throws InvalidActionException {
    DungeonManiaController controller = CourseGame.start(DUNGEON.replace("\"treasure\"", "\"treasure_pile\""), CONFIG);
    for (Direction direction : List.of(Direction.RIGHT, Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.LEFT)) {
      assertInterned(controller.tick(direction));
    }
    controller.saveGame("a");
    assertInterned(new DungeonManiaController().loadGame("a"));
    assertInterned(controller.rewind(3));
    for (int i = 0; i < 30; i++) {
      assertInterned(controller.tick(i % 2 == 0 ? Direction.LEFT : Direction.RIGHT));
    }
    assertNotEquals(List.of(), controller.getDungeonResponseModel().getBattles());
  }

  private static void assertInterned(DungeonResponse response) {
    Stream<String> inBattles = response.getBattles().stream().flatMap(battle -> Stream.concat(Stream.of(battle.getEnemy()),
        battle.getRounds().stream().flatMap(round -> round.getWeaponryUsed().stream().map(item -> item.getType()))));
    Stream<String> all = Stream.of(response.getEntities().stream().map(entity -> entity.getType()),
        response.getInventory().stream().map(item -> item.getType()), response.getBuildables().stream(), inBattles)
        .flatMap(strings -> strings);
    assertEquals(List.of(), all.filter(text -> text != text.intern()).distinct().toList());
  }
}
