package org.tilewright.rules.winter.core;

import java.util.List;
import java.util.Objects;
import org.tilewright.rules.winter.board.Paths;

/**
 * What stays the same over a game.
 *
 * @param level     identifier of the level
 * @param paths     the board
 * @param pathKinds kind of each tile, in reading order
 * @param fortKind  kind of the forts
 */
public record Match(String level, Paths paths, List<String> pathKinds, String fortKind) {

  /** Copies the list. */
  public Match {
    Objects.requireNonNull(level);
    Objects.requireNonNull(paths);
    pathKinds = List.copyOf(pathKinds);
    Objects.requireNonNull(fortKind);
  }

  /** Players to a side of the board: a board for n players is this much wider than n (rules/winter.md section 1). */
  public static final int MARGIN = 4;

  /** Fewest players of a game. */
  public static final int FEWEST_PLAYERS = 2;

  /** Most players of a game. */
  public static final int MOST_PLAYERS = 4;

  /** Side of the board for a number of players. */
  public static int boardSize(int players) {
    return players + MARGIN;
  }

  /** Number of forts for a number of players. */
  public static int forts(int players) {
    return players + 3;
  }
}
