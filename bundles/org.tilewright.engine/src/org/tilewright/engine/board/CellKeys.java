package org.tilewright.engine.board;

import org.tilewright.engine.grid.Bounds;

/**
 * Turns cells into keys of a {@link Trie} so that near cells share nodes: a node covers 4 × 4 cells, the node above it 16 × 16
 * and so on (a Morton order in steps of two bits).
 *
 * <p>The grid is shifted so that the cell (0, 0) is not at a corner of its blocks but has a third of each block to its
 * left and above it: blocks reach over cells -1 to 2, -5 to 10, -21 to 42, … in both directions. So a board with a few
 * negative coordinates needs no deeper tree than one without.
 */
final class CellKeys {

  /** Every base-4 digit is 1: the place of 0 in its block on each level. */
  private static final int ORIGIN = 0x5555_5555;
  private static final long ORIGIN_KEY = 0x5555_5555_5555_5555L;

  private CellKeys() {
  }

  /** The key of a cell; small near (0, 0), whose key is 0. */
  static long key(int x, int y) {
    return (spread(x + ORIGIN) | spread(y + ORIGIN) << 2) ^ ORIGIN_KEY;
  }

  /** The cells with keys from {@code first}, {@code 1 << bits} of them; null when they wrap around the end of the grid. */
  static Bounds block(long first, int bits) {
    if (bits >= Long.SIZE) {
      return null;
    }
    long code = (first ^ ORIGIN_KEY) >>> bits << bits;
    int left = gather(code) - ORIGIN;
    int top = gather(code >>> 2) - ORIGIN;
    int right = left + (1 << bits / 2) - 1;
    int bottom = top + (1 << bits / 2) - 1;
    return right < left || bottom < top ? null : new Bounds(left, top, right, bottom);
  }

  /** Puts two empty bits after every two bits. */
  private static long spread(int value) {
    long v = value & 0xffff_ffffL;
    v = (v | v << 16) & 0x0000_ffff_0000_ffffL;
    v = (v | v << 8) & 0x00ff_00ff_00ff_00ffL;
    v = (v | v << 4) & 0x0f0f_0f0f_0f0f_0f0fL;
    return (v | v << 2) & 0x3333_3333_3333_3333L;
  }

  /** Takes two of every four bits together; undoes {@link #spread}. */
  private static int gather(long code) {
    long v = code & 0x3333_3333_3333_3333L;
    v = (v | v >>> 2) & 0x0f0f_0f0f_0f0f_0f0fL;
    v = (v | v >>> 4) & 0x00ff_00ff_00ff_00ffL;
    v = (v | v >>> 8) & 0x0000_ffff_0000_ffffL;
    return (int) (v | v >>> 16);
  }
}
