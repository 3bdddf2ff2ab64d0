package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;

/** {@code conductor}: a wire; activated while it is connected to an activated switch (seed 3.13 Wire). */
public record Conductor() implements Behaviour {

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
