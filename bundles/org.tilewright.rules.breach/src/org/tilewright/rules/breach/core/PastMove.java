package org.tilewright.rules.breach.core;

import org.tilewright.engine.random.RandomSource;

/**
 * A move of the present turn that can be undone.
 *
 * @param unit number of the mech that moved
 * @param from the cell that it came from
 */
public record PastMove(int unit, int from) {

  long hash() {
    return RandomSource.mix(((long) unit << 32) + from + 1);
  }
}
