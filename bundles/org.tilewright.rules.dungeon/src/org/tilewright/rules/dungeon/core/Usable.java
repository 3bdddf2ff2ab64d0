package org.tilewright.rules.dungeon.core;

/** A behaviour word of items that the player can use: bombs and potions (seed 6.2, tick). */
public interface Usable extends Behaviour {

  /** The item, already taken out of the inventory, takes effect. */
  void use(Draft draft, Actor actor, Item item);
}
