package org.tilewright.rules.dungeon.core;

/** Who wants to enter a cell; different things stop different travellers. */
public enum Traveller {
  /** The player and his older selves. */
  PLAYER,
  /** Zombies, hydras, mercenaries: what walks like the player (seed 3.3). */
  WALKER,
  /** Spiders: everything is open to them but boulders (seed 3.3). */
  CRAWLER,
  /** A boulder that is being pushed. */
  BOULDER
}
