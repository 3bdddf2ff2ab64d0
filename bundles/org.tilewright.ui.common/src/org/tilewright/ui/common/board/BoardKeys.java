package org.tilewright.ui.common.board;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/** Keys on a board: cell cursor, zoom, and the space bar, which acts when it is let go unless it was used to move the board. */
final class BoardKeys {

  private final BoardCanvas board;
  private final BoardInput input;
  private boolean spaceHeld;
  private boolean spaceUsed;

  BoardKeys(BoardCanvas board, BoardInput input) {
    this.board = board;
    this.input = input;
    Canvas canvas = board.canvas();
    canvas.addListener(SWT.KeyDown, this::down);
    canvas.addListener(SWT.KeyUp, this::up);
    canvas.addListener(SWT.FocusOut, event -> spaceHeld = false);
    canvas.addListener(SWT.Traverse, event -> {
      switch (event.detail) {
        case SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS ->
            event.doit = !board.showsCursor() || !input.tabbed(event.detail == SWT.TRAVERSE_TAB_NEXT);
        case SWT.TRAVERSE_ARROW_NEXT, SWT.TRAVERSE_ARROW_PREVIOUS, SWT.TRAVERSE_RETURN -> event.doit = false;
        default -> {
          // as the platform does it
        }
      }
    });
  }

  boolean isSpaceHeld() {
    return spaceHeld;
  }

  /** The space bar was held for something else than acting on the cursor cell. */
  void useSpace() {
    spaceUsed = true;
  }

  private void down(Event event) {
    if (event.character == ' ' && (event.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) == 0) {
      spaceUsed &= spaceHeld;
      spaceHeld = true;
      return;
    }
    if (input.key(new KeyEvent(event))) {
      return;
    }
    boolean command = (event.stateMask & (SWT.MOD1 | SWT.ALT)) != 0;
    int page = Math.max(1, (int) (board.viewport().height() / board.viewport().cellSize()) - 1);
    switch (event.keyCode) {
      case SWT.ARROW_UP -> step(0, -1, event);
      case SWT.ARROW_DOWN -> step(0, 1, event);
      case SWT.ARROW_LEFT -> step(-1, 0, event);
      case SWT.ARROW_RIGHT -> step(1, 0, event);
      case SWT.PAGE_UP -> step(0, -page, event);
      case SWT.PAGE_DOWN -> step(0, page, event);
      case SWT.HOME -> board.bounds().ifPresent(b -> jump(b, b.left(), command ? b.top() : board.cursor().y()));
      case SWT.END -> board.bounds().ifPresent(b -> jump(b, b.right(), command ? b.bottom() : board.cursor().y()));
      case SWT.CR, SWT.KEYPAD_CR -> activate(event);
      case SWT.KEYPAD_ADD -> board.zoom(true);
      case SWT.KEYPAD_SUBTRACT -> board.zoom(false);
      default -> {
        switch (event.character) {
          case '+', '=' -> board.zoom(true);
          case '-' -> board.zoom(false);
          case '0' -> board.fit();
          default -> {
            // not ours
          }
        }
      }
    }
  }

  private void up(Event event) {
    if (event.character == ' ' || event.keyCode == SWT.SPACE) {
      boolean tapped = spaceHeld && !spaceUsed;
      spaceHeld = false;
      if (tapped) {
        activate(event);
      }
    }
  }

  private void activate(Event event) {
    if (board.showsCursor()) {
      input.activated(board.cursor(), event.stateMask & SWT.MODIFIER_MASK);
    }
  }

  private void step(int dx, int dy, Event event) {
    if (board.showsCursor() && (event.stateMask & SWT.ALT) == 0) {
      int times = (event.stateMask & SWT.MOD1) != 0 ? 5 : 1;
      board.setCursor(new Cell(board.cursor().x() + times * dx, board.cursor().y() + times * dy));
    }
  }

  private void jump(Bounds bounds, int x, int y) {
    if (board.showsCursor()) {
      board.setCursor(new Cell(x, Math.clamp(y, bounds.top(), bounds.bottom())));
    }
  }
}
