package org.tilewright.rules.winter.core;

/** What a game is at. The order of the constants is part of the hash of states. */
public enum Phase {
  /** The players choose their skills. */
  SKILLS,
  /** The players take turns. */
  TURNS,
  /** One is left, who has won. */
  OVER,
  /** Several are left, of whom nobody can be hit any more. */
  DRAWN;

  /** Whether the game is at an end. */
  public boolean isOver() {
    return this == OVER || this == DRAWN;
  }
}
