package org.tilewright.rules.dungeon.core;

/**
 * What belongs to a player rather than to the dungeon, and stays with him when he travels through time.
 *
 * @param health    health left; 0 or less when he is dead
 * @param attack    attack damage without anything
 * @param inventory what he carries
 * @param potions   what he has drunk
 * @param kills     enemies that he has killed in battle
 */
public record Hero(double health, double attack, Inventory inventory, Potions potions, int kills) {

  /** The same with another health. */
  public Hero withHealth(double newHealth) {
    return new Hero(newHealth, attack, inventory, potions, kills);
  }

  /** The same with another inventory. */
  public Hero withInventory(Inventory newInventory) {
    return new Hero(health, attack, newInventory, potions, kills);
  }

  /** The same under other potions. */
  public Hero withPotions(Potions newPotions) {
    return new Hero(health, attack, inventory, newPotions, kills);
  }

  /** The same after one more kill. */
  public Hero withOneMoreKill() {
    return new Hero(health, attack, inventory, potions, kills + 1);
  }

  long hash() {
    long hash = Hashes.mix(Double.doubleToLongBits(health), Double.doubleToLongBits(attack));
    return Hashes.mix(Hashes.mix(hash, kills), Hashes.mix(inventory.hash(), potions.hash()));
  }
}
