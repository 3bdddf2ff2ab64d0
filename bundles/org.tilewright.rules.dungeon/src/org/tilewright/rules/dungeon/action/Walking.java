package org.tilewright.rules.dungeon.action;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Portals;

/** A player's step into a cardinally adjacent cell, provided another entity does not stop him (seed 3.1). */
final class Walking {

  private Walking() {
  }

  static void walk(Draft draft, Actor actor, Direction direction) {
    Cell ahead = actor.cell().step(direction);
    Optional<Entity> portal = Portals.at(draft.world(), ahead).filter(p -> Portals.leadsOn(draft.world(), p));
    if (portal.isPresent()) {
      Portals.landing(draft.world(), portal.get(), direction, (cell, way) -> admits(draft, actor, cell, way))
          .ifPresent(landing -> step(draft, actor, landing.cell(), landing.direction()));
    } else if (admits(draft, actor, ahead, direction)) {
      step(draft, actor, ahead, direction);
    }
  }

  private static boolean admits(Draft draft, Actor actor, Cell cell, Direction direction) {
    for (Entity entity : draft.world().board().at(cell)) {
      if (!entity.admits(draft, actor, direction)) {
        return false;
      }
    }
    return true;
  }

  private static void step(Draft draft, Actor actor, Cell cell, Direction direction) {
    for (Entity entity : draft.world().board().at(cell)) {
      entity.giveWay(draft, actor, direction);
    }
    draft.enter(actor, cell);
  }
}
