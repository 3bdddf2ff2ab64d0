package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.Event;
import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.Usable;

/**
 * {@code explosive}: a bomb. When removed from the inventory it is placed on the map at the player's location, and
 * cannot be picked up again; next to an active switch it explodes (seed 3.4 Bomb).
 *
 * @param radius everything within this many cells is destroyed, diagonals counting as one
 * @param logic  makes it a logical entity that follows the circuit around it (seed 3.13)
 */
public record Explosive(int radius, Optional<Logic> logic) implements Logical, Usable {

  static Explosive of(Attributes attributes) {
    return new Explosive(attributes.intValue("radius", 1), Logic.of(attributes));
  }

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.BOMB);
  }

  @Override
  public Set<Class<? extends Memory>> memories() {
    return Set.of(Memory.Armed.class);
  }

  @Override
  public void use(Draft draft, Actor actor, Item item) {
    draft.place(new Entity(item.id(), item.kind(), actor.cell(), new Memory.Armed()));
    draft.log(new Event.Appeared(item.id(), item.kind().name(), actor.cell()));
    draft.disturbCircuit();
  }

  @Override
  public String variant(Entity self) {
    return self.memory() instanceof Memory.Armed ? "armed" : "";
  }
}
