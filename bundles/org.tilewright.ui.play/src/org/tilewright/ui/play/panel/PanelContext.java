package org.tilewright.ui.play.panel;

import org.eclipse.swt.graphics.Image;
import org.tilewright.engine.grid.Cell;

/** What the panels need of the view around them. */
public interface PanelContext {

  /** Picture of a kind. @param size side in points */
  Image image(String kind, int size);

  /** Gives a command, and the board the keyboard focus back. */
  void play(String command);

  /** Points out a cell of the board: brings it into sight and marks what a click on it marks. */
  void pointOut(Cell cell);
}
