package org.tilewright.rules.winter.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.GameState;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.random.RandomState;
import org.tilewright.rules.winter.board.Paths;

/**
 * A game between two commands: an immutable value.
 *
 * @param match    what stays the same
 * @param players  all players in the order of their seats, those who are out included
 * @param forts    the tiles with a fort, as a set of {@link Paths}
 * @param phase    what the game is at
 * @param active   number of the player whose command is expected; the winner when somebody has won
 * @param canMove  whether the active player has the move of this turn left
 * @param canThrow whether the active player has the throw of this turn left
 * @param random   decides all dice and forts that lie ahead
 * @param ply      commands so far
 * @param turn     turns that are over
 */
public record WinterState(Match match, List<Player> players, long forts, Phase phase, int active, boolean canMove,
    boolean canThrow, RandomState random, int ply, int turn) implements GameState {

  /** Copies the list. */
  public WinterState {
    Objects.requireNonNull(match);
    players = List.copyOf(players);
    Objects.requireNonNull(phase);
    Objects.requireNonNull(random);
  }

  @Override
  public int activePlayer() {
    return active;
  }

  /** The board. */
  public Paths paths() {
    return match.paths();
  }

  /** The player whose command is expected. */
  public Player mover() {
    return players.get(active);
  }

  /** The living player on a tile; who is out is not on the board any more. */
  public OptionalInt playerOn(int tile) {
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      if (player.tile() == tile && player.alive()) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** The tiles on which living players stand. */
  public long occupied() {
    long tiles = 0;
    for (Player player : players) {
      tiles |= player.alive() ? Paths.bit(player.tile()) : 0;
    }
    return tiles;
  }

  /** The one who is left, when somebody has won. */
  public Optional<Player> winner() {
    return phase == Phase.OVER ? Optional.of(mover()) : Optional.empty();
  }

  /** How many commands and turns it took does not count: no later command can tell. */
  @Override
  public long hash() {
    long hash = match.paths().hash() + forts;
    hash = RandomSource.mix(hash ^ random.seed());
    for (Player player : players) {
      hash = RandomSource.mix(hash + player.hash());
    }
    return RandomSource.mix(hash + active + 4L * phase.ordinal() + (canMove ? 16 : 0) + (canThrow ? 32 : 0));
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof WinterState s && forts == s.forts && active == s.active
        && canMove == s.canMove && canThrow == s.canThrow && phase == s.phase && random.equals(s.random)
        && players.equals(s.players) && match.equals(s.match);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return "winter board " + match.level() + " after " + ply + " commands";
  }
}
