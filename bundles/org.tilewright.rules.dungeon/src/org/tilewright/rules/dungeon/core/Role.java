package org.tilewright.rules.dungeon.core;

/** What the {@link Roster} lists, so that a tick visits only entities that can do something in it. */
public enum Role {
  /** Moves by itself each tick. */
  MOVER,
  /** Makes enemies. */
  SPAWNER,
  /** A floor switch. */
  SWITCH,
  /** Takes part in a circuit without being a switch: wires, bulbs, switch doors. */
  CIRCUIT,
  /** Teleports to another portal. */
  PORTAL,
  /** Explodes once it is armed. */
  BOMB
}
