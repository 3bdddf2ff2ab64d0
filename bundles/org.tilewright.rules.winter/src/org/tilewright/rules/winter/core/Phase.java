package org.tilewright.rules.winter.core;

/** What a game is at. The order of the constants is part of the hash of states. */
public enum Phase {
  /** The players choose their skills. */
  SKILLS,
  /** The players take turns. */
  TURNS,
  /** One is left. */
  OVER
}
