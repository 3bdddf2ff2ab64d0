package org.tilewright.ui.play.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tilewright.solve.Bot;

/**
 * Who plays for whom; immutable. Whoever has no bot is a person, so that with no bots at all everybody plays at the same table.
 *
 * @param bots the bots by the numbers of their players
 */
public record Seating(Map<Integer, Bot> bots) {

  /** Persons only. */
  public static final Seating PERSONS = new Seating(Map.of());

  /** Copies the map. */
  public Seating {
    bots = Map.copyOf(bots);
  }

  /** The bot that plays for a player; empty when a person does. */
  public Optional<Bot> bot(int player) {
    return Optional.ofNullable(bots.get(player));
  }

  /** Whether a person plays for a player. */
  public boolean isPerson(int player) {
    return !bots.containsKey(player);
  }

  /** The same with somebody else for one player. @param bot empty for a person */
  public Seating with(int player, Optional<Bot> bot) {
    Map<Integer, Bot> changed = new HashMap<>(bots);
    bot.ifPresentOrElse(b -> changed.put(player, b), () -> changed.remove(player));
    return new Seating(changed);
  }
}
