package org.tilewright.rules.breach.core;

import java.util.Arrays;
import org.tilewright.engine.random.RandomSource;

/** The health of all buildings (breach.md 1). Immutable. */
public final class Buildings {

  /** No building has more health, whatever it began with. */
  public static final int MAX_HEALTH = 9;

  private final byte[] health;
  private final int standing;
  private final long hash;

  private Buildings(byte[] health, int standing, long hash) {
    this.health = health;
    this.standing = standing;
    this.hash = hash;
  }

  /** Buildings as a game begins. @param health from 0 to {@link #MAX_HEALTH}, by the number of the building */
  public static Buildings of(int... health) {
    byte[] all = new byte[health.length];
    int standing = 0;
    long hash = 0;
    for (int building = 0; building < all.length; building++) {
      all[building] = (byte) health[building];
      standing += health[building] > 0 ? 1 : 0;
      hash += hash(building, health[building]);
    }
    return new Buildings(all, standing, hash);
  }

  private static long hash(int building, int health) {
    return RandomSource.mix(((long) building << 4) + health + 1);
  }

  /** Health of a building, from 0 to {@link #MAX_HEALTH}. */
  public int health(int building) {
    return health[building];
  }

  /** Whether a building is destroyed: it blocks no more and cannot be healed. */
  public boolean isDestroyed(int building) {
    return health[building] == 0;
  }

  /** Whether at least one building is not destroyed. */
  public boolean anyStanding() {
    return standing > 0;
  }

  /** Health of all buildings together. */
  public int totalHealth() {
    int total = 0;
    for (byte one : health) {
      total += one;
    }
    return total;
  }

  /** The buildings after one of them has been attacked. @param damage negative to heal */
  public Buildings damaged(int building, int damage) {
    int before = health[building];
    int after = before == 0 ? 0 : Math.clamp((long) before - damage, 0, MAX_HEALTH);
    if (after == before) {
      return this;
    }
    byte[] changed = health.clone();
    changed[building] = (byte) after;
    return new Buildings(changed, after == 0 ? standing - 1 : standing, hash - hash(building, before) + hash(building, after));
  }

  long hash() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Buildings b && Arrays.equals(health, b.health);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return "buildings " + Arrays.toString(health);
  }
}
