package org.tilewright.ui.play.panel;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.play.game.GameFrame;

/** A part of the side of the view that can be brought up to date without being made anew. */
interface PanelView {

  /** Shows another moment of the game. @return whether the layout has to be done again */
  boolean update(GameFrame frame);

  /** The user's attention is on another cell of the board, or on none. */
  default void pointedAt(Optional<Cell> cell) {
    // most parts tell nothing about single cells
  }
}
