package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seed 4: dungeon files; and of 5 what concerns files. */
class DungeonFilesTest {

  private static String dungeon(String entities, String goal) {
    return "{\"entities\": [" + entities + "], \"goal-condition\": " + goal + "}";
  }

  private static String at(String type, int x, int y) {
    return at(type, x, y, "");
  }

  private static String at(String type, int x, int y, String more) {
    return "{\"type\": \"" + type + "\", \"x\": " + x + ", \"y\": " + y + (more.isEmpty() ? "" : ", " + more) + "}";
  }

  private static DungeonManiaController game(String... entities) {
    return CourseGame.start(dungeon(at("player", 0, 0) + "," + String.join(",", entities), "{\"goal\": \"exit\"}"));
  }

  private static Position player(DungeonResponse response) {
    return CourseGame.only(response, "player").getPosition();
  }

  private static DungeonResponse right(DungeonManiaController controller, int times) {
    for (int i = 1; i < times; i++) {
      controller.tick(Direction.RIGHT);
    }
    return controller.tick(Direction.RIGHT);
  }

  @Test
  void fileHoldsEntitiesAndAGoal() {
    DungeonResponse response = CourseGame.start(dungeon(at("player", 0, 0) + "," + at("exit", 5, 5),
        "{\"goal\": \"exit\"}")).getDungeonResponseModel();

    assertEquals(List.of("player", "exit"), CourseGame.types(response));
    assertEquals(":exit", response.getGoals());
  }

  @Test
  void mapsAreInfiniteInAllDirections() {
    for (Direction direction : Direction.values()) {
      DungeonManiaController controller = game(at("wall", 9, 9));
      for (int i = 0; i < 50; i++) {
        controller.tick(direction);
      }
      assertEquals(new Position(50 * direction.getOffset().getX(), 50 * direction.getOffset().getY()),
          player(controller.getDungeonResponseModel()));
    }
  }

  @Test
  void leftAndUpDecreaseXAndYAndRightAndDownIncreaseThem() {
    assertEquals(new Position(-1, 0), player(game(at("wall", 9, 9)).tick(Direction.LEFT)));
    assertEquals(new Position(1, 0), player(game(at("wall", 9, 9)).tick(Direction.RIGHT)));
    assertEquals(new Position(0, -1), player(game(at("wall", 9, 9)).tick(Direction.UP)));
    assertEquals(new Position(0, 1), player(game(at("wall", 9, 9)).tick(Direction.DOWN)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wall", "exit", "boulder", "switch", "door", "portal", "zombie_toast_spawner", "spider",
      "zombie_toast", "mercenary", "treasure", "key", "invincibility_potion", "invisibility_potion", "wood", "arrow",
      "bomb", "sword"})
  void everyTypeOfTheTableIsPlacedWhereTheFileSays(String type) {
    EntityResponse entity = CourseGame.only(game(at(type, -7, 12)).getDungeonResponseModel(), type);

    assertEquals(new Position(-7, 12), entity.getPosition());
  }

  @ParameterizedTest
  @ValueSource(strings = {"assassin", "hydra", "swamp_tile", "sun_stone", "time_turner", "time_travelling_portal",
      "light_bulb_off", "wire", "switch_door"})
  void everyTypeOfTheSecondTableIsPlacedWhereTheFileSays(String type) {
    EntityResponse entity = CourseGame.only(game(at(type, -7, 12)).getDungeonResponseModel(), type);

    assertEquals(new Position(-7, 12), entity.getPosition());
  }

  @ParameterizedTest
  @CsvSource({"bow, wood arrow arrow arrow", "shield, wood wood treasure", "sceptre, wood treasure sun_stone",
      "midnight_armour, sword sun_stone"})
  void whatIsNotCreatableInAMapIsBuiltByThePlayer(String type, String materials) throws Exception {
    String[] items = materials.split(" ");
    String[] entities = new String[items.length];
    for (int i = 0; i < items.length; i++) {
      entities[i] = at(items[i], i + 1, 0);
    }
    DungeonManiaController controller = game(entities);
    right(controller, items.length);

    assertEquals(List.of(type), controller.build(type).getInventory().stream().map(item -> item.getType()).toList());
  }

  @Test
  void litBulbsAndOlderPlayersOnlyComeAboutInTheGame() {
    DungeonManiaController controller = game(at("boulder", 1, 0), at("switch", 2, 0),
        at("light_bulb_off", 2, 1, "\"logic\": \"or\""));
    assertEquals(0, CourseGame.all(controller.getDungeonResponseModel(), "light_bulb_on").count());

    assertEquals(1, CourseGame.all(controller.tick(Direction.RIGHT), "light_bulb_on").count());
    assertEquals(1, CourseGame.all(controller.rewind(1), "older_player").count());
  }

  @Test
  void portalsOfOneColourAreLinked() {
    String[] portals = {at("portal", 1, 0, "\"colour\": \"BLUE\""), at("portal", 5, 5, "\"colour\": \"RED\""),
        at("portal", 9, 0, "\"colour\": \"BLUE\""), at("portal", 20, 20, "\"colour\": \"RED\"")};

    assertEquals(new Position(10, 0), player(game(portals).tick(Direction.RIGHT)));
  }

  @Test
  void keysFitTheDoorOfTheSameKeyField() {
    String door = at("door", 2, 0, "\"key\": 4");

    assertEquals(new Position(2, 0), player(right(game(at("key", 1, 0, "\"key\": 4"), door), 2)));
    assertEquals(new Position(1, 0), player(right(game(at("key", 1, 0, "\"key\": 5"), door), 2)));
  }

  private static boolean lit(String logic) {
    return CourseGame.all(game(at("boulder", 1, 0), at("switch", 2, 0), at("boulder", 3, 1), at("switch", 3, 1),
        at("light_bulb_off", 2, 1, "\"logic\": \"" + logic + "\"")).tick(Direction.RIGHT), "light_bulb_on")
        .count() == 1;
  }

  @Test
  void logicFieldIsOneOfFourRules() {
    assertTrue(lit("and"));
    assertTrue(lit("or"));
    assertFalse(lit("xor"));
    assertFalse(lit("co_and"));
  }

  private static DungeonManiaController bombNextToAWire(String logic) throws Exception {
    DungeonManiaController controller = game(at("bomb", -1, 0, logic), at("boulder", 1, 0), at("switch", 2, 0),
        at("wire", 2, 1), at("wire", 1, 1), at("wire", 0, 1));
    String bomb = controller.tick(Direction.LEFT).getInventory().getFirst().getId();
    controller.tick(Direction.RIGHT);
    controller.tick(Direction.RIGHT);
    controller.tick(Direction.LEFT);
    controller.tick(bomb);
    return controller;
  }

  @Test
  void bombWithoutLogicFieldIsNotActivatedByWires() throws Exception {
    assertEquals(1, CourseGame.all(bombNextToAWire("").getDungeonResponseModel(), "bomb").count());
    assertEquals(0,
        CourseGame.all(bombNextToAWire("\"logic\": \"or\"").getDungeonResponseModel(), "bomb").count());
  }

  @Test
  void switchWithoutLogicFieldIsNotActivatedByWires() {
    String[] row = {at("boulder", 1, 0), at("switch", 2, 0), at("wire", 3, 0), at("switch", 4, 0),
        at("light_bulb_off", 5, 0, "\"logic\": \"or\"")};
    assertEquals(1, CourseGame.all(game(row).tick(Direction.RIGHT), "light_bulb_off").count());

    row[3] = at("switch", 4, 0, "\"logic\": \"or\"");
    assertEquals(1, CourseGame.all(game(row).tick(Direction.RIGHT), "light_bulb_on").count());
  }

  private static int ticksOnSwamp(String factor) {
    DungeonManiaController controller = game(at("swamp_tile", 8, 0, factor), at("mercenary", 9, 0));
    int ticks = 0;
    while (CourseGame.only(controller.tick(Direction.LEFT), "mercenary").getPosition().getX() == 8 && ticks < 50) {
      ticks++;
    }
    return ticks;
  }

  @Test
  void movementFactorOfASwampTileIsAWholeNumberFromZero() {
    assertEquals(1, ticksOnSwamp("\"movement_factor\": 0"));
    assertEquals(3, ticksOnSwamp("\"movement_factor\": 2"));
  }

  @Test
  void switchDoorsHaveKeysToo() {
    assertEquals(new Position(2, 0), player(right(game(at("key", 1, 0, "\"key\": 3"),
        at("switch_door", 2, 0, "\"key\": 3, \"logic\": \"and\"")), 2)));
  }

  private static String goals(String goal) {
    return CourseGame.start(dungeon(at("player", 0, 0), goal)).getDungeonResponseModel().getGoals();
  }

  @ParameterizedTest
  @ValueSource(strings = {"enemies", "boulders", "treasure", "exit"})
  void basicGoalIsOneOfFour(String goal) {
    assertEquals(":" + goal, goals("{\"goal\": \"" + goal + "\"}"));
  }

  @Test
  void complexGoalHasTwoSubgoals() {
    assertEquals(":exit AND :treasure",
        goals("{\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"exit\"}, {\"goal\": \"treasure\"}]}"));
    assertEquals(":enemies OR :boulders",
        goals("{\"goal\": \"OR\", \"subgoals\": [{\"goal\": \"enemies\"}, {\"goal\": \"boulders\"}]}"));
  }

  @Test
  void goalsNest() {
    assertEquals(":exit AND (:treasure OR :enemies)", goals("""
        {"goal": "AND", "subgoals": [{"goal": "exit"},
          {"goal": "OR", "subgoals": [{"goal": "treasure"}, {"goal": "enemies"}]}]}"""));
  }

  @Test
  void valuesAreReadFromTheConfigurationOfTheGame() {
    String dungeon = dungeon(at("player", 0, 0) + "," + at("treasure", 1, 0) + "," + at("treasure", 2, 0),
        "{\"goal\": \"treasure\"}");

    assertEquals("", CourseGame.start(dungeon, "{\"treasure_goal\": 1}").tick(Direction.RIGHT).getGoals());
    assertEquals(":treasure", CourseGame.start(dungeon, "{\"treasure_goal\": 2}").tick(Direction.RIGHT).getGoals());
  }

  @Test
  void configurationOfMilestone2HasNoneOfTheLaterKeys() {
    DungeonManiaController controller = CourseGame.start(dungeon(at("player", 0, 0) + "," + at("hydra", 3, 3) + ","
        + at("assassin", 9, 9) + "," + at("sun_stone", 1, 0), "{\"goal\": \"exit\"}"), CourseGame.CONFIG);

    assertEquals(1, right(controller, 1).getInventory().size());
  }
}
