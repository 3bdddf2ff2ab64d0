package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.TerrainShaper;
import org.tilewright.rules.dungeon.core.Traveller;

/**
 * {@code lock}: if the player holds the key, he opens the door by moving through it; once open, it remains open (seed
 * 3.2 Door). A key disappears when used; a sun stone opens every door and is retained (seed 3.4, 3.4.1).
 *
 * @param key what fits; empty for a door that no key opens
 */
public record Lock(Optional<String> key) implements TerrainShaper {

  static Lock of(Attributes attributes) {
    return new Lock(SingleKey.identifier(attributes));
  }

  @Override
  public Memory memory() {
    return new Memory.Doorway(false, false);
  }

  @Override
  public boolean blocks(Entity self, Traveller who) {
    return who != Traveller.CRAWLER && !open(self);
  }

  @Override
  public boolean admits(Draft draft, Actor actor, Entity self, Direction direction) {
    return open(self) || actor.inventory().has(MasterKey.class) || fitting(actor).isPresent();
  }

  @Override
  public void giveWay(Draft draft, Actor actor, Entity self, Direction direction) {
    if (open(self)) {
      return;
    }
    if (!actor.inventory().has(MasterKey.class)) {
      actor.carry(actor.inventory().without(fitting(actor).orElseThrow().id()));
    }
    draft.remember(self, new Memory.Doorway(true, ((Memory.Doorway) self.memory()).powered()));
    draft.log(new Event.Transformed(self.id(), self.kind().name(), "open", self.cell()));
  }

  @Override
  public String variant(Entity self) {
    return open(self) ? "open" : "";
  }

  private static boolean open(Entity self) {
    return ((Memory.Doorway) self.memory()).open();
  }

  private Optional<Item> fitting(Actor actor) {
    return key.isEmpty() ? Optional.empty() : actor.inventory().items().stream()
        .filter(item -> item.kind().find(SingleKey.class).flatMap(SingleKey::key).equals(key)).findFirst();
  }
}
