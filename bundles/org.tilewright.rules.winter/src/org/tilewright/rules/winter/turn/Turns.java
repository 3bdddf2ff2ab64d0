package org.tilewright.rules.winter.turn;

import java.util.List;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Turn;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.Phase;
import org.tilewright.rules.winter.core.WinterState;

/** Carries out commands, and says how the game stands. */
public final class Turns {

  private static final Outcome DRAWN = new Outcome.Drawn("nobody can be hit any more");

  private Turns() {
  }

  /** Carries out a command. @throws IllegalCommandException when the rules refuse it */
  public static Turn apply(WinterState state, WinterCommand command) throws IllegalCommandException {
    var objection = LegalCommands.objection(state, command);
    if (objection.isPresent()) {
      throw new IllegalCommandException(objection.get());
    }
    return new TurnDraft(state).apply(command);
  }

  /**
   * The last one standing wins, as soon as a turn is over (rules/winter.md section 3.4). When nobody can be hit any more
   * (see {@link Stalemate}), the game is drawn, as it would never end.
   */
  public static Outcome outcome(WinterState state) {
    if (state.phase() == Phase.DRAWN) {
      return DRAWN;
    }
    return state.winner()
        .<Outcome>map(winner -> new Outcome.Won(List.of(state.active()), winner.name() + " is the last one standing"))
        .orElse(Outcome.ONGOING);
  }
}
