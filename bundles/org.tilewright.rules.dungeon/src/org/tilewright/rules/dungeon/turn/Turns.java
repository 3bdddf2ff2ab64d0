package org.tilewright.rules.dungeon.turn;

import java.util.List;
import org.tilewright.engine.Event;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Turn;
import org.tilewright.rules.dungeon.action.Acting;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Quest;
import org.tilewright.rules.dungeon.time.TimeTravel;
import org.tilewright.rules.dungeon.time.Travelled;

/** Carries out whole commands: the player's action, the tick that it takes, and what that means for the goals. */
public final class Turns {

  private static final Outcome LOST = new Outcome.Lost("the player has died");
  private static final Outcome WON = new Outcome.Won(List.of(0), "all goals are achieved");

  private Turns() {
  }

  /**
   * The state after a command, with what happened.
   *
   * @throws RefusedCommandException when the rules refuse it; the state is as it was
   */
  public static Turn apply(DungeonState state, DungeonCommand command) throws RefusedCommandException {
    Draft draft = new Draft(state);
    if (command instanceof DungeonCommand.Rewind rewind) {
      return evaluated(state, TimeTravel.rewind(state, rewind), travelled(draft, state.tick() - rewind.ticks()));
    }
    if (command.takesTick()) {
      draft.startTick();
    }
    Acting.perform(draft, draft.player(), command);
    if (draft.departure().isPresent()) {
      DungeonState arrived = TimeTravel.throughPortal(draft, command, draft.finish(command));
      return evaluated(state, arrived, travelled(draft, arrived.tick()));
    }
    if (command.takesTick()) {
      Tick.run(draft);
    }
    return evaluated(state, draft.finish(command), draft.events());
  }

  /** How a state stands. */
  public static Outcome outcome(DungeonState state) {
    if (state.lost()) {
      return LOST;
    }
    return state.won() ? WON : Outcome.ONGOING;
  }

  private static List<Event> travelled(Draft draft, int tick) {
    draft.log(new Travelled(tick));
    return draft.events();
  }

  private static Turn evaluated(DungeonState before, DungeonState after, List<Event> events) {
    Quest quest = after.dungeon().quest();
    long held = quest.evaluate(after);
    DungeonState next = held == after.goals() ? after : after.withGoals(held);
    long changed = after.tick() > 0 ? held ^ before.goals() : 0;
    for (int i = 0; changed != 0; i++, changed >>>= 1) {
      if ((changed & 1) != 0) {
        events.add(new Event.GoalChanged(quest.basic(i), (held >>> i & 1) != 0));
      }
    }
    Outcome outcome = outcome(next);
    if (!outcome.isOngoing() && outcome(before).isOngoing()) {
      events.add(new Event.Ended(outcome));
    }
    return new Turn(next, events);
  }
}
