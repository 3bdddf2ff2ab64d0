package org.tilewright.solve;

import java.util.List;
import java.util.stream.IntStream;
import org.tilewright.engine.random.RandomSource;

/** Many games of one level among bots. */
public final class BotGames {

  /** Number of bits of the seeds of later games, so that every reader of JSON can hold them exactly. */
  private static final int SEED_BITS = 53;

  private BotGames() {
  }

  /**
   * Plays games on all cores. The result depends on nothing but the arguments.
   *
   * @param games number of games
   * @param seed  decides all of them
   * @return what became of each game, in the order of their numbers
   * @throws IllegalArgumentException when the level cannot be played
   * @throws IllegalStateException    when the rules refuse what they said to be legal
   */
  public static List<PlayedGame> play(Playout playout, int games, long seed) {
    return IntStream.range(0, games).parallel().mapToObj(game -> playout.play(seed(seed, game))).toList();
  }

  /** The seed of a game: the first has the given one, so that each game can be played again alone. */
  static long seed(long seed, int game) {
    return game == 0 ? seed : RandomSource.mix(RandomSource.mix(seed) + game) >>> Long.SIZE - SEED_BITS;
  }
}
