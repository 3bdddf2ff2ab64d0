package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Mover;

/**
 * {@code wandering}: moves in random directions and runs away from an invincible player; portals have no effect (seed
 * 3.3 Zombie Toast, 3.3.1 Hydra, 3.4 Invincibility Potion).
 */
public record Wandering() implements Mover {

  @Override
  public void move(Draft draft, Entity self) {
    if (draft.playerPresent() && draft.player().hero().potions().give(Invincibility.class)) {
      Steps.flee(draft, self);
    } else {
      Steps.wander(draft, self);
    }
  }
}
