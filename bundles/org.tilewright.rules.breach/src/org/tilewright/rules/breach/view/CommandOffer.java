package org.tilewright.rules.breach.view;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.core.BreachState;

/** Says how commands are offered: clicking a mech and then a marked tile moves it (breach.md 3.2). */
public final class CommandOffer {

  private CommandOffer() {
  }

  /** How a command is shown in a state. */
  public static CommandView of(BreachState state, BreachCommand command) {
    return switch (command) {
      case BreachCommand.Move move -> new CommandView(
          "Move " + mech(state, move.from()) + " to " + move.to(), "Move", Optional.empty(),
          Optional.of(move.from()), Optional.of(move.to()), CommandView.Role.MOVE);
      case BreachCommand.Undo undo -> button("Undo Move");
      case BreachCommand.EndTurn endTurn -> button("End Turn");
    };
  }

  private static String mech(BreachState state, Cell cell) {
    return state.unitAt(state.field().index(cell)).map(unit -> unit.type().title()).orElse("mech");
  }

  private static CommandView button(String label) {
    return new CommandView(label, "Turn", Optional.empty(), Optional.empty(), Optional.empty(), CommandView.Role.OTHER);
  }
}
