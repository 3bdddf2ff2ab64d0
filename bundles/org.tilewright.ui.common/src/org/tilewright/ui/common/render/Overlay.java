package org.tilewright.ui.common.render;

import org.eclipse.swt.graphics.GC;
import org.tilewright.render.Theme;

/** Something drawn over a board, such as a selection; {@link Marks} has the usual ones. */
@FunctionalInterface
public interface Overlay {

  /** Draws in the coordinates of the widget; the graphics state need not be restored. Only what is visible needs drawing. */
  void paint(GC gc, Viewport view, Theme theme);
}
