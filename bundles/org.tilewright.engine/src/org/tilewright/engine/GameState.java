package org.tilewright.engine;

/**
 * The complete state of a game between two commands: an immutable value.
 *
 * <p>Two states are {@linkplain Object#equals equal} when no sequence of commands can tell them apart; equal states
 * have equal {@linkplain #hash hashes}. Everything random that lies ahead is decided by a seed inside the state.
 */
public interface GameState {

  /** Number of commands applied since the start. */
  int ply();

  /**
   * Number of turns that are over. A game in which a turn takes several commands counts its rounds here; in all others each
   * command is a turn.
   */
  default int turn() {
    return ply();
  }

  /** The player, counted from 0, whose command is expected; 0 in games for one. */
  int activePlayer();

  /**
   * A 64-bit hash of everything that {@code equals} compares, the same on every machine and in every run. Cheap: it is
   * kept up to date by the changes, not computed from the whole board.
   */
  long hash();
}
