package org.tilewright.engine.random;

import java.util.List;

/**
 * A SplitMix64 generator: small, fast, the same numbers on every machine. Not thread-safe; made for the time of one turn
 * or one generator run.
 */
public final class RandomSource {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  /** A generator with the given seed; all seeds are good. */
  public RandomSource(long seed) {
    state = seed;
  }

  /** Where the generator stands now. */
  public RandomState state() {
    return new RandomState(state);
  }

  /** The next 64 random bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** A number from 0 to {@code bound - 1}, all equally likely. @throws IllegalArgumentException when {@code bound < 1} */
  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound must be positive, not " + bound);
    }
    // the high half of a 64 x 32 bit product: bias below 2^-32, and no rejection loop
    return (int) Math.unsignedMultiplyHigh(nextLong(), bound);
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /** True with the given chance, from 0 (never) to 1 (always). */
  public boolean chance(double probability) {
    return nextDouble() < probability;
  }

  /** An element of a list that is not empty, all equally likely. */
  public <T> T pick(List<T> choices) {
    return choices.get(nextInt(choices.size()));
  }

  /** The finaliser of SplitMix64: spreads every input bit over all output bits; a bijection. */
  public static long mix(long z) {
    long mixed = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}
