package org.tilewright.ui.common.board;

import java.util.Optional;
import org.eclipse.swt.events.KeyEvent;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/** What the owner of a {@link BoardCanvas} does with the user's gestures. Panning and zooming never get here. */
public interface BoardInput {

  /** The left or right mouse button went down. @param button 1 or 3 @param modifiers SWT modifier keys */
  default void pressed(Cell cell, int button, int modifiers) {
  }

  /** The pointer came to another cell while the button was down. */
  default void dragged(Cell cell, int modifiers) {
  }

  /** The button went up. */
  default void released(Cell cell, int modifiers) {
  }

  /** Escape, or the widget lost the mouse: the gesture must leave no trace. */
  default void cancelled() {
  }

  /** The pointer came to another cell, or left the board's widget. */
  default void hovered(Optional<Cell> cell) {
  }

  /** Enter or the space bar on the cursor cell. */
  default void activated(Cell cell, int modifiers) {
  }

  /** The keyboard's cell cursor moved, whoever moved it. */
  default void cursorMoved(Cell cell) {
  }

  /** Where the cell cursor may be on a board of that size: on the board, unless there is something to do beside it. */
  default Bounds cursorRoom(Bounds board) {
    return board;
  }

  /** Another part of the board is in sight, or at another size. */
  default void viewChanged() {
  }

  /** A key went down. @return whether it has been dealt with; otherwise the canvas moves its cursor or zooms */
  default boolean key(KeyEvent event) {
    return false;
  }

  /**
   * Tab, or Shift + Tab, on a board with a cell cursor: may bring the cursor to the next place of interest.
   *
   * @return whether it has; otherwise the keyboard focus leaves the board, so there must be a last place
   */
  default boolean tabbed(boolean forward) {
    return false;
  }

  /** What is on the cell, in words, for assistive technology. */
  String describe(Cell cell);
}
