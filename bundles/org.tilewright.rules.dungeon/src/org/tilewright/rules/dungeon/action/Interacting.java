package org.tilewright.rules.dungeon.action;

import java.util.Optional;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;

/** Interactions with mercenaries and spawners (seed 6.2, interact). */
final class Interacting {

  private Interacting() {
  }

  static void interact(Draft draft, Actor actor, int id) throws RefusedCommandException {
    Optional<Entity> entity = draft.find(id);
    if (entity.isEmpty()) {
      throw RefusedCommandException.argument("There is no entity with the number " + id + " in the dungeon.");
    }
    Entity target = entity.get();
    Optional<Behaviour> behaviour = target.kind().interaction(target);
    if (behaviour.isEmpty()) {
      throw target.allied() ? RefusedCommandException.action("The " + target.kind().title() + " is an ally already.")
          : RefusedCommandException.argument("One cannot interact with a " + target.kind().title() + ".");
    }
    Optional<RefusedCommandException> refusal = behaviour.get().refusal(draft, actor, target);
    if (refusal.isPresent()) {
      throw refusal.get();
    }
    behaviour.get().interact(draft, actor, target);
  }
}
