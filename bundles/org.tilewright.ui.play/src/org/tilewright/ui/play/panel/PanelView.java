package org.tilewright.ui.play.panel;

import org.tilewright.ui.play.game.GameFrame;

/** A part of the side of the view that can be brought up to date without being made anew. */
interface PanelView {

  /** Shows another moment of the game. @return whether the layout has to be done again */
  boolean update(GameFrame frame);
}
