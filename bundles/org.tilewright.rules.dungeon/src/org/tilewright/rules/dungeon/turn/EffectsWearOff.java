package org.tilewright.rules.dungeon.turn;

import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.IntSet;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Role;

/**
 * At the end of a tick, after all enemy movements, a potion has worked for one tick more, and the next one in the queue
 * takes effect when it has worn off (seed 3.4); so does the control of a mind end (seed 3.5.1).
 */
final class EffectsWearOff implements Phase {

  @Override
  public void run(Draft draft) {
    Actor player = draft.player();
    player.become(sobered(player.hero()));
    for (Company.Older older : draft.company().present()) {
      if (older.hero().potions().active().isPresent()) {
        draft.company(draft.company().without(older.entity())
            .with(new Company.Older(older.entity(), sobered(older.hero()), older.script())));
      }
    }
    IntSet movers = draft.world().roster().of(Role.MOVER);
    for (int i = 0; i < movers.size(); i++) {
      draft.find(movers.get(i)).ifPresent(entity -> loosen(draft, entity));
    }
  }

  private static Hero sobered(Hero hero) {
    return hero.potions().active().isEmpty() ? hero : hero.withPotions(hero.potions().afterTick());
  }

  private static void loosen(Draft draft, Entity entity) {
    if (entity.body().mind() instanceof Memory.Ally ally && ally.ticksLeft() > 0) {
      draft.remember(entity, entity.body().withMind(ally.ticksLeft() == 1 ? Memory.Mind.PLAIN
          : new Memory.Ally(ally.reached(), ally.trail(), ally.ticksLeft() - 1)));
    }
  }
}
