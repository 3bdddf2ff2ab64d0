package org.tilewright.rules.breach.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.tilewright.engine.Command;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Turn;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.BreachEvent;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.PastMove;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.core.Unit;
import org.tilewright.rules.breach.path.Paths;

/** The player movement phase (breach.md 3.1 and 3.3): every mech may move once, and moves can be taken back. */
public final class PlayerPhase {

  /** What is shown has the column first, like the level language; commands are as the original's files. */
  private static final String ROW_FIRST = "A command names the row first: move ROW,COLUMN to ROW,COLUMN.";

  private PlayerPhase() {
  }

  /** All legal commands: moves by the mechs' priority and by target in reading order, then undo, then the end of the turn. */
  public static List<Command> commands(BreachState state) {
    List<Command> legal = new ArrayList<>();
    if (state.isOngoing()) {
      Skirmish skirmish = new Skirmish(state);
      for (Unit unit : state.units()) {
        if (isActive(state, unit)) {
          for (int target : Paths.targets(skirmish, unit)) {
            legal.add(new BreachCommand.Move(state.field().cell(unit.cell()), state.field().cell(target)));
          }
        }
      }
      if (!state.moves().isEmpty()) {
        legal.add(new BreachCommand.Undo());
      }
      legal.add(new BreachCommand.EndTurn());
    }
    return legal;
  }

  private static boolean isActive(BreachState state, Unit unit) {
    return unit.isMech() && !state.hasMoved(unit);
  }

  /** Carries out a move. @throws IllegalCommandException when that mech cannot go there now */
  static Turn move(BreachState state, BreachCommand.Move move) throws IllegalCommandException {
    Skirmish skirmish = new Skirmish(state);
    int start = state.field().index(move.from());
    int rank = IntStream.range(0, skirmish.size()).filter(i -> skirmish.unit(i).cell() == start).findFirst()
        .orElseThrow(() -> new IllegalCommandException("There is no mech at " + move.from() + ". " + ROW_FIRST));
    Unit mech = skirmish.unit(rank);
    String name = mech.type().title() + " at " + move.from();
    if (!mech.isMech()) {
      throw new IllegalCommandException(name + " is an enemy. Only mechs can be moved.");
    }
    if (!isActive(state, mech)) {
      throw new IllegalCommandException(name + " has already moved in this turn.");
    }
    int target = state.field().index(move.to());
    if (target == Battlefield.NONE || Arrays.binarySearch(Paths.targets(skirmish, mech), target) < 0) {
      throw new IllegalCommandException(name + " cannot go to " + move.to()
          + ": it goes to free tiles at most " + Counted.of(mech.speed(), "step") + " away. " + ROW_FIRST);
    }
    skirmish.move(rank, target);
    List<PastMove> moves = new ArrayList<>(state.moves());
    moves.add(new PastMove(mech.id(), start));
    return new Turn(skirmish.inSameTurn(moves), skirmish.events());
  }

  /** Takes back the latest move. @throws IllegalCommandException when there is none in this turn */
  static Turn undo(BreachState state) throws IllegalCommandException {
    if (state.moves().isEmpty()) {
      throw new IllegalCommandException("There is no move to undo in this turn.");
    }
    PastMove last = state.moves().getLast();
    List<Unit> units = new ArrayList<>(state.units());
    int rank = IntStream.range(0, units.size()).filter(i -> units.get(i).id() == last.unit()).findFirst().orElseThrow();
    Unit mech = units.get(rank);
    units.set(rank, mech.movedTo(last.from()));
    Battlefield field = state.field();
    BreachState next = new BreachState(field, state.buildings(), units, state.moves().subList(0, state.moves().size() - 1),
        state.ply() + 1, state.turn());
    return new Turn(next, List.of(
        new BreachEvent.MoveUndone(mech.id(), mech.type().title(), field.cell(mech.cell()), field.cell(last.from()))));
  }
}
