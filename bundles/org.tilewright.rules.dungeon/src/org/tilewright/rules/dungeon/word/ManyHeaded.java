package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code many_headed}: when attacked, its health may increase, as two heads have grown back (seed 3.3.1 Hydra).
 *
 * @param rate   chance that its health increases in a round
 * @param amount by how much
 */
public record ManyHeaded(double rate, double amount) implements Behaviour {

  static ManyHeaded of(Attributes attributes) {
    return new ManyHeaded(attributes.doubleValue("increase_rate", 0), attributes.doubleValue("increase_amount", 0));
  }
}
