package org.tilewright.ui.play.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.view.Seat;
import org.tilewright.solve.Bot;

/**
 * Who sits at the game and whose turn it is.
 *
 * @param places the players in the order of their numbers
 * @param active number of the player whose command is expected
 * @param atOnce whether bots move without a pause for the eye
 * @param paused whether bots wait until they are told to go on
 */
public record Table(List<Place> places, int active, boolean atOnce, boolean paused) {

  /**
   * A player and who plays for him.
   *
   * @param seat the player
   * @param bot  empty for a person
   */
  public record Place(Seat seat, Optional<Bot> bot) {
    /** Refuses null parts. */
    public Place {
      Objects.requireNonNull(seat);
      Objects.requireNonNull(bot);
    }
  }

  /** Copies the list. */
  public Table {
    places = List.copyOf(places);
  }

  /** Name of a player for people. */
  public String name(int player) {
    return places.stream().filter(place -> place.seat().player() == player).map(place -> place.seat().name()).findFirst()
        .orElse("Player " + (player + 1));
  }

  /** Whether it is worth telling who plays: somebody else than one person does. */
  public boolean isShared() {
    return places.size() > 1 || hasBots();
  }

  /** Whether a bot plays. */
  public boolean hasBots() {
    return places.stream().anyMatch(place -> place.bot().isPresent());
  }
}
