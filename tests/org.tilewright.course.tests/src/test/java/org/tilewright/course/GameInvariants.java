package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.response.models.RoundResponse;
import dungeonmania.util.Position;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What holds in every response of a game, whatever is played (sections 3 and 6.1). */
final class GameInvariants {

  private static final Set<String> BUILDABLE = Set.of("bow", "shield", "sceptre", "midnight_armour");
  /** What walls keep out; spiders climb over them, and older selves may come out where the past was another one. */
  private static final Set<String> WALLED_OUT =
      Set.of("player", "zombie_toast", "mercenary", "assassin", "hydra", "boulder");
  private static final int ENDLESS = 100_000;

  private final Map<String, Double> numbers = new HashMap<>();
  private final GoalOracle goals;
  private final boolean portalToThePast;
  /** The player's health after the battles that have been checked. */
  private double health;
  private int battlesChecked;
  /** By id, the cells on which something stood in a wall from the start. */
  private final Map<String, Position> immured = new HashMap<>();

  GameInvariants(JsonObject dungeon, JsonObject config, DungeonResponse start) {
    config.asMap().forEach((key, value) -> numbers.put(key, value.getAsDouble()));
    this.goals = new GoalOracle(dungeon, config);
    Set<Position> walls = walls(start);
    start.getEntities().stream().filter(entity -> walls.contains(entity.getPosition()))
        .forEach(entity -> immured.put(entity.getId(), entity.getPosition()));
    health = dungeon.getAsJsonArray("entities").asList().stream().map(JsonElement::getAsJsonObject)
        .filter(entity -> entity.get("type").getAsString().equals("player") && entity.has("health"))
        .map(entity -> entity.get("health").getAsDouble()).findFirst().orElse(number("player_health", 10));
    portalToThePast = start.getEntities().stream().anyMatch(e -> e.getType().startsWith("time_travelling_portal"));
  }

  /** Whether the player is on the map. */
  static boolean alive(DungeonResponse response) {
    return response.getEntities().stream().anyMatch(entity -> entity.getType().equals("player"));
  }

  /**
   * Checks a response.
   *
   * @param travelled whether somebody has travelled through time before
   * @param ticks     ticks that have passed, as far as can be told from the calls
   */
  void check(DungeonResponse response, boolean travelled, int ticks, String where) {
    checkEntities(response, travelled, where);
    checkInventory(response, where);
    checkBattles(response, where);
    checkGoals(response, ticks, where);
  }

  private void checkEntities(DungeonResponse response, boolean travelled, String where) {
    Set<String> ids = new HashSet<>();
    Set<Position> walls = walls(response);
    int players = 0;
    for (EntityResponse entity : response.getEntities()) {
      assertTrue(ids.add(entity.getId()), () -> where + ": two are " + entity.getId());
      boolean player = entity.getType().equals("player");
      players += player ? 1 : 0;
      if (WALLED_OUT.contains(entity.getType()) && !(travelled && player)
          && !entity.getPosition().equals(immured.get(entity.getId()))) {
        assertFalse(walls.contains(entity.getPosition()), () -> where + ": " + entity.getId() + " is in a wall");
      }
      if (entity.isInteractable()) {
        assertTrue(entity.getType().matches("(mercenary|assassin|zombie_toast_spawner).*"),
            () -> where + ": " + entity.getType());
      }
    }
    assertTrue(players <= 1, where + ": two players");
  }

  private static Set<Position> walls(DungeonResponse response) {
    Set<Position> walls = new HashSet<>();
    response.getEntities().stream().filter(entity -> entity.getType().equals("wall"))
        .forEach(entity -> walls.add(entity.getPosition()));
    return walls;
  }

  private static void checkInventory(DungeonResponse response, String where) {
    List<ItemResponse> items = response.getInventory();
    assertEquals(items.size(), items.stream().map(ItemResponse::getId).distinct().count(), where + ": ids of items");
    assertTrue(items.stream().filter(item -> item.getType().equals("key")).count() <= 1, where + ": two keys");
    assertTrue(BUILDABLE.containsAll(response.getBuildables()), where);
  }

  /** Section 3.6: the player's health goes on from battle to battle, and each ends when somebody dies. */
  private void checkBattles(DungeonResponse response, String where) {
    List<BattleResponse> battles = response.getBattles();
    assertTrue(battles.size() >= battlesChecked, where + ": a battle is forgotten");
    for (BattleResponse battle : battles.subList(battlesChecked, battles.size())) {
      assertEquals(health, battle.getInitialPlayerHealth(), 1e-6, where + ": health before a battle");
      double enemy = battle.getInitialEnemyHealth();
      int left = battle.getRounds().size();
      Optional<String> wrong = Optional.empty();
      for (RoundResponse round : battle.getRounds()) {
        assertTrue(enemy > 0 && health > 0, where + ": a round after the death");
        wrong = wrong.or(() -> mistake(battle, round));
        health += round.getDeltaCharacterHealth();
        enemy += round.getDeltaEnemyHealth();
        left--;
      }
      assertEquals(Optional.empty(), wrong, where);
      boolean over = enemy <= 0 || health <= 0;
      assertTrue(left == 0 && (over || battle.getRounds().isEmpty() || battle.getRounds().size() == ENDLESS),
          where + ": the battle with " + battle.getEnemy() + " does not end");
    }
    battlesChecked = battles.size();
    assertEquals(health > 0 || response.getBattles().isEmpty(), alive(response)
        || response.getBattles().isEmpty(), where + ": health " + health);
  }

  /** What is wrong with a round, if anything is. */
  private Optional<String> mistake(BattleResponse battle, RoundResponse round) {
    if (round.getDeltaCharacterHealth() > 0) {
      return Optional.of("the player gains health");
    }
    String attack = battle.getEnemy().replace("zombie_toast", "zombie") + "_attack";
    boolean alone = round.getWeaponryUsed().isEmpty() && number("ally_attack", 0) == 0
        && number("ally_defence", 0) == 0;
    if (!alone || !numbers.containsKey(attack)) {
      return Optional.empty();
    }
    boolean grows = battle.getEnemy().equals("hydra") && round.getDeltaEnemyHealth() >= 0;
    boolean right = same(-number(attack, 0) / 10, round.getDeltaCharacterHealth())
        && (grows || same(-number("player_attack", 10) / 5, round.getDeltaEnemyHealth()));
    return right ? Optional.empty() : Optional.of(battle.getEnemy() + ": " + round.getDeltaCharacterHealth() + " "
        + round.getDeltaEnemyHealth());
  }

  private static boolean same(double expected, double actual) {
    return Math.abs(expected - actual) < 1e-9;
  }

  private double number(String key, double otherwise) {
    return numbers.getOrDefault(key, otherwise);
  }

  /** The goal string says what the response shows, is empty when all is achieved, and never before the first tick. */
  private void checkGoals(DungeonResponse response, int ticks, String where) {
    Set<String> listed = GoalOracle.listed(response.getGoals());
    boolean counted = ticks > 0 && !portalToThePast;
    if (!goals.exists()) {
      assertEquals("", response.getGoals(), where);
    } else if (!alive(response) || ticks == 0) {
      assertFalse(response.getGoals().isEmpty(), where + ": won all the same");
    } else if (goals.achieved(response)) {
      // a portal may have led to the time before the first tick, when nothing is achieved yet
      assertTrue(listed.isEmpty() || !counted && listed.equals(goals.all()), where + ": " + response.getGoals());
    } else {
      assertEquals(goals.open(response), listed, where + ": " + response.getGoals());
    }
  }
}
