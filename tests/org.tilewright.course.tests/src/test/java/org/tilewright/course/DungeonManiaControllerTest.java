package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DungeonManiaControllerTest {

  @Test
  void unknownDungeonsAndConfigurationsAreRefused() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("known", CourseGame.CORRIDOR).config("known", CourseGame.CONFIG);
      DungeonManiaController controller = new DungeonManiaController();
      assertThrows(IllegalArgumentException.class, () -> controller.newGame("unknown", "known"));
      assertThrows(IllegalArgumentException.class, () -> controller.newGame("known", "unknown"));
      assertThrows(IllegalArgumentException.class, () -> controller.newGame("../known", "known"));
      assertThrows(IllegalArgumentException.class, () -> controller.newGame(null, "known"));
      assertThrows(IllegalArgumentException.class, () -> controller.generateDungeon(0, 0, 5, 5, "unknown"));
      assertEquals("known", controller.newGame("known", "known").getDungeonName());
    }
  }

  @Test
  void damagedFilesAreRefusedWithThePlaceOfTheDamage() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("damaged", "{\"entities\": [\n  {\"type\": \"player\", \"x\": 1}]}")
          .config("good", CourseGame.CONFIG);
      DungeonManiaController controller = new DungeonManiaController();
      IllegalArgumentException refusal =
          assertThrows(IllegalArgumentException.class, () -> controller.newGame("damaged", "good"));
      assertTrue(refusal.getMessage().startsWith("/dungeons/damaged.json:2:"), refusal.getMessage());
    }
  }

  @Test
  void aRefusedGameLeavesTheOneBeforeAsItWas() {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    String before = CourseGame.json(controller.tick(Direction.RIGHT));
    assertThrows(IllegalArgumentException.class, () -> controller.newGame("nowhere", "nothing"));
    assertThrows(IllegalArgumentException.class, () -> controller.loadGame("never saved"));
    assertThrows(IllegalArgumentException.class, () -> controller.rewind(2));
    assertThrows(IllegalArgumentException.class, () -> controller.rewind(0));
    assertThrows(IllegalArgumentException.class, () -> controller.build("castle"));
    assertThrows(InvalidActionException.class, () -> controller.build("bow"));
    assertThrows(IllegalArgumentException.class, () -> controller.interact("nobody"));
    assertThrows(InvalidActionException.class, () -> controller.tick("no such item"));
    assertEquals(before, CourseGame.json(controller.getDungeonResponseModel()));
  }

  @Test
  void entitiesComeInTheOrderOfTheFileWithTheirCells() {
    DungeonResponse response = CourseGame.start(CourseGame.CORRIDOR).getDungeonResponseModel();
    assertEquals(List.of("player", "treasure", "invincibility_potion", "sword", "wall", "wall", "wall", "mercenary",
        "exit"),
        CourseGame.types(response));
    assertEquals(new Position(20, 1), CourseGame.only(response, "mercenary").getPosition());
    assertTrue(response.getEntities().stream().allMatch(entity -> entity.getPosition().getLayer() == 0));
    assertTrue(CourseGame.only(response, "mercenary").isInteractable());
    assertFalse(CourseGame.only(response, "player").isInteractable());
  }

  @Test
  void idsAreUniqueAndStayTheSame() {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    DungeonResponse start = controller.getDungeonResponseModel();
    assertEquals(start.getEntities().size(),
        start.getEntities().stream().map(EntityResponse::getId).collect(Collectors.toSet()).size());
    String treasure = CourseGame.only(start, "treasure").getId();
    String mercenary = CourseGame.only(start, "mercenary").getId();
    DungeonResponse next = controller.tick(Direction.RIGHT);
    assertEquals(treasure, next.getInventory().getFirst().getId());
    assertEquals(mercenary, CourseGame.only(next, "mercenary").getId());
    DungeonResponse back = controller.rewind(1);
    assertEquals(mercenary, CourseGame.only(back, "mercenary").getId());
    assertEquals(treasure, CourseGame.only(back, "treasure").getId());
  }

  @Test
  void whatHasNotChangedIsTheSameResponseAgain() {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    EntityResponse exit = CourseGame.only(controller.getDungeonResponseModel(), "exit");
    assertTrue(exit == CourseGame.only(controller.tick(Direction.RIGHT), "exit"));
  }

  @Test
  void receiversMayChangeTheListsOfAResponse() {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    String before = CourseGame.json(controller.tick(Direction.RIGHT));
    DungeonResponse response = controller.getDungeonResponseModel();
    response.getEntities().clear();
    response.getInventory().clear();
    response.getBuildables().add("castle");
    response.getBattles().add(null);
    assertEquals(before, CourseGame.json(controller.getDungeonResponseModel()));
  }

  @Test
  void onlyBombsAndPotionsInTheInventoryCanBeUsed() throws InvalidActionException {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR);
    controller.tick(Direction.RIGHT);
    controller.tick(Direction.RIGHT);
    DungeonResponse response = controller.tick(Direction.RIGHT);
    assertEquals(List.of("treasure", "invincibility_potion", "sword"),
        response.getInventory().stream().map(item -> item.getType()).toList());
    String sword = response.getInventory().get(2).getId();
    String potion = response.getInventory().get(1).getId();
    assertThrows(IllegalArgumentException.class, () -> controller.tick(sword));
    assertThrows(IllegalArgumentException.class, () -> controller.tick("wood"));
    assertEquals(2, controller.tick(potion).getInventory().size());
    assertThrows(InvalidActionException.class, () -> controller.tick(potion));
    assertThrows(InvalidActionException.class, () -> controller.tick((String) null));
  }

  @Test
  void anAllyKeepsItsTypeAndIsNoLongerInteractable() throws InvalidActionException {
    DungeonManiaController controller = CourseGame.start("""
        {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "treasure", "x": 1, "y": 0},
          {"type": "mercenary", "x": 4, "y": 0}], "goal-condition": {"goal": "enemies"}}""");
    String mercenary = CourseGame.only(controller.tick(Direction.RIGHT), "mercenary").getId();
    DungeonResponse bribed = controller.interact(mercenary);
    assertFalse(CourseGame.only(bribed, "mercenary").isInteractable());
    assertEquals(List.of(), bribed.getInventory());
  }

  @Test
  void litBulbsHaveAnotherTypeAndTheSameId() {
    DungeonManiaController controller = CourseGame.start("""
        {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "boulder", "x": 1, "y": 0}, {"type": "switch", "x": 2, "y": 0},
          {"type": "light_bulb_off", "x": 2, "y": 1, "logic": "or"}], "goal-condition": {"goal": "boulders"}}""");
    String bulb = CourseGame.only(controller.getDungeonResponseModel(), "light_bulb_off").getId();
    assertEquals(bulb, CourseGame.only(controller.tick(Direction.RIGHT), "light_bulb_on").getId());
    assertEquals(bulb, CourseGame.only(controller.tick(Direction.RIGHT), "light_bulb_off").getId());
  }

  @Test
  void unknownTypesAreKeptUnderTheirOwnNames() {
    DungeonResponse response = CourseGame.start("""
        {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "portal_red", "x": 3, "y": 3, "colour": "RED"},
          {"type": "Dragon's egg", "x": 4, "y": 4}], "goal-condition": {"goal": "dance"}}""").tick(Direction.RIGHT);
    assertEquals(List.of("player", "portal_red", "Dragon's egg"), CourseGame.types(response));
  }

  @Test
  void aDungeonWithoutPlayerLetsTicksPass() {
    DungeonManiaController controller = CourseGame.start("""
        {"entities": [{"type": "mercenary", "x": 4, "y": 4}, {"type": "spider", "x": 9, "y": 9}],
         "goal-condition": {"goal": "exit"}}""", "{}");
    assertEquals(new Position(9, 8), CourseGame.only(controller.tick(Direction.UP), "spider").getPosition());
  }

  @Test
  void spawnIntervalsAreSpawnRates() {
    DungeonManiaController controller = CourseGame.start(CourseGame.CORRIDOR, "{\"spider_spawn_interval\": 2}");
    assertEquals(0, CourseGame.all(controller.tick(Direction.LEFT), "spider").count());
    assertEquals(1, CourseGame.all(controller.tick(Direction.LEFT), "spider").count());
  }

  @Test
  void generatedDungeonsHaveAPlayerAtTheStartAnExitAtTheEndAndABorder() {
    try (CourseFiles files = new CourseFiles()) {
      files.config("c", CourseGame.CONFIG);
      DungeonResponse response = new DungeonManiaController().generateDungeon(-3, -2, 5, 4, "c");
      assertEquals(new Position(-3, -2), CourseGame.only(response, "player").getPosition());
      assertEquals(new Position(5, 4), CourseGame.only(response, "exit").getPosition());
      assertTrue(CourseGame.all(response, "wall").anyMatch(wall -> wall.getPosition().equals(new Position(-4, -3))));
      assertTrue(CourseGame.all(response, "wall").anyMatch(wall -> wall.getPosition().equals(new Position(6, 5))));
      assertEquals(":exit", response.getGoals());
    }
  }

  @Test
  void rectanglesThatAreNoneAreRefused() {
    try (CourseFiles files = new CourseFiles()) {
      files.config("c", CourseGame.CONFIG);
      DungeonManiaController controller = new DungeonManiaController();
      assertThrows(IllegalArgumentException.class, () -> controller.generateDungeon(5, 5, 0, 0, "c"));
      assertThrows(IllegalArgumentException.class,
          () -> controller.generateDungeon(Integer.MIN_VALUE, 0, Integer.MAX_VALUE, 5, "c"));
    }
  }

  @Test
  void callsWithoutAGameSayWhatToDo() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> new DungeonManiaController().getDungeonResponseModel());
    assertTrue(refusal.getMessage().contains("newGame"), refusal.getMessage());
  }

  @Test
  void filesThatAreNotQuiteJsonAreLoaded() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("d", """
          {"entities": [
            {"type": "player", "x": "1", "y": 1,},
            {'type': 'wall', x: 2.5, y: 1},
          ], "goal-condition": {"goal": "exit"};}
          """).config("c", "{\"player_health\": 7, /* strong */ \"player_attack\": 2,}");

      assertEquals(List.of("player 1 1", "wall 2 1"), new DungeonManiaController().newGame("d", "c").getEntities().stream()
          .map(e -> e.getType() + " " + e.getPosition().getX() + " " + e.getPosition().getY()).toList());
    }
  }

  @Test
  void filesThatCannotBeReadAreRefusedWithTheirPlace() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("d", "{\"entities\": [\n],, \"goal-condition\": {}}").config("c", "{}");

      assertTrue(assertThrows(IllegalArgumentException.class, () -> new DungeonManiaController().newGame("d", "c")).getMessage()
          .startsWith("/dungeons/d.json:2:3: "));
    }
  }
}
