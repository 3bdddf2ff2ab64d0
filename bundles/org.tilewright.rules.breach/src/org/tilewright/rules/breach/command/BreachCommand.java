package org.tilewright.rules.breach.command;

import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Cell;

/** What the player can ask for. Places are written as the game shows them: row, then column. */
public sealed interface BreachCommand extends Command {

  /** Moves the mech on a cell to another cell. */
  record Move(Cell from, Cell to) implements BreachCommand {
    @Override
    public String text() {
      return "move " + from.y() + "," + from.x() + " to " + to.y() + "," + to.x();
    }
  }

  /** Takes back the latest move of the turn. */
  record Undo() implements BreachCommand {
    @Override
    public String text() {
      return "undo";
    }

    @Override
    public boolean takesBack() {
      return true;
    }
  }

  /** Ends the player movement phase; the attacks and the enemies' moves follow at once. */
  record EndTurn() implements BreachCommand {
    @Override
    public String text() {
      return "end turn";
    }
  }
}
