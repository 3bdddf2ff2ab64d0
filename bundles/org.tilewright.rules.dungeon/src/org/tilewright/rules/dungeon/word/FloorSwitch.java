package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;

/**
 * {@code floor_switch}: when a boulder is pushed onto it, it is triggered; pushing the boulder off untriggers it (seed
 * 3.2 Floor Switch).
 *
 * @param logic makes it a logical entity that follows the circuit around it (seed 3.13)
 */
public record FloorSwitch(Optional<Logic> logic) implements Logical {

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.SWITCH);
  }

  @Override
  public Memory memory() {
    return Memory.Power.OFF;
  }

  @Override
  public String variant(Entity self) {
    return self.active() ? "on" : "";
  }

  /** Finds out anew whether the switches on a cell are pressed by a boulder. */
  public static void weigh(Draft draft, Cell cell) {
    for (Entity entity : draft.world().board().at(cell)) {
      if (entity.memory() instanceof Memory.Power power && entity.kind().has(FloorSwitch.class)) {
        boolean pressed = draft.world().has(cell, Pushable.class);
        if (pressed != power.pressed()) {
          boolean plain = entity.kind().find(FloorSwitch.class).orElseThrow().logic().isEmpty();
          int since = draft.dungeon().simultaneity() ? draft.tick() : 0;
          draft.remember(entity, plain ? new Memory.Power(pressed, pressed, pressed ? since : 0)
              : new Memory.Power(pressed, power.active(), power.since()));
          draft.log(new Event.Transformed(entity.id(), entity.kind().name(), pressed ? "triggered" : "untriggered",
              cell));
          draft.disturbCircuit();
        }
      }
    }
  }
}
