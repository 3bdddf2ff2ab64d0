package org.tilewright.ui.common.board;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.tilewright.engine.grid.Cell;

/** Mouse gestures on a board: the middle button, or the left one with the space bar held, moves the board. */
final class BoardMouse {

  private final BoardCanvas board;
  private final BoardInput input;
  private final BoardKeys keys;
  private Optional<Point> panFrom = Optional.empty();
  private Optional<Cell> last = Optional.empty();

  BoardMouse(BoardCanvas board, BoardInput input, BoardKeys keys) {
    this.board = board;
    this.input = input;
    this.keys = keys;
    board.canvas().addListener(SWT.MouseDown, this::down);
    board.canvas().addListener(SWT.MouseMove, this::moved);
    board.canvas().addListener(SWT.MouseUp, this::up);
    board.canvas().addListener(SWT.MouseExit, event -> board.setHover(Optional.empty()));
    board.canvas().addListener(SWT.FocusOut, event -> cancel());
    board.canvas().addListener(SWT.KeyDown, event -> {
      if (event.keyCode == SWT.ESC) {
        cancel();
      }
    });
  }

  private void down(Event event) {
    board.canvas().setFocus();
    if (event.button == 2 || event.button == 1 && keys.isSpaceHeld()) {
      keys.useSpace();
      panFrom = Optional.of(new Point(event.x, event.y));
      board.canvas().setCursor(board.canvas().getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
    } else if ((event.button == 1 || event.button == 3) && last.isEmpty()) {
      Cell cell = board.cellAt(event.x, event.y);
      last = Optional.of(cell);
      board.hold();
      input.pressed(cell, event.button, event.stateMask & SWT.MODIFIER_MASK);
    }
  }

  private void moved(Event event) {
    if (panFrom.isPresent()) {
      Point from = panFrom.get();
      board.setViewport(board.viewport().panned(from.x - event.x, from.y - event.y));
      panFrom = Optional.of(new Point(event.x, event.y));
      return;
    }
    Cell cell = board.cellAt(event.x, event.y);
    board.setHover(Optional.of(cell));
    if (last.isPresent() && !last.get().equals(cell)) {
      last = Optional.of(cell);
      input.dragged(cell, event.stateMask & SWT.MODIFIER_MASK);
    }
  }

  private void up(Event event) {
    if (panFrom.isPresent()) {
      panFrom = Optional.empty();
      board.canvas().setCursor(null);
    } else if (last.isPresent()) {
      last = Optional.empty();
      input.released(board.cellAt(event.x, event.y), event.stateMask & SWT.MODIFIER_MASK);
      board.release();
    }
  }

  private void cancel() {
    panFrom = Optional.empty();
    board.canvas().setCursor(null);
    if (last.isPresent()) {
      last = Optional.empty();
      input.cancelled();
      board.release();
    }
  }
}
