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
  private final Scale across = new Scale();
  private final Scale down = new Scale();
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
    double firstX = Math.min(view.originX(), (bounds.left() - (double) MARGIN) * size);
    double firstY = Math.min(view.originY(), (bounds.top() - (double) MARGIN) * size);
    double endX = Math.max(view.originX() + view.width(), (bounds.right() + 1.0 + MARGIN) * size);
    double endY = Math.max(view.originY() + view.height(), (bounds.bottom() + 1.0 + MARGIN) * size);
    updating = true;
    across.show(horizontal, view.originX(), firstX, endX, view.width(), size);
    down.show(vertical, view.originY(), firstY, endY, view.height(), size);
    updating = false;
  }

  /** What the whole numbers of a scroll bar stand for: points, or many of them where a board is longer than a bar can count. */
  private static final class Scale {

    private static final double MOST = 1 << 30;
    private double first;
    private double unit = 1;

    void show(ScrollBar bar, double origin, double from, double end, int extent, double step) {
      first = from;
      unit = Math.max(1, Math.ceil((end - from) / MOST));
      int maximum = (int) Math.max(1, Math.ceil((end - from) / unit));
      int thumb = (int) Math.clamp((long) (extent / unit), 1, maximum);
      bar.setValues((int) Math.round((origin - from) / unit), 0, maximum, thumb, (int) Math.max(1, step / unit),
          (int) Math.max(1, extent * 9L / 10 / unit));
    }

    /** How far the view is to go; a bar that nobody has moved leaves it where it is. */
    double distance(ScrollBar bar, double origin) {
      return bar.getSelection() == (int) Math.round((origin - first) / unit) ? 0
          : first + bar.getSelection() * unit - Math.round(origin);
    }
  }

  private void scrolled() {
    if (!updating) {
      Viewport view = board.viewport();
      board.setViewport(view.panned(across.distance(horizontal, view.originX()), down.distance(vertical, view.originY())));
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
