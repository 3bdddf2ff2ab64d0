package org.tilewright.ui.common.render;

import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.render.BoardPainter;

/**
 * Which part of an unbounded board a widget shows. All lengths are the widget's own units (points); nothing here depends on a
 * widget, so it works in any thread and test. Immutable.
 *
 * @param cellSize side of a cell, {@value #MIN_CELL} to {@value #MAX_CELL}: whole from 8 on, a multiple of 0.1 below
 * @param originX  horizontal position of the widget's left edge, counted from the left edge of cell 0
 * @param originY  vertical position of the widget's upper edge, counted from the upper edge of cell 0
 * @param width    width of the widget, 0 or more
 * @param height   height of the widget, 0 or more
 */
public record Viewport(double cellSize, double originX, double originY, int width, int height) {

  /** Side of a cell at 100 %. */
  public static final int FULL_CELL = 32;
  /** Smallest side of a cell: a board of some thousand cells is seen as a whole. One chooses from 5 % on. */
  public static final double MIN_CELL = 0.1;
  /** Largest side of a cell: 3200 %. */
  public static final double MAX_CELL = 1024;

  private static final int[] PERCENTS = {5, 7, 10, 14, 20, 25, 33, 50, 67, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600,
      800, 1000, 1200, 1600, 2000, 2400, 3200};
  /** Cells are drawn at whole sizes from here on, so that all look the same. */
  private static final double WHOLE = 8;
  private static final int MARGIN = 16;
  /** What lies farther from the widget than this, in points, is placed here: drawing libraries count no farther than four times this. */
  private static final int FARTHEST = 1 << 21;
  /** Cells beyond these are no places on a board, yet a view may get there. */
  private static final int LAST_CELL = 2_000_000_000;

  /** Brings the size of a cell to an allowed one. */
  public Viewport {
    cellSize = snapped(cellSize);
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  /** A view at 100 % with cell (0, 0) in the upper left corner of a widget without size. */
  public static Viewport initial() {
    return new Viewport(FULL_CELL, 0, 0, 0, 0);
  }

  private static double snapped(double size) {
    double limited = Math.max(MIN_CELL, Math.min(MAX_CELL, size));
    return limited >= WHOLE ? Math.rint(limited) : Math.rint(limited * 10) / 10;
  }

  /** Zoom in percent, rounded; 100 is 32 units per cell. */
  public int percent() {
    return (int) Math.round(cellSize * 100 / FULL_CELL);
  }

  /** The view with the cell size changed so that what lies under the point stays there. */
  public Viewport zoomed(double newCellSize, int x, int y) {
    double size = snapped(newCellSize);
    double factor = size / cellSize;
    return new Viewport(size, (originX + x) * factor - x, (originY + y) * factor - y, width, height);
  }

  /** The next larger of the usual zooms around a point. */
  public Viewport zoomedIn(int x, int y) {
    for (int percent : PERCENTS) {
      if (snapped(percent * FULL_CELL / 100.0) > cellSize) {
        return zoomed(percent * FULL_CELL / 100.0, x, y);
      }
    }
    return this;
  }

  /** The next smaller of the usual zooms around a point. */
  public Viewport zoomedOut(int x, int y) {
    for (int i = PERCENTS.length - 1; i >= 0; i--) {
      if (snapped(PERCENTS[i] * FULL_CELL / 100.0) < cellSize) {
        return zoomed(PERCENTS[i] * FULL_CELL / 100.0, x, y);
      }
    }
    return this;
  }

  /** The view moved over the board; positive values show what lies further right and down. */
  public Viewport panned(double dx, double dy) {
    return new Viewport(cellSize, originX + dx, originY + dy, width, height);
  }

  /** The view of a widget of another size; the upper left corner stays. */
  public Viewport resized(int newWidth, int newHeight) {
    return new Viewport(cellSize, originX, originY, newWidth, newHeight);
  }

  /** The view in which all of {@code bounds} is seen as large as possible, at most at {@code maxCellSize}, in the middle. */
  public Viewport fitting(Bounds bounds, double maxCellSize) {
    double size = Math.min((width - 2.0 * MARGIN) / bounds.width(), (height - 2.0 * MARGIN) / bounds.height());
    double fit = Math.min(maxCellSize, size);
    double allowed = fit >= WHOLE ? Math.floor(fit) : Math.floor(fit * 10) / 10;
    return new Viewport(allowed, 0, 0, width, height).centred(bounds);
  }

  /** The view with the middle of {@code bounds} in its middle, at the same zoom. */
  public Viewport centred(Bounds bounds) {
    return new Viewport(cellSize, (bounds.left() + bounds.width() / 2.0) * cellSize - width / 2.0,
        (bounds.top() + bounds.height() / 2.0) * cellSize - height / 2.0, width, height);
  }

  /** The view moved as little as needed to show a cell and its neighbours. */
  public Viewport revealing(Cell cell) {
    return new Viewport(cellSize, revealed(originX, width, cell.x()), revealed(originY, height, cell.y()), width, height);
  }

  private double revealed(double origin, int extent, int cell) {
    // two pixels at least, as cells smaller than a pixel are drawn on one beside their place
    double margin = Math.max(cellSize, 2);
    double from = cell * cellSize - margin;
    double to = (cell + 1.0) * cellSize + margin;
    if (to - from > extent) {
      return (cell + 0.5) * cellSize - extent / 2.0;
    }
    return from < origin ? from : Math.max(origin, to - extent);
  }

  /** The view moved back so that some of {@code bounds} stays in sight. */
  public Viewport keeping(Bounds bounds) {
    return new Viewport(cellSize, kept(originX, width, bounds.left(), bounds.right()),
        kept(originY, height, bounds.top(), bounds.bottom()), width, height);
  }

  private double kept(double origin, int extent, int first, int last) {
    double edge = Math.min(extent / 2.0, 2 * Math.max(cellSize, FULL_CELL));
    double least = first * cellSize - extent + edge;
    double most = (last + 1.0) * cellSize - edge;
    return Math.max(least, Math.min(most, origin));
  }

  /** The cell under a point of the widget. */
  public Cell cellAt(int x, int y) {
    return new Cell(cellOf(x + offset(originX)), cellOf(y + offset(originY)));
  }

  private int cellOf(long position) {
    int guess = (int) Math.clamp((long) Math.floor(position / cellSize), -LAST_CELL, LAST_CELL);
    // The drawn edges are rounded, so the cell may be a neighbour of the one computed.
    while (guess > -LAST_CELL && BoardPainter.edge(guess, cellSize) > position) {
      guess--;
    }
    while (guess < LAST_CELL && BoardPainter.edge(guess + 1, cellSize) <= position) {
      guess++;
    }
    return guess;
  }

  /** Left edge of a column of cells in the widget; columns far outside are all at the same place there. */
  public int left(int cellX) {
    return Math.clamp(BoardPainter.edge(cellX, cellSize) - offset(originX), -FARTHEST, FARTHEST);
  }

  /** Upper edge of a row of cells in the widget; rows far outside are all at the same place there. */
  public int top(int cellY) {
    return Math.clamp(BoardPainter.edge(cellY, cellSize) - offset(originY), -FARTHEST, FARTHEST);
  }

  /** The cells that are at least partly seen; a widget without size still sees one. */
  public Bounds visible() {
    // of several cells on one pixel, the first
    Cell first = cellSize < 1 ? new Cell(cellOf(offset(originX) - 1) + 1, cellOf(offset(originY) - 1) + 1) : cellAt(0, 0);
    Cell last = cellAt(Math.max(0, width - 1), Math.max(0, height - 1));
    return new Bounds(first.x(), first.y(), last.x(), last.y());
  }

  private static long offset(double origin) {
    return Math.round(origin);
  }
}
