package org.tilewright.rules.breach.turn;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.Event;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Turn;
import org.tilewright.rules.breach.attack.AttackPhase;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.enemy.EnemyPhase;

/** The phases of a turn in their order (breach.md 3). */
public final class Turns {

  private static final Outcome WON = new Outcome.Won(List.of(0), "all enemies are destroyed");
  private static final Outcome NO_MECH = new Outcome.Lost("all mechs are destroyed");
  private static final Outcome NO_BUILDING = new Outcome.Lost("all buildings are destroyed");

  private Turns() {
  }

  /** Carries out a command. @throws IllegalCommandException when the rules refuse it */
  public static Turn apply(BreachState state, BreachCommand command) throws IllegalCommandException {
    if (!state.isOngoing()) {
      throw new IllegalCommandException("The game is over.");
    }
    return switch (command) {
      case BreachCommand.Move move -> PlayerPhase.move(state, move);
      case BreachCommand.Undo undo -> PlayerPhase.undo(state);
      case BreachCommand.EndTurn endTurn -> end(state);
    };
  }

  /** The rest of a turn: attacks, the moves of the enemies, and whether that decides the game. */
  private static Turn end(BreachState state) {
    Skirmish skirmish = new Skirmish(state);
    AttackPhase.run(skirmish);
    EnemyPhase.run(skirmish);
    BreachState next = skirmish.inNextTurn();
    List<Event> events = new ArrayList<>(skirmish.events());
    if (!next.isOngoing()) {
      events.add(new Event.Ended(outcome(next)));
    }
    return new Turn(next, events);
  }

  /** The state a turn later, whatever the game has decided. */
  public static BreachState afterTurn(BreachState state) {
    return (BreachState) end(state).next();
  }

  /** How the game stands. */
  public static Outcome outcome(BreachState state) {
    return state.isWon() ? WON : !state.isLost() ? Outcome.ONGOING : state.buildings().anyStanding() ? NO_MECH : NO_BUILDING;
  }
}
