package org.tilewright.rules.dungeon.core;

import org.tilewright.engine.random.RandomSource;

/** Mixing of hashes that are the same in every run. */
public final class Hashes {

  private Hashes() {
  }

  /** A hash of two numbers, in this order. */
  public static long mix(long first, long second) {
    return RandomSource.mix(first * 0x9e3779b97f4a7c15L + second);
  }

  /** A hash of a text. */
  public static long of(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    return RandomSource.mix(hash);
  }
}
