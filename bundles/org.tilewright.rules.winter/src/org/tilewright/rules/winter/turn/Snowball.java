package org.tilewright.rules.winter.turn;

import org.tilewright.rules.winter.board.Paths;

/**
 * How far a snowball flies, and what it does there (seed rule 5, with the labels 1 to 6 of rules/winter.md section
 * 3.3).
 */
public final class Snowball {

  /** Sides of the die that decides the damage. */
  public static final int DIE = 6;

  /** By squares between thrower and target, less one, and by what the die shows, less one. */
  private static final int[][] DAMAGE = {
      {1, 1, 1, 1, 2, 2},
      {0, 1, 1, 1, 1, 2},
      {0, 0, 1, 1, 1, 2},
      {0, 0, 0, 1, 1, 2},
      {0, 0, 0, 0, 1, 2},
      {0, 0, 0, 0, 0, 2}};

  /** Most squares that a snowball flies. */
  public static final int RANGE = DAMAGE.length;

  private Snowball() {
  }

  /**
   * Hit points that a snowball costs.
   *
   * @param squares 1 for neighbours, to {@link #RANGE}
   * @param die     1 to {@link #DIE}
   */
  public static int damage(int squares, int die) {
    return DAMAGE[squares - 1][die - 1];
  }

  /** How many tiles of a {@linkplain Paths#line line} a snowball reaches. */
  public static int reach(int[] line) {
    return Math.min(line.length, RANGE);
  }
}
