package org.tilewright.rules.dungeon.core;

import java.util.Optional;

/** A behaviour word that says how an entity moves each tick. */
public interface Mover extends Behaviour {

  @Override
  default Optional<Role> role() {
    return Optional.of(Role.MOVER);
  }

  /** Moves the entity, which is on the board and not stuck. */
  void move(Draft draft, Entity self);
}
