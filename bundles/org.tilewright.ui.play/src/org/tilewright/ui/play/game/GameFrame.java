package org.tilewright.ui.play.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Mark;
import org.tilewright.render.GameScene;
import org.tilewright.render.Sprites;

/**
 * Everything that the view shows of a game at one moment.
 *
 * @param cast    what belongs to the level, the same object from move to move
 * @param view    what the ruleset says
 * @param scene   how the board looks
 * @param offers  the commands that a person may give now; none while a bot has its turn
 * @param outcome how the game stands
 * @param moment  where in the game this is
 * @param table   who plays
 * @param marks   what to mark when a person points out a cell; quick, for use by any thread
 * @param events  what has happened so far, oldest first
 * @param message a sentence about the last thing asked for; empty for none
 */
public record GameFrame(Cast cast, GameView view, GameScene scene, List<Offer> offers, Outcome outcome, Moment moment,
    Table table, Function<Cell, List<Mark>> marks, List<String> events, String message) {

  /** Copies the lists. */
  public GameFrame {
    Objects.requireNonNull(cast);
    offers = List.copyOf(offers);
    events = List.copyOf(events);
  }

  /**
   * What stays the same during a game.
   *
   * @param title   name of the level
   * @param seed    what decides all randomness
   * @param sprites pictures
   * @param looks   finds how a kind looks in a list
   */
  public record Cast(String title, long seed, Sprites sprites, KindLooks looks) {
  }

  /**
   * A legal command.
   *
   * @param text what the ruleset understands
   * @param view how it is shown
   */
  public record Offer(String text, CommandView view) {
  }

  /**
   * Where in the game a moment is.
   *
   * @param state  how the game stands
   * @param ply    moves made
   * @param length moves made and taken back
   */
  public record Moment(GameState state, int ply, int length) {
  }

  /** Whether the player steers one piece with the arrow keys. */
  public boolean isSteered() {
    return offers.stream().anyMatch(offer -> offer.view().direction().isPresent());
  }

  /** Where the piece is that the arrow keys steer. */
  public Optional<Cell> steered() {
    return offers.stream().filter(offer -> offer.view().direction().isPresent()).flatMap(offer -> offer.view().source().stream())
        .findFirst();
  }

  /** Whether nobody can do anything although nothing is decided, as in a level without a player. */
  public boolean isStuck() {
    return outcome.isOngoing() && offers.isEmpty() && !table.hasBots();
  }

  /** Whether a move can be taken back. */
  public boolean canUndo() {
    return moment.ply() > 0;
  }

  /** Whether a move that was taken back can be made again. */
  public boolean canRedo() {
    return moment.ply() < moment.length();
  }
}
