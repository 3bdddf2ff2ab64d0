package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;

/**
 * {@code circuit_door}: opens without a key while its circuit activates it (seed 3.13 Switch Door). That it is a door
 * is said by {@link Lock}.
 *
 * @param logic the rule of its activation
 */
public record CircuitDoor(Optional<Logic> logic) implements Logical {

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.CIRCUIT);
  }

  @Override
  public Memory memory() {
    return new Memory.Doorway(false, false);
  }
}
