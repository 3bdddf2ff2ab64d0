package org.tilewright.rules.breach.core;

import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.breach.core.UnitType.Side;

/**
 * A mech or an enemy (breach.md 2).
 *
 * @param id        number of the unit, stable over the game
 * @param type      what stays the same
 * @param cell      where it is
 * @param health    damage that it can still suffer; 0 when it is dead
 * @param speed     longest way that it moves in a turn
 * @param strength  strength as levels say it
 * @param objective the cell to which an enemy was last to walk; at first its own
 */
public record Unit(int id, UnitType type, int cell, int health, int speed, int strength, int objective) {

  /** Whether the player moves it. */
  public boolean isMech() {
    return type.side() == Side.MECH;
  }

  /** Whether it has health left. */
  public boolean isAlive() {
    return health > 0;
  }

  /** Damage that its attack deals; negative when it heals. */
  public int damage() {
    return type.healing() ? -strength : strength;
  }

  /** The unit after an attack: the dead stay dead, and there is no upper limit. @param damage negative to heal */
  public Unit damaged(int damage) {
    return isAlive() ? new Unit(id, type, cell, Math.clamp((long) health - damage, 0, Integer.MAX_VALUE), speed, strength, objective)
        : this;
  }

  /** The unit on another cell. */
  public Unit movedTo(int target) {
    return new Unit(id, type, target, health, speed, strength, objective);
  }

  /** The unit with somewhere else to walk to. */
  public Unit headingFor(int target) {
    return new Unit(id, type, cell, health, speed, strength, target);
  }

  long hash() {
    long hash = RandomSource.mix(((long) id << 32) + cell);
    hash = RandomSource.mix(hash + ((long) health << 32) + objective);
    return RandomSource.mix(hash + ((long) speed << 32) + strength + 31L * type.kind().name().hashCode());
  }
}
