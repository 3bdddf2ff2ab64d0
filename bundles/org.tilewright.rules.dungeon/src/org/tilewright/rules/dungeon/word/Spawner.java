package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Role;

/**
 * {@code spawner}: makes enemies in an open cell next to it; the player can destroy it if he has a weapon and is next
 * to it (seed 3.2 Zombie Toast Spawner, 6.2 interact).
 *
 * @param spawns kind of the enemies
 * @param rate   an enemy every so many ticks; 0 for never
 */
public record Spawner(String spawns, int rate) implements Behaviour {

  static Spawner of(Attributes attributes) {
    return new Spawner(attributes.text("spawns").orElse("zombie_toast"), attributes.intValue("spawn_rate", 0));
  }

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.SPAWNER);
  }

  @Override
  public boolean interactable(Entity self) {
    return true;
  }

  @Override
  public Optional<RefusedCommandException> refusal(Draft draft, Actor actor, Entity self) {
    if (!actor.cell().adjacent(self.cell())) {
      return Optional.of(RefusedCommandException.action("Stand next to the spawner to destroy it."));
    }
    return actor.inventory().has(Weapon.class) ? Optional.empty()
        : Optional.of(RefusedCommandException.action("Destroying a spawner takes a weapon: a sword or a bow."));
  }

  @Override
  public void interact(Draft draft, Actor actor, Entity self) {
    draft.remove(self);
    draft.log(new Event.Vanished(self.id(), self.kind().name(), self.cell()));
  }
}
