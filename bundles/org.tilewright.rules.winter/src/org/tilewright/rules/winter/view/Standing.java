package org.tilewright.rules.winter.view;

import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Phase;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.turn.Snowball;

/**
 * How well a player stands: hit points first, then snowballs and safety, then being near to what he wants next, which
 * is a fort for who has no snowball and the nearest opponent for who has.
 */
public final class Standing {

  private static final double HEALTH = 10;
  private static final double OPPONENT_OUT = 30;
  private static final double SNOWBALL = 1.5;
  private static final double SAFE = 3;
  private static final double STEP = 0.5;
  private static final double IN_SIGHT = 1;
  /** Steps that count for a place without a way to it. */
  private static final int NO_WAY = 20;

  private Standing() {
  }

  /** The standing of a player; greater is better. */
  public static double of(WinterState state, int index) {
    Player player = state.players().get(index);
    if (!player.alive()) {
      return Double.NEGATIVE_INFINITY;
    }
    if (state.phase() == Phase.DRAWN) {
      return 0;
    }
    if (state.phase() == Phase.OVER) {
      return Double.POSITIVE_INFINITY;
    }
    double opponents = 0;
    long targets = 0;
    int sights = 0;
    for (int i = 0; i < state.players().size(); i++) {
      Player other = state.players().get(i);
      if (i != index && other.alive()) {
        opponents += HEALTH * other.health() + OPPONENT_OUT;
        targets |= Paths.bit(other.tile());
        sights += sees(state, player, other) - sees(state, other, player);
      }
    }
    long wanted = player.snowballs() == 0 ? state.forts() : targets;
    double way = state.paths().distance(Paths.bit(player.tile()), wanted).orElse(NO_WAY);
    return HEALTH * player.health() - opponents / (state.players().size() - 1) + SNOWBALL * player.snowballs()
        + (player.safe() ? SAFE : 0) + IN_SIGHT * sights - STEP * way;
  }

  /** 1 when a snowball of one could hit the other, 0 otherwise. */
  private static int sees(WinterState state, Player thrower, Player target) {
    if (thrower.snowballs() > 0 && !target.safe()) {
      for (Direction direction : Direction.ALL) {
        int[] line = state.paths().line(thrower.tile(), direction);
        for (int i = 0; i < Snowball.reach(line); i++) {
          if (line[i] == target.tile()) {
            return 1;
          }
        }
      }
    }
    return 0;
  }
}
