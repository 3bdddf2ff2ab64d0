package org.tilewright.rules.breach.core;

import java.util.OptionalInt;

/** What an enemy walks to (breach.md 4, Table 3). */
@FunctionalInterface
public interface Quarry {

  /** The cell to walk to after the attacks of a turn; empty when there is no such cell. */
  OptionalInt objective(Skirmish skirmish);
}
