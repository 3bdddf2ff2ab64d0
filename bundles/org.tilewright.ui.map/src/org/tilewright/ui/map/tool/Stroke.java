package org.tilewright.ui.map.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellChange;

/** The cells touched between pressing and releasing the mouse button, each once. */
public final class Stroke {

  private final Function<Cell, List<EntitySpec>> paint;
  private final Map<Cell, CellChange> changes = new LinkedHashMap<>();
  private Cell last;

  /**
   * A stroke.
   *
   * @param start first cell
   * @param paint what a touched cell holds afterwards
   */
  public Stroke(Cell start, Function<Cell, List<EntitySpec>> paint) {
    this.paint = paint;
    this.last = start;
    touch(start);
  }

  /** Goes on to a cell; a fast pointer leaves out cells, which are filled in with a straight line. */
  public void to(Cell cell) {
    line(last, cell).forEach(this::touch);
    last = cell;
  }

  /** The new contents of the touched cells. */
  public Collection<CellChange> changes() {
    return changes.values();
  }

  private void touch(Cell cell) {
    changes.computeIfAbsent(cell, c -> new CellChange(c, paint.apply(c)));
  }

  /** The cells on a straight line, both ends included. */
  static List<Cell> line(Cell from, Cell to) {
    List<Cell> cells = new ArrayList<>();
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int steps = Math.max(Math.abs(dx), Math.abs(dy));
    for (int i = 0; i <= steps; i++) {
      double part = steps == 0 ? 0 : (double) i / steps;
      cells.add(new Cell(from.x() + (int) Math.round(dx * part), from.y() + (int) Math.round(dy * part)));
    }
    return cells;
  }
}
