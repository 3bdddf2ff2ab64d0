package org.tilewright.ui.tests;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.common.board.BoardCanvas;

/** Finds widgets by their {@code org.tilewright.id} and gives them the events that mouse and keyboard cause. */
public final class Gestures {

  private Gestures() {
  }

  /** The visible widget with an id, if there is one. */
  public static Optional<Control> find(String id) {
    return Stream.of(Display.getCurrent().getShells()).flatMap(Gestures::all)
        .filter(control -> id.equals(control.getData("org.tilewright.id")) && control.isVisible()).findFirst();
  }

  /** The visible board with an id; fails when it does not appear. */
  public static BoardCanvas board(String id) {
    EventLoop.await("board " + id, () -> find(id).isPresent());
    return BoardCanvas.of(find(id).orElseThrow()).orElseThrow();
  }

  /** A widget and everything in it. */
  public static Stream<Control> all(Control control) {
    return control instanceof Composite composite
        ? Stream.concat(Stream.of(control), Stream.of(composite.getChildren()).flatMap(Gestures::all)) : Stream.of(control);
  }

  /** Presses a mouse button on the first cell, drags over the others and lets it go on the last. */
  public static void drag(BoardCanvas board, int button, int modifiers, List<Cell> cells) {
    mouse(board, SWT.MouseMove, 0, modifiers, cells.getFirst());
    mouse(board, SWT.MouseDown, button, modifiers, cells.getFirst());
    cells.forEach(cell -> mouse(board, SWT.MouseMove, 0, modifiers | SWT.BUTTON1, cell));
    mouse(board, SWT.MouseUp, button, modifiers | SWT.BUTTON1, cells.getLast());
    EventLoop.spin();
  }

  /** Clicks on a cell with the left button. */
  public static void click(BoardCanvas board, Cell cell) {
    drag(board, 1, 0, List.of(cell));
  }

  private static void mouse(BoardCanvas board, int type, int button, int modifiers, Cell cell) {
    Point at = board.middleOf(cell);
    Event event = new Event();
    event.x = at.x;
    event.y = at.y;
    event.button = button;
    event.stateMask = modifiers;
    event.count = 1;
    board.control().notifyListeners(type, event);
  }

  /** Presses a key and lets it go; {@code key} is an SWT key code or a character. */
  public static void key(Control control, int key, int modifiers) {
    for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
      Event event = new Event();
      event.keyCode = key;
      event.character = (key & SWT.KEYCODE_BIT) == 0 ? (char) key : 0;
      event.stateMask = modifiers;
      control.notifyListeners(type, event);
    }
    EventLoop.spin();
  }
}
