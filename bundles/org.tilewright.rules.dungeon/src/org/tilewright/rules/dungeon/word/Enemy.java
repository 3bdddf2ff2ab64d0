package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Memory;

/**
 * {@code enemy}: fights the player when they are in the same cell (seed 3.6).
 *
 * @param health health at the start
 * @param attack attack damage
 */
public record Enemy(double health, double attack) implements Behaviour {

  static Enemy of(Attributes attributes) {
    return new Enemy(attributes.doubleValue("health", 0), attributes.doubleValue("attack", 0));
  }

  @Override
  public Memory memory() {
    return new Memory.Body(health, 0, Memory.Mind.PLAIN);
  }
}
