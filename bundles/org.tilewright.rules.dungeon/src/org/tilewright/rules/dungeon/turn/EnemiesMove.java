package org.tilewright.rules.dungeon.turn;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.IntSet;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Role;

/**
 * Each tick, all enemies move according to their respective behaviour (seed 3.3), except who is stuck in a swamp (3.9).
 */
final class EnemiesMove implements Phase {

  @Override
  public void run(Draft draft) {
    IntSet movers = draft.world().roster().of(Role.MOVER);
    for (int i = 0; i < movers.size(); i++) {
      Optional<Entity> entity = draft.find(movers.get(i));
      if (entity.isPresent()) {
        move(draft, entity.get());
      }
    }
  }

  private static void move(Draft draft, Entity entity) {
    Memory.Body body = entity.body();
    if (body.stuck() > 0) {
      draft.remember(entity, body.withStuck(body.stuck() - 1));
      return;
    }
    Optional<Mover> mover = entity.kind().mover();
    if (mover.isPresent()) {
      mover.get().move(draft, entity);
    }
  }
}
