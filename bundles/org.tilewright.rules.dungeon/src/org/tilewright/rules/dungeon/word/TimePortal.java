package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;

/**
 * {@code time_portal}: whoever of the players travels through it ends up on the same cell 30 ticks earlier, or at the
 * beginning if fewer have passed (seed 3.11.2). An older self who enters it does what he once did: he leaves.
 */
public record TimePortal() implements Behaviour {

  private static final int TICKS = 30;

  @Override
  public void entered(Draft draft, Actor actor, Entity self) {
    if (actor == draft.player()) {
      draft.departTo(Math.max(0, draft.tick() - TICKS));
    }
  }
}
