package org.tilewright.rules.dungeon.core;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.grid.Cell;

/**
 * A battle that has been fought (seed 3.6 and 6.1).
 *
 * @param enemy         number of the enemy's entity
 * @param enemyKind     what the player fought with
 * @param cell          where
 * @param tick          in which tick
 * @param playerHealth  the player's health before the battle
 * @param enemyHealth   the enemy's health before the battle
 * @param rounds        the rounds, in order
 */
public record Battle(int enemy, Kind enemyKind, Cell cell, int tick, double playerHealth, double enemyHealth,
    List<Round> rounds) {

  /** Copies the list. */
  public Battle {
    Objects.requireNonNull(enemyKind);
    Objects.requireNonNull(cell);
    rounds = List.copyOf(rounds);
  }

  /**
   * One exchange of blows.
   *
   * @param playerDelta change of the player's health, negative for a loss
   * @param enemyDelta  change of the enemy's health, negative for a loss
   * @param weaponry    the attack and defence items used, potions included
   */
  public record Round(double playerDelta, double enemyDelta, List<Item> weaponry) {
    /** Copies the list. */
    public Round {
      weaponry = List.copyOf(weaponry);
    }
  }
}
