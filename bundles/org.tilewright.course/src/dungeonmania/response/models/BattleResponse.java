package dungeonmania.response.models;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A battle from its first to its last round. */
public final class BattleResponse {

  private final String enemy;
  private final List<RoundResponse> rounds;
  private final double initialPlayerHealth;
  private final double initialEnemyHealth;

  /**
   * All values.
   *
   * @param enemy type of the enemy
   * @param rounds the rounds, in order
   * @param initialPlayerHealth health of the player before the battle
   * @param initialEnemyHealth health of the enemy before the battle
   */
  public BattleResponse(String enemy, List<RoundResponse> rounds, double initialPlayerHealth,
      double initialEnemyHealth) {
    this.enemy = enemy;
    this.rounds = rounds;
    this.initialPlayerHealth = initialPlayerHealth;
    this.initialEnemyHealth = initialEnemyHealth;
  }

  /** An empty battle. */
  public BattleResponse() {
    this("", List.of(), 0, 0);
  }

  /** Type of the enemy. */
  public String getEnemy() {
    return enemy;
  }

  /** The rounds, in order. */
  public List<RoundResponse> getRounds() {
    return rounds;
  }

  /** Health of the player before the battle. */
  public double getInitialPlayerHealth() {
    return initialPlayerHealth;
  }

  /** Health of the enemy before the battle. */
  public double getInitialEnemyHealth() {
    return initialEnemyHealth;
  }

  /** The different items that took part in any round, in the order of their first use; a name of a later term. */
  public List<ItemResponse> getBattleItems() {
    Map<String, ItemResponse> byId = new LinkedHashMap<>();
    rounds.forEach(round -> round.getWeaponryUsed().forEach(item -> byId.putIfAbsent(item.getId(), item)));
    return List.copyOf(byId.values());
  }
}
