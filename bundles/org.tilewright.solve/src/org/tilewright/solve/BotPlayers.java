package org.tilewright.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.random.RandomSource;

/** The bots at one game, each with a source of randomness of its own. Not thread-safe. */
public final class BotPlayers {

  private final List<Bot> bots;
  private final List<RandomSource> sources = new ArrayList<>();

  /**
   * Seats bots.
   *
   * @param bots the bot of each player, by the player's number; when there is but one, it plays for all
   * @param seed decides what the bots leave to chance
   * @throws IllegalArgumentException when there is no bot
   */
  public BotPlayers(List<Bot> bots, long seed) {
    if (bots.isEmpty()) {
      throw new IllegalArgumentException("Nobody plays");
    }
    this.bots = List.copyOf(bots);
    RandomSource seeds = new RandomSource(RandomSource.mix(seed));
    for (int i = 0; i < bots.size(); i++) {
      sources.add(new RandomSource(seeds.nextLong()));
    }
  }

  /**
   * What the bot gives whose turn it is; empty when nothing is legal.
   *
   * @throws IndexOutOfBoundsException when it is the turn of somebody without a bot
   */
  public Optional<Command> choose(Ruleset ruleset, GameState state) {
    int seat = bots.size() == 1 ? 0 : state.activePlayer();
    return bots.get(seat).choose(ruleset, state, sources.get(seat));
  }

  /** The mistake of rules that refuse what they said to be legal. */
  static IllegalStateException refused(Ruleset ruleset, Command command, IllegalCommandException reason) {
    return new IllegalStateException("The rules '" + ruleset.id() + "' offer the command '" + command.text()
        + "' and then refuse it: " + reason.getMessage(), reason);
  }
}
