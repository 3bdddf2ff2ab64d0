package org.tilewright.engine.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;

/**
 * What one player may see of a state, ready to be drawn without knowing the game.
 *
 * @param bounds the part of the board worth showing
 * @param pieces everything on the board
 * @param panels lists and counters beside the board, in the order in which to show them
 * @param goal   the goal with what is met of it, for games that have one
 * @param status one line: whose turn it is, which phase, or how the game ended
 */
public record GameView(Bounds bounds, PieceViews pieces, List<Panel> panels, Optional<GoalView> goal, String status) {

  /** Copies the list. */
  public GameView {
    Objects.requireNonNull(bounds);
    Objects.requireNonNull(pieces);
    panels = List.copyOf(panels);
    Objects.requireNonNull(goal);
    Objects.requireNonNull(status);
  }
}
