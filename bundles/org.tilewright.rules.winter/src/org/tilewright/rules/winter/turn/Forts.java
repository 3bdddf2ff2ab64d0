package org.tilewright.rules.winter.turn;

import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Paths;

/** Where forts come to lie. */
public final class Forts {

  private Forts() {
  }

  /**
   * So many distinct tiles, all equally likely, whatever is on them.
   *
   * @param tiles number of tiles of the board, at least {@code forts}
   */
  public static long anywhere(int tiles, int forts, RandomSource random) {
    long chosen = 0;
    while (Long.bitCount(chosen) < forts) {
      chosen |= Paths.bit(random.nextInt(tiles));
    }
    return chosen;
  }
}
