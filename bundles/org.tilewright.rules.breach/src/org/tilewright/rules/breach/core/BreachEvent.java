package org.tilewright.rules.breach.core;

import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;

/** What happens in this game. Sentences name places as the game does, row first. */
public sealed interface BreachEvent extends Event {

  /** A unit went to another cell. */
  record UnitMoved(int unit, String title, Cell from, Cell to) implements BreachEvent {
    @Override
    public String text() {
      return title + " moves from " + from + " to " + to;
    }
  }

  /** A unit lost or gained health; it is dead at 0. */
  record UnitHit(int unit, String title, Cell cell, int before, int after) implements BreachEvent {
    @Override
    public String text() {
      return title + " at " + cell
          + (after == 0 ? " is destroyed" : (after < before ? " drops" : " rises") + " from " + before + " to " + after + " health");
    }
  }

  /** A building lost or gained health; it is destroyed at 0. */
  record BuildingHit(Cell cell, int before, int after) implements BreachEvent {
    @Override
    public String text() {
      return "Building at " + cell
          + (after == 0 ? " is destroyed" : (after < before ? " drops" : " rises") + " from " + before + " to " + after + " health");
    }
  }

  /** A move of this turn was taken back. */
  record MoveUndone(int unit, String title, Cell from, Cell to) implements BreachEvent {
    @Override
    public String text() {
      return title + " goes back from " + from + " to " + to;
    }
  }
}
