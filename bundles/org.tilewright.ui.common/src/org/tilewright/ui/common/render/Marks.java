package org.tilewright.ui.common.render;

import java.util.Collection;
import java.util.Map;
import java.util.function.BiPredicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView.Role;

/** The usual overlays. Every mark differs in shape, not only in colour. */
public final class Marks {

  /** Pieces on smaller cells are hard to find, in points. */
  static final double FINDABLE = 8;
  /** Radius of the ring around one. */
  private static final int RING = 12;

  private Marks() {
  }

  /** A veil and a frame over selected cells. */
  public static Overlay selection(Bounds cells) {
    return (gc, view, theme) -> {
      Area area = Area.of(view, cells);
      gc.setBackground(colour(theme.selection()));
      gc.setAlpha(60);
      area.fill(gc);
      gc.setAlpha(255);
      frame(gc, area, theme.selection(), SWT.LINE_DASH, 2);
    };
  }

  /** A thin frame around the cell under the pointer. */
  public static Overlay hover(Cell cell) {
    return (gc, view, theme) -> {
      gc.setAlpha(200);
      frame(gc, Area.of(view, Bounds.of(cell)), theme.selection(), SWT.LINE_SOLID, 1);
    };
  }

  /** A strong double frame around the cell that the keyboard acts on. */
  public static Overlay focus(Cell cell) {
    return (gc, view, theme) -> {
      Area area = Area.of(view, Bounds.of(cell));
      frame(gc, area.grown(1), theme.background(), SWT.LINE_SOLID, 4);
      frame(gc, area.grown(1), theme.focus(), SWT.LINE_SOLID, 2);
    };
  }

  /** A ring around a cell whose piece is too small to be found, drawn below {@value #FINDABLE} points per cell. */
  public static Overlay pointer(Cell cell) {
    return (gc, view, theme) -> {
      if (view.cellSize() < FINDABLE) {
        Area area = Area.of(view, Bounds.of(cell));
        ring(gc, area, theme.background(), 5);
        ring(gc, area, theme.focus(), 2);
      }
    };
  }

  private static void ring(GC gc, Area area, int rgb, int lineWidth) {
    gc.setForeground(colour(rgb));
    gc.setLineStyle(SWT.LINE_SOLID);
    gc.setLineWidth(lineWidth);
    gc.drawOval(area.x + area.width / 2 - RING, area.y + area.height / 2 - RING, 2 * RING, 2 * RING);
  }

  /** Targets of commands: a dot to go to, a cross-hair to attack, a diamond to act upon. */
  public static Overlay targets(Map<Cell, Role> targets) {
    return (gc, view, theme) -> {
      Bounds visible = view.visible();
      gc.setAntialias(SWT.ON);
      targets.forEach((cell, role) -> {
        if (visible.contains(cell)) {
          target(gc, Area.of(view, Bounds.of(cell)), role, colour(theme.role(role)));
        }
      });
    };
  }

  /** A wavy-looking corner and frame on cells that have a problem. */
  public static Overlay problems(Collection<Cell> cells) {
    return (gc, view, theme) -> {
      Bounds visible = view.visible();
      for (Cell cell : cells) {
        if (visible.contains(cell)) {
          Area area = Area.of(view, Bounds.of(cell));
          frame(gc, area, theme.problem(), SWT.LINE_SOLID, 2);
          int corner = Math.max(3, area.width / 3);
          gc.setBackground(colour(theme.problem()));
          gc.fillPolygon(new int[] {area.x + area.width, area.y, area.x + area.width, area.y + corner,
              area.x + area.width - corner, area.y});
        }
      }
    };
  }

  /** A veil over the visible cells that fulfil a condition, such as those that cannot be reached. @param rgb its colour */
  public static Overlay veil(BiPredicate<Integer, Integer> cells, int rgb, int alpha) {
    return (gc, view, theme) -> {
      gc.setBackground(colour(rgb));
      gc.setAlpha(alpha);
      Bounds visible = view.visible();
      for (int y = visible.top(); y <= visible.bottom(); y++) {
        int top = view.top(y);
        int height = view.top(y + 1) - top;
        if (height == 0) {
          continue;
        }
        for (int x = visible.left(); x <= visible.right(); x++) {
          int start = x;
          while (x <= visible.right() && cells.test(x, y)) {
            x++;
          }
          if (x > start) {
            gc.fillRectangle(view.left(start), top, view.left(x) - view.left(start), height);
          }
        }
      }
      gc.setAlpha(255);
    };
  }

  private static void target(GC gc, Area area, Role role, Color colour) {
    gc.setBackground(colour);
    gc.setForeground(colour);
    gc.setAlpha(45);
    area.fill(gc);
    gc.setAlpha(230);
    int side = Math.min(area.width, area.height);
    int middleX = area.x + area.width / 2;
    int middleY = area.y + area.height / 2;
    gc.setLineStyle(SWT.LINE_SOLID);
    gc.setLineWidth(Math.max(1, side / 14));
    switch (role) {
      case MOVE -> {
        int r = Math.max(1, side / 8);
        gc.fillOval(middleX - r, middleY - r, 2 * r, 2 * r);
      }
      case ATTACK -> {
        int r = Math.max(2, side * 3 / 8);
        gc.drawOval(middleX - r, middleY - r, 2 * r, 2 * r);
        gc.drawLine(middleX - r - 2, middleY, middleX - r / 2, middleY);
        gc.drawLine(middleX + r / 2, middleY, middleX + r + 2, middleY);
        gc.drawLine(middleX, middleY - r - 2, middleX, middleY - r / 2);
        gc.drawLine(middleX, middleY + r / 2, middleX, middleY + r + 2);
      }
      case INTERACT, OTHER -> {
        int r = Math.max(2, side * 7 / 16);
        gc.drawPolygon(new int[] {middleX, middleY - r, middleX + r, middleY, middleX, middleY + r, middleX - r, middleY});
      }
    }
    gc.setAlpha(255);
  }

  private static void frame(GC gc, Area area, int rgb, int style, int lineWidth) {
    gc.setForeground(colour(rgb));
    gc.setLineStyle(style);
    gc.setLineWidth(lineWidth);
    gc.drawRectangle(area.x, area.y, area.width - 1, area.height - 1);
    gc.setAlpha(255);
  }

  static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
  }

  /** Where cells lie in the widget. */
  private record Area(int x, int y, int width, int height) {

    static Area of(Viewport view, Bounds cells) {
      int left = view.left(cells.left());
      int top = view.top(cells.top());
      return new Area(left, top, view.left(cells.right() + 1) - left, view.top(cells.bottom() + 1) - top);
    }

    Area grown(int by) {
      return new Area(x - by, y - by, width + 2 * by, height + 2 * by);
    }

    void fill(GC gc) {
      gc.fillRectangle(x, y, width, height);
    }
  }
}
