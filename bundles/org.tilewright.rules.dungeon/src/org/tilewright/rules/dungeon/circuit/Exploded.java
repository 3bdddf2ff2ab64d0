package org.tilewright.rules.dungeon.circuit;

import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;

/** A bomb exploded. @param radius cells around it that were hit */
public record Exploded(int bomb, Cell cell, int radius) implements Event {

  @Override
  public String text() {
    return "bomb explodes at " + cell;
  }
}
