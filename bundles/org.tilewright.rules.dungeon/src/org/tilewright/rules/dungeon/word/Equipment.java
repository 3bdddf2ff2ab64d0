package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code equipment}: takes part in battles (seed 3.6.1).
 *
 * @param attack     attack damage that it adds to the player's
 * @param defence    reduction of the attack of enemies
 * @param multiplier factor of the player's attack damage, after everything that is added
 * @param durability battles that it lasts for; negative for ever, 0 like 1
 */
public record Equipment(double attack, double defence, double multiplier, int durability) implements Behaviour {

  static Equipment of(Attributes attributes) {
    return new Equipment(attributes.doubleValue("attack", 0), attributes.doubleValue("defence", 0),
        attributes.doubleValue("multiplier", 1), attributes.intValue("durability", -1));
  }
}
