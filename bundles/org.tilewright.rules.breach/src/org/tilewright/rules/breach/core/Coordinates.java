package org.tilewright.rules.breach.core;

import org.tilewright.engine.grid.Cell;

/** How the game writes places: row before column (breach.md 1). */
public final class Coordinates {

  private Coordinates() {
  }

  /** A place for people, such as {@code (2, 1)} for row 2 and column 1. */
  public static String text(Cell cell) {
    return "(" + cell.y() + ", " + cell.x() + ")";
  }
}
