package dungeonmania.response.models;

import java.util.List;

/** A round of a battle: changes of health, negative for losses. */
public class RoundResponse {

  private final double deltaPlayerHealth;
  private final double deltaEnemyHealth;
  private final List<ItemResponse> weaponryUsed;

  /**
   * All values.
   *
   * @param deltaPlayerHealth change of the player's health
   * @param deltaEnemyHealth change of the enemy's health
   * @param weaponryUsed items that took part, potions included
   */
  public RoundResponse(double deltaPlayerHealth, double deltaEnemyHealth, List<ItemResponse> weaponryUsed) {
    this.deltaPlayerHealth = deltaPlayerHealth;
    this.deltaEnemyHealth = deltaEnemyHealth;
    this.weaponryUsed = weaponryUsed;
  }

  /** Change of the player's health. */
  public double getDeltaCharacterHealth() {
    return deltaPlayerHealth;
  }

  /** Change of the enemy's health. */
  public double getDeltaEnemyHealth() {
    return deltaEnemyHealth;
  }

  /** Items that took part, potions included. */
  public List<ItemResponse> getWeaponryUsed() {
    return weaponryUsed;
  }
}
