package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;

/**
 * {@code lamp}: a bulb that is lit while its circuit activates it (seed 3.13 Light Bulb).
 *
 * @param logic the rule of its activation
 */
public record Lamp(Optional<Logic> logic) implements Logical {

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.CIRCUIT);
  }

  @Override
  public Memory memory() {
    return Memory.Power.OFF;
  }

  @Override
  public String variant(Entity self) {
    return self.active() ? "on" : "";
  }
}
