package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.response.models.RoundResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seed 6.1, 6.2, 6.3.2 and 6.5: what the interface tells, and what it refuses and how. */
class InterfaceTest {

  /** Numbers of battles that can be told apart. */
  private static final String CONFIG = """
      {"player_health": 20, "player_attack": 5, "mercenary_health": 4, "mercenary_attack": 7, "bribe_amount": 1,
       "bribe_radius": 2, "sword_attack": 1, "sword_durability": 5, "treasure_goal": 1, "enemy_goal": 1}
      """;

  private static DungeonManiaController row(String... types) {
    StringBuilder entities = new StringBuilder("{\"type\": \"player\", \"x\": 0, \"y\": 0}");
    for (int i = 0; i < types.length; i++) {
      if (!types[i].isEmpty()) {
        entities.append(", {\"type\": \"").append(types[i]).append("\", \"x\": ").append(i + 1).append(", \"y\": 0}");
      }
    }
    return CourseGame.start("{\"entities\": [" + entities + "], \"goal-condition\": {\"goal\": \"AND\", \"subgoals\": ["
        + "{\"goal\": \"exit\"}, {\"goal\": \"treasure\"}]}}", CONFIG);
  }

  private static DungeonResponse right(DungeonManiaController controller, int times) {
    for (int i = 1; i < times; i++) {
      controller.tick(Direction.RIGHT);
    }
    return controller.tick(Direction.RIGHT);
  }

  private static List<String> inventory(DungeonResponse response) {
    return response.getInventory().stream().map(ItemResponse::getType).toList();
  }

  private static String id(DungeonManiaController controller, String type) {
    return CourseGame.only(controller.getDungeonResponseModel(), type).getId();
  }

  private static void assertRefused(DungeonManiaController controller, String type) {
    assertThrows(InvalidActionException.class, () -> controller.interact(id(controller, type)));
  }

  // ---- 6.1 --------------------------------------------------------------------------------------------------------

  @Test
  void dungeonIdIsUnique() {
    assertNotEquals(row("wall").getDungeonResponseModel().getDungeonId(),
        row("wall").getDungeonResponseModel().getDungeonId());
  }

  @Test
  void dungeonNameIsThatOfTheMap() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("maze", CourseGame.CORRIDOR).config("c", CONFIG);

      assertEquals("maze", new DungeonManiaController().newGame("maze", "c").getDungeonName());
    }
  }

  @Test
  void entitiesAreThoseOnTheMapWithoutTheItemsOfThePlayer() {
    DungeonResponse response = right(row("treasure", "exit"), 1);

    assertEquals(List.of("player", "exit"), CourseGame.types(response));
    assertEquals(List.of("treasure"), inventory(response));
  }

  @Test
  void whoDiesIsRemovedFromTheEntities() {
    assertEquals(List.of("player"), CourseGame.types(right(row("mercenary"), 1)));
  }

  @Test
  void buildablesAreWhatTheInventoryAllows() {
    DungeonManiaController controller = row("wood", "wood", "treasure", "arrow", "arrow", "arrow");
    assertEquals(List.of(), right(controller, 2).getBuildables());

    assertEquals(List.of("shield"), right(controller, 1).getBuildables());
    assertEquals(List.of("bow", "shield"), right(controller, 3).getBuildables());
  }

  @Test
  void battlesAreAllThatOccurredInTheirOrder() {
    DungeonResponse response = right(row("mercenary", "", "", "", "", "assassin", "wall"), 6);

    assertEquals(List.of("mercenary", "assassin"),
        response.getBattles().stream().map(BattleResponse::getEnemy).toList());
  }

  @Test
  void goalsAreAStringOfWhatIsYetToBeCompleted() {
    DungeonManiaController controller = row("treasure", "exit");
    assertEquals(":exit AND :treasure", controller.getDungeonResponseModel().getGoals());

    assertEquals(":exit", right(controller, 1).getGoals());
  }

  @Test
  void goalsOfAWonGameAreAnEmptyString() {
    assertEquals("", right(row("treasure", "exit"), 2).getGoals());
  }

  @Test
  void battleTellsTheEnemyAndBothHealthsBeforeIt() {
    BattleResponse battle = right(row("mercenary"), 1).getBattles().getFirst();

    assertEquals("mercenary", battle.getEnemy());
    assertEquals(20, battle.getInitialPlayerHealth());
    assertEquals(4, battle.getInitialEnemyHealth());
  }

  @Test
  void roundsTellHealthAsSignedChanges() {
    List<RoundResponse> rounds = right(row("mercenary"), 1).getBattles().getFirst().getRounds();

    assertEquals(4, rounds.size());
    assertTrue(rounds.stream().allMatch(round -> round.getDeltaCharacterHealth() == -0.7
        && round.getDeltaEnemyHealth() == -1));
  }

  @Test
  void weaponryIsWhatIsUsedInTheRound() {
    List<RoundResponse> rounds = right(row("sword", "", "mercenary", "wall"), 2).getBattles().getFirst().getRounds();

    assertEquals(List.of("sword"), rounds.getFirst().getWeaponryUsed().stream().map(ItemResponse::getType).toList());
  }

  @Test
  void entityHasIdTypePositionAndInteractability() {
    EntityResponse mercenary = CourseGame.only(row("", "", "mercenary").getDungeonResponseModel(), "mercenary");

    assertEquals(new EntityResponse(mercenary.getId(), "mercenary", new Position(3, 0), true), mercenary);
  }

  @Test
  void onlyMercenariesAssassinsAndSpawnersAreInteractable() {
    DungeonResponse response = row("treasure", "", "", "", "", "mercenary", "assassin", "zombie_toast_spawner",
        "spider", "zombie_toast", "hydra", "wall", "exit", "door", "boulder").getDungeonResponseModel();

    assertEquals(List.of("mercenary", "assassin", "zombie_toast_spawner"), response.getEntities().stream()
        .filter(EntityResponse::isInteractable).map(EntityResponse::getType).toList());
  }

  @Test
  void allyIsNoLongerInteractable() throws InvalidActionException {
    DungeonManiaController controller = row("treasure", "", "", "mercenary");
    right(controller, 1);

    assertFalse(CourseGame.only(controller.interact(id(controller, "mercenary")), "mercenary").isInteractable());
  }

  @Test
  void itemsHaveIdAndType() {
    DungeonManiaController controller = row("sword");
    String sword = id(controller, "sword");
    ItemResponse item = right(controller, 1).getInventory().getFirst();

    assertEquals(sword, item.getId());
    assertEquals("sword", item.getType());
  }

  // ---- 6.2 --------------------------------------------------------------------------------------------------------

  @Test
  void newGameBeginsADungeonWithAConfiguration() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("d", CourseGame.CORRIDOR).config("c", CONFIG);
      DungeonManiaController controller = new DungeonManiaController();
      DungeonResponse response = controller.newGame("d", "c");

      assertEquals(CourseGame.json(response), CourseGame.json(controller.getDungeonResponseModel()));
      assertEquals(9, response.getEntities().size());
    }
  }

  @Test
  void newGameRefusesADungeonThatDoesNotExist() {
    try (CourseFiles files = new CourseFiles()) {
      files.config("c", CONFIG);

      assertThrows(IllegalArgumentException.class, () -> new DungeonManiaController().newGame("missing", "c"));
    }
  }

  @Test
  void newGameRefusesAConfigurationThatDoesNotExist() {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("d", CourseGame.CORRIDOR);

      assertThrows(IllegalArgumentException.class, () -> new DungeonManiaController().newGame("d", "missing"));
    }
  }

  @Test
  void askingForTheStateHasNoSideEffects() {
    DungeonManiaController controller = row("", "", "", "", "spider");
    String first = CourseGame.json(controller.getDungeonResponseModel());

    assertEquals(first, CourseGame.json(controller.getDungeonResponseModel()));
  }

  @Test
  void itemIsUsedBeforeTheEnemiesMove() throws InvalidActionException {
    DungeonManiaController controller = row("invincibility_potion", "", "", "", "mercenary");
    right(controller, 1);
    int before = distance(controller.getDungeonResponseModel());
    DungeonResponse response = controller.tick(controller.getDungeonResponseModel().getInventory().getFirst().getId());

    assertEquals(before + 1, distance(response));
  }

  private static int distance(DungeonResponse response) {
    Position way = Position.calculatePositionBetween(CourseGame.only(response, "player").getPosition(),
        CourseGame.only(response, "mercenary").getPosition());
    return Math.abs(way.getX()) + Math.abs(way.getY());
  }

  @Test
  void itemLeavesTheInventoryAsSoonAsItIsUsed() throws InvalidActionException {
    DungeonManiaController controller = row("bomb");
    String bomb = right(controller, 1).getInventory().getFirst().getId();

    assertEquals(List.of(), inventory(controller.tick(bomb)));
  }

  @Test
  void usingWhatIsNeitherBombNorPotionIsAnIllegalArgument() {
    DungeonManiaController controller = row("sword");
    String sword = right(controller, 1).getInventory().getFirst().getId();

    assertThrows(IllegalArgumentException.class, () -> controller.tick(sword));
  }

  @Test
  void usingWhatIsNotInTheInventoryIsAnInvalidAction() {
    DungeonManiaController controller = row("", "bomb");

    assertThrows(InvalidActionException.class, () -> controller.tick(id(controller, "bomb")));
  }

  @Test
  void movementTakesThePlayerOneSquare() {
    assertEquals(new Position(1, 0), CourseGame.only(row("").tick(Direction.RIGHT), "player").getPosition());
  }

  @Test
  void playerMovesBeforeTheEnemies() {
    DungeonResponse response = right(row("", "mercenary", "wall"), 1);

    assertEquals(1, response.getBattles().size());
    assertEquals(new Position(1, 0), CourseGame.only(response, "player").getPosition());
  }

  @Test
  void buildMakesTheItemOutOfItsMaterials() throws InvalidActionException {
    DungeonManiaController controller = row("wood", "arrow", "arrow", "arrow");
    right(controller, 4);

    assertEquals(List.of("bow"), inventory(controller.build("bow")));
  }

  @Test
  void buildingWhatCannotBeBuiltIsAnIllegalArgument() {
    assertThrows(IllegalArgumentException.class, () -> row("wood").build("sword"));
  }

  @Test
  void buildingWithoutSufficientItemsIsAnInvalidAction() {
    for (String buildable : List.of("bow", "shield", "sceptre", "midnight_armour")) {
      assertThrows(InvalidActionException.class, () -> row("wood").build(buildable));
    }
  }

  @Test
  void interactDestroysASpawner() throws InvalidActionException {
    DungeonManiaController controller = row("sword", "zombie_toast_spawner");
    right(controller, 1);

    assertEquals(List.of("player"), CourseGame.types(controller.interact(id(controller, "zombie_toast_spawner"))));
  }

  @Test
  void interactingWithWhatIsNoEntityIsAnIllegalArgument() {
    assertThrows(IllegalArgumentException.class, () -> row("wood").interact("nobody"));
  }

  @Test
  void bribingFromOutsideTheRadiusIsAnInvalidAction() {
    DungeonManiaController controller = row("treasure", "", "", "", "", "mercenary");
    right(controller, 1);

    assertRefused(controller, "mercenary");
  }

  @Test
  void destroyingASpawnerFromAfarIsAnInvalidAction() {
    DungeonManiaController controller = row("sword", "", "zombie_toast_spawner");
    right(controller, 1);

    assertRefused(controller, "zombie_toast_spawner");
  }

  @Test
  void bribingWithoutGoldAndWithoutSceptreIsAnInvalidAction() {
    assertRefused(row("", "mercenary"), "mercenary");
  }

  @Test
  void destroyingASpawnerWithoutAWeaponIsAnInvalidAction() {
    assertRefused(row("zombie_toast_spawner"), "zombie_toast_spawner");
  }

  // ---- 6.3.1, 6.3.2, 6.5 ------------------------------------------------------------------------------------------

  @Test
  void loadingAGameThatWasNeverSavedIsAnIllegalArgument() {
    assertThrows(IllegalArgumentException.class, () -> new DungeonManiaController().loadGame("never saved at all"));
  }

  @Test
  void rewindGoesBackByTheNumberOfTicks() {
    DungeonManiaController controller = row("treasure", "wood");
    right(controller, 3);
    DungeonResponse response = controller.rewind(2);

    assertEquals(new Position(1, 0), CourseGame.only(response, "older_player").getPosition());
    assertEquals(1, CourseGame.all(response, "wood").count());
    assertEquals(0, CourseGame.all(response, "treasure").count());
  }

  @Test
  void rewindingByNothingOrLessIsAnIllegalArgument() {
    DungeonManiaController controller = row("wood");
    right(controller, 1);

    assertThrows(IllegalArgumentException.class, () -> controller.rewind(0));
    assertThrows(IllegalArgumentException.class, () -> controller.rewind(-1));
  }

  @Test
  void rewindingByMoreTicksThanHaveOccurredIsAnIllegalArgument() {
    DungeonManiaController controller = row("wood");
    right(controller, 1);

    assertThrows(IllegalArgumentException.class, () -> controller.rewind(2));
  }

  @Test
  void invalidActionExceptionIsCheckedAndHasAMessage() {
    InvalidActionException exception =
        assertThrows(InvalidActionException.class, () -> row("wood").build("bow"));

    assertFalse(RuntimeException.class.isInstance(exception));
    assertFalse(exception.getMessage().isBlank());
  }
}
