package org.tilewright.rules.dungeon.core;

import java.util.Optional;

/** Behaviour words that matter for the paths of walkers: what can block them, slow them or take them elsewhere. */
public interface TerrainShaper extends Behaviour {

  /** Ticks for which somebody who steps onto the entity's cell is stuck there. */
  default int delay() {
    return 0;
  }

  /** The colour of the portals that belong together, for portals. */
  default Optional<String> colour() {
    return Optional.empty();
  }
}
