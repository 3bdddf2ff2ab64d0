package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.Event;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Memory;

/**
 * {@code collectable}: picked up by a player who moves into its cell (seed 3.4), unless it is a second key, or a bomb
 * that has been used.
 */
public record Collectable() implements Behaviour {

  @Override
  public void entered(Draft draft, Actor actor, Entity self) {
    boolean secondKey = self.kind().has(SingleKey.class) && actor.inventory().has(SingleKey.class);
    if (secondKey || self.memory() instanceof Memory.Armed) {
      return;
    }
    draft.remove(self);
    // after a travel through time, what the player carries may lie on the board once more
    int id = actor.inventory().find(self.id()).isEmpty() ? self.id() : draft.newId();
    actor.carry(actor.inventory().with(item(id, self.kind())));
    draft.log(new Event.Collected(actor.id(), self.id(), self.kind().name()));
  }

  /** A new item of a kind. */
  public static Item item(int id, Kind kind) {
    return new Item(id, kind, kind.find(Equipment.class).map(Equipment::durability).orElse(0));
  }
}
