package org.tilewright.rules.dungeon.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.core.Potions;
import org.tilewright.rules.dungeon.core.Role;

/**
 * {@code hunting}: takes the shortest path to the player (seed 3.3 Mercenary, 3.9), runs away from him while he is
 * invincible and wanders while he is invisible, unless it sees him nearby all the same (seed 3.4, 3.3.1 Assassin). As
 * an ally it comes to the player and then follows in his steps.
 *
 * @param recon radius in cells within which it sees an invisible player; negative for never
 */
public record Hunting(int recon) implements Mover {

  @Override
  public void move(Draft draft, Entity self) {
    if (!draft.playerPresent()) {
      return;
    }
    Potions potions = draft.player().hero().potions();
    if (self.body().mind() instanceof Memory.Ally ally) {
      follow(draft, self, ally);
    } else if (potions.give(Invincibility.class)) {
      Steps.flee(draft, self);
    } else if (potions.give(Invisibility.class) && !sees(draft, self)) {
      Steps.wander(draft, self);
    } else {
      approach(draft, self);
    }
  }

  private boolean sees(Draft draft, Entity self) {
    return recon >= 0 && self.cell().chebyshev(draft.player().cell()) <= recon;
  }

  private static Entity approach(Draft draft, Entity self) {
    Optional<Cell> next = draft.hunt(self.cell(), () -> hunters(draft)).next(self.cell());
    return next.isEmpty() ? self : Steps.take(draft, self, next.get());
  }

  private static void follow(Draft draft, Entity self, Memory.Ally ally) {
    Cell player = draft.player().cell();
    Entity moved = self;
    boolean reached = ally.reached();
    if (reached) {
      moved = ally.trail().equals(player) || ally.trail().equals(self.cell()) ? self
          : Steps.take(draft, self, ally.trail());
    } else if (self.cell().manhattan(player) > 1) {
      moved = approach(draft, self);
    }
    reached = reached || moved.cell().manhattan(player) <= 1;
    draft.remember(moved, moved.body().withMind(new Memory.Ally(reached, player, ally.ticksLeft())));
  }

  private static List<Cell> hunters(Draft draft) {
    List<Cell> cells = new ArrayList<>();
    for (Entity mover : draft.world().all(Role.MOVER)) {
      if (mover.kind().has(Hunting.class)) {
        cells.add(mover.cell());
      }
    }
    return cells;
  }
}
