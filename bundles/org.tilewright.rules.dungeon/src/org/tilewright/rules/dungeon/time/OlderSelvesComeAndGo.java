package org.tilewright.rules.dungeon.time;

import org.tilewright.engine.Event;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Phase;

/**
 * An older self who has reached the tick during which he travelled disappears from the map (seed 3.11.3), and one who
 * once arrived at the end of this tick arrives.
 */
public final class OlderSelvesComeAndGo implements Phase {

  @Override
  public void run(Draft draft) {
    if (draft.company().isEmpty()) {
      return;
    }
    for (Company.Older older : draft.company().present()) {
      if (older.script().isEmpty()) {
        draft.find(older.entity()).ifPresent(body -> leave(draft, body));
        draft.company(draft.company().without(older.entity()));
      }
    }
    for (Company.Expected newcomer : draft.company().expected()) {
      if (newcomer.tick() == draft.tick()) {
        draft.company(draft.company().without(newcomer));
        draft.dungeon().catalogue().find("older_player").filter(kind -> !newcomer.script().isEmpty())
            .ifPresent(kind -> {
          Entity body = draft.spawn(kind, newcomer.cell(), kind.memory());
          draft.company(draft.company().with(new Company.Older(body.id(), newcomer.hero(), newcomer.script())));
        });
      }
    }
  }

  private static void leave(Draft draft, Entity body) {
    draft.remove(body);
    draft.log(new Event.Vanished(body.id(), body.kind().name(), body.cell()));
  }
}
