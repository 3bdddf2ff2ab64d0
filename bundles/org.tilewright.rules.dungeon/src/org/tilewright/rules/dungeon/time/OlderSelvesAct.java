package org.tilewright.rules.dungeon.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.rules.dungeon.action.Acting;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Phase;

/**
 * Every older self takes the same path as was taken initially, and collects, uses and builds what he did (seed 3.11.3).
 */
public final class OlderSelvesAct implements Phase {

  @Override
  public void run(Draft draft) {
    for (Company.Older older : draft.company().present()) {
      Optional<Entity> body = draft.find(older.entity());
      if (body.isPresent()) {
        Actor actor = new Actor(older.entity(), older.hero(), body.get().cell());
        List<DungeonCommand> rest = act(draft, actor, older.script());
        draft.company(draft.company().without(older.entity())
            .with(new Company.Older(older.entity(), actor.hero(), rest)));
      }
    }
  }

  /** What belongs to one tick: everything up to the command that lets it pass, and what follows the very last one. */
  private static List<DungeonCommand> act(Draft draft, Actor actor, List<DungeonCommand> script) {
    List<DungeonCommand> rest = new ArrayList<>(script);
    boolean ticked = false;
    while (!rest.isEmpty() && (!ticked || rest.stream().noneMatch(DungeonCommand::takesTick))) {
      DungeonCommand command = rest.removeFirst();
      ticked |= command.takesTick();
      attempt(draft, actor, command);
    }
    return List.copyOf(rest);
  }

  private static void attempt(Draft draft, Actor actor, DungeonCommand command) {
    try {
      Acting.perform(draft, actor, command);
    } catch (RefusedCommandException e) {
      // the past has changed, and what he once did is no longer possible: he does nothing instead
      draft.log(new Hindered(actor.id(), command.text()));
    }
  }
}
