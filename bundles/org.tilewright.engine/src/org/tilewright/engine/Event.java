package org.tilewright.engine;

import java.util.Objects;
import org.tilewright.engine.grid.Cell;

/**
 * Something that happened while a command was carried out, for animation, logs and tests. The ones below are shared by
 * all games; a ruleset adds its own records for what only it knows (a battle round, a bribe).
 */
public interface Event {

  /** One readable sentence without a final full stop, for the log. */
  String text();

  /** A piece went to another cell. */
  record Moved(int piece, String kind, Cell from, Cell to) implements Event {
    @Override
    public String text() {
      return kind + " moves from " + from + " to " + to;
    }
  }

  /** A piece came onto the board. */
  record Appeared(int piece, String kind, Cell cell) implements Event {
    @Override
    public String text() {
      return kind + " appears at " + cell;
    }
  }

  /** A piece left the board. */
  record Vanished(int piece, String kind, Cell cell) implements Event {
    @Override
    public String text() {
      return kind + " at " + cell + " is gone";
    }
  }

  /** A piece stayed where it is and became something else, such as a door that is open now. */
  record Transformed(int piece, String kind, String state, Cell cell) implements Event {
    @Override
    public String text() {
      return kind + " at " + cell + " is now " + state;
    }
  }

  /** A player took a piece from the board into the inventory. */
  record Collected(int player, int piece, String kind) implements Event {
    @Override
    public String text() {
      return "collected " + kind;
    }
  }

  /** A goal began or ceased to be met. */
  record GoalChanged(String goal, boolean met) implements Event {
    @Override
    public String text() {
      return "goal " + goal + (met ? " is met" : " is no longer met");
    }
  }

  /** The game was decided. */
  record Ended(Outcome outcome) implements Event {
    /** Refuses null. */
    public Ended {
      Objects.requireNonNull(outcome);
    }

    @Override
    public String text() {
      return outcome.text();
    }
  }
}
