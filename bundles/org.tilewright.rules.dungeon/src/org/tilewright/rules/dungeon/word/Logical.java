package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * A behaviour word of entities that can be logical: their activation follows a rule over their neighbours (seed 3.13).
 */
public interface Logical extends Behaviour {

  /** The rule; empty for switches and bombs that act as without circuits. */
  Optional<Logic> logic();
}
