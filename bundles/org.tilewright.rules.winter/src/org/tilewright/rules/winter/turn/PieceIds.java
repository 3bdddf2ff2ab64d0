package org.tilewright.rules.winter.turn;

import org.tilewright.rules.winter.board.Paths;

/** Numbers of the pieces, as events and pictures of the board name them. */
public final class PieceIds {

  private static final int TILES = Paths.LARGEST * Paths.LARGEST;

  private PieceIds() {
  }

  /** Number of a path tile. */
  public static int tile(int tile) {
    return tile;
  }

  /** Number of the fort on a tile. */
  public static int fort(int tile) {
    return TILES + tile;
  }

  /** Number of a player's piece. @param player counted from 0 */
  public static int player(int player) {
    return 2 * TILES + player;
  }
}
