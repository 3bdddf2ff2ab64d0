package org.tilewright.engine.random;

/**
 * The state of a SplitMix64 generator as a value: part of a game's state, so that a fork of the state has the same future.
 *
 * @param seed the generator's 64-bit state
 */
public record RandomState(long seed) {

  /** A generator that goes on from here; read {@link RandomSource#state()} from it to store where it stopped. */
  public RandomSource source() {
    return new RandomSource(seed);
  }
}
