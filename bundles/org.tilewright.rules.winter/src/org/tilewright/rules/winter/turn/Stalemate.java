package org.tilewright.rules.winter.turn;

import java.util.List;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Player;

/**
 * Nobody can be hit any more, so that nothing would ever happen again. Players walk and snowballs fly through openings
 * only, and nobody gets to other tiles but who is hit: so a hit takes two players in one area of tiles that hang
 * together, and a snowball there. It is there when one of them holds one, when a fort lies in their area, or when all
 * forts can be used up by somebody, after which they come back anywhere.
 */
final class Stalemate {

  private Stalemate() {
  }

  /** Whether it has come to that. @param forts the tiles with a fort */
  static boolean isReached(Paths paths, List<Player> players, long forts) {
    long walked = 0;
    for (Player player : players) {
      walked |= player.alive() ? paths.connected(player.tile()) : 0;
    }
    boolean fortsComeBack = (forts & ~walked) == 0;
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).alive() && canBeHit(paths, players, i, fortsComeBack ? walked : forts)) {
        return false;
      }
    }
    return true;
  }

  private static boolean canBeHit(Paths paths, List<Player> players, int victim, long forts) {
    long area = paths.connected(players.get(victim).tile());
    for (int i = 0; i < players.size(); i++) {
      Player other = players.get(i);
      boolean together = i != victim && other.alive() && (area & Paths.bit(other.tile())) != 0;
      if (together && (other.snowballs() > 0 || (area & forts) != 0)) {
        return true;
      }
    }
    return false;
  }
}
