package org.tilewright.ui.map.tool;

import org.tilewright.engine.grid.Cell;

/** What gestures on the map mean while the tool is the chosen one. */
public interface MapTool {

  /** Identifier, also the name of the icon: {@code icons/ID.svg}. */
  String id();

  /** Name for people. */
  String label();

  /** The letter that chooses the tool. */
  char key();

  /** One sentence on what it does and what the modifier keys change. */
  String hint();

  /** The tool has been chosen. */
  default void activate(ToolContext context) {
  }

  /** Another tool has been chosen; unfinished work is given up. */
  default void deactivate(ToolContext context) {
    cancelled(context);
  }

  /** A mouse button went down on a cell. @param button 1 for the left, 3 for the right one @param modifiers SWT modifier keys */
  void pressed(ToolContext context, Cell cell, int button, int modifiers);

  /** The pointer came to another cell with the button down. */
  default void dragged(ToolContext context, Cell cell, int modifiers) {
  }

  /** The button went up. */
  default void released(ToolContext context, Cell cell, int modifiers) {
  }

  /** The gesture must leave no trace. */
  default void cancelled(ToolContext context) {
  }
}
