package org.tilewright.rules.dungeon.core;

import java.util.Optional;
import java.util.Set;

/** A behaviour word that says how an entity moves each tick. */
public interface Mover extends Behaviour {

  @Override
  default Optional<Role> role() {
    return Optional.of(Role.MOVER);
  }

  @Override
  default Set<Class<? extends Memory>> memories() {
    return Set.of(Memory.Body.class);
  }

  /** Moves the entity, which is on the board and not stuck. */
  void move(Draft draft, Entity self);
}
