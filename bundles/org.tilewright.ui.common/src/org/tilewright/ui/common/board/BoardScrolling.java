package org.tilewright.ui.common.board;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.ui.common.render.Viewport;

/** Scroll bars and mouse wheel of a board. */
final class BoardScrolling {

  /** Free space around the board that can be scrolled to, in cells. */
  private static final int MARGIN = 2;
  private static final int WHEEL_STEP = 20;

  private final BoardCanvas board;
  private final ScrollBar horizontal;
  private final ScrollBar vertical;
  private double firstX;
  private double firstY;
  private boolean updating;

  BoardScrolling(BoardCanvas board) {
    this.board = board;
    this.horizontal = board.canvas().getHorizontalBar();
    this.vertical = board.canvas().getVerticalBar();
    horizontal.addListener(SWT.Selection, event -> scrolled());
    vertical.addListener(SWT.Selection, event -> scrolled());
    board.canvas().addListener(SWT.MouseVerticalWheel, event -> wheel(event, false));
    board.canvas().addListener(SWT.MouseHorizontalWheel, event -> wheel(event, true));
  }

  /** Brings the scroll bars in line with what is in sight. */
  void update() {
    Viewport view = board.viewport();
    Bounds bounds = board.bounds().orElse(new Bounds(0, 0, 0, 0));
    double size = view.cellSize();
    firstX = Math.min(view.originX(), (bounds.left() - MARGIN) * size);
    firstY = Math.min(view.originY(), (bounds.top() - MARGIN) * size);
    double endX = Math.max(view.originX() + view.width(), (bounds.right() + 1.0 + MARGIN) * size);
    double endY = Math.max(view.originY() + view.height(), (bounds.bottom() + 1.0 + MARGIN) * size);
    updating = true;
    set(horizontal, view.originX() - firstX, endX - firstX, view.width(), size);
    set(vertical, view.originY() - firstY, endY - firstY, view.height(), size);
    updating = false;
  }

  private static void set(ScrollBar bar, double position, double length, int thumb, double step) {
    int maximum = (int) Math.min(Integer.MAX_VALUE, Math.max(1, Math.ceil(length)));
    bar.setValues((int) Math.round(position), 0, maximum, Math.max(1, Math.min(thumb, maximum)), Math.max(1, (int) step),
        Math.max(1, thumb * 9 / 10));
  }

  private void scrolled() {
    if (!updating) {
      Viewport view = board.viewport();
      board.setViewport(view.panned(firstX + horizontal.getSelection() - Math.round(view.originX()),
          firstY + vertical.getSelection() - Math.round(view.originY())));
    }
  }

  private void wheel(Event event, boolean sideways) {
    event.doit = false;
    Viewport view = board.viewport();
    if ((event.stateMask & SWT.MOD1) != 0 && !sideways) {
      board.setViewport(event.count > 0 ? view.zoomedIn(event.x, event.y) : view.zoomedOut(event.x, event.y));
      return;
    }
    double distance = -event.count * (double) WHEEL_STEP;
    boolean horizontally = sideways || (event.stateMask & SWT.SHIFT) != 0;
    board.setViewport(view.panned(horizontally ? distance : 0, horizontally ? 0 : distance));
  }
}
