package org.tilewright.rules.dungeon.circuit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.word.CircuitDoor;
import org.tilewright.rules.dungeon.word.Conductor;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Lamp;
import org.tilewright.rules.dungeon.word.Logic;

/**
 * Works out what is activated (seed 3.13), from nothing but the pressed switches: so a circuit cannot keep itself
 * alive, and one with cycles settles after at most as many rounds as it has logical switches.
 */
public final class Circuit {

  private final Draft draft;
  private final List<Entity> switches;
  private Set<Integer> active = new HashSet<>();

  private Circuit(Draft draft) {
    this.draft = draft;
    this.switches = draft.world().all(Role.SWITCH);
  }

  /** Activates and deactivates whatever the pressed switches call for. */
  static void settle(Draft draft) {
    settle(draft, true);
  }

  /** The same before the first tick: bulbs are always created off (seed 3.13 Light Bulb). */
  public static void open(Draft draft) {
    settle(draft, false);
  }

  private static void settle(Draft draft, boolean bulbs) {
    boolean logicalSwitches = draft.world().all(Role.SWITCH).stream().anyMatch(Circuit::logical);
    if (logicalSwitches || !draft.world().roster().of(Role.CIRCUIT).isEmpty()) {
      Circuit circuit = new Circuit(draft);
      circuit.spread();
      circuit.apply(bulbs);
    }
  }

  /** What neighbours do for the activation of {@code entity}, as the board says. */
  static List<Logic.Source> sources(Draft draft, Entity entity) {
    return new Circuit(draft).neighbours(entity, false);
  }

  private void spread() {
    Set<Integer> logical = Set.of();
    for (int round = 0; round <= switches.size(); round++) {
      active = new HashSet<>(logical);
      for (Entity entity : switches) {
        if (!logical(entity) && pressed(entity)) {
          active.add(entity.id());
        }
      }
      lightWires();
      Set<Integer> next = new HashSet<>();
      for (Entity entity : switches) {
        if (logical(entity) && holds(entity)) {
          next.add(entity.id());
        }
      }
      if (next.equals(logical)) {
        return;
      }
      logical = next;
    }
  }

  /** Every wire that is connected to an activated switch through wires is activated. */
  private void lightWires() {
    Deque<Entity> frontier = new ArrayDeque<>();
    for (Entity entity : switches) {
      if (active.contains(entity.id())) {
        frontier.add(entity);
      }
    }
    while (!frontier.isEmpty()) {
      Entity source = frontier.remove();
      for (Direction direction : Direction.ALL) {
        for (Entity neighbour : draft.world().board().at(source.cell().step(direction))) {
          if (neighbour.kind().has(Conductor.class) && active.add(neighbour.id())) {
            frontier.add(neighbour);
          }
        }
      }
    }
  }

  private boolean holds(Entity entity) {
    Logic logic = entity.kind().find(FloorSwitch.class).flatMap(FloorSwitch::logic).orElseThrow();
    return pressed(entity) || logic.holds(neighbours(entity, true));
  }

  private List<Logic.Source> neighbours(Entity entity, boolean settling) {
    List<Logic.Source> sources = new ArrayList<>();
    for (Direction direction : Direction.ALL) {
      for (Entity neighbour : draft.world().board().at(entity.cell().step(direction))) {
        boolean isSwitch = neighbour.kind().has(FloorSwitch.class);
        if (isSwitch || neighbour.kind().has(Conductor.class)) {
          boolean on = settling ? active.contains(neighbour.id()) : neighbour.active();
          sources.add(new Logic.Source(isSwitch, on, on ? since(neighbour) : 0));
        }
      }
    }
    return sources;
  }

  private int since(Entity source) {
    Memory.Power power = (Memory.Power) source.memory();
    return power.active() ? power.since() : now();
  }

  private int now() {
    return draft.dungeon().simultaneity() ? draft.tick() : 0;
  }

  private void apply(boolean bulbs) {
    for (Entity entity : switches) {
      power(entity, active.contains(entity.id()));
    }
    List<Entity> members = draft.world().all(Role.CIRCUIT);
    for (Entity entity : members) {
      if (entity.kind().has(Conductor.class)) {
        power(entity, active.contains(entity.id()));
      }
    }
    for (Entity entity : members) {
      if (bulbs) {
        entity.kind().find(Lamp.class).flatMap(Lamp::logic).ifPresent(logic -> power(entity, lit(entity, logic)));
      }
      entity.kind().find(CircuitDoor.class).flatMap(CircuitDoor::logic)
          .ifPresent(logic -> hold(entity, lit(entity, logic)));
    }
  }

  private boolean lit(Entity entity, Logic logic) {
    return logic.holds(neighbours(entity, false));
  }

  private void power(Entity entity, boolean on) {
    Memory.Power power = (Memory.Power) entity.memory();
    if (power.active() != on) {
      draft.remember(entity, new Memory.Power(power.pressed(), on, on ? now() : 0));
      draft.log(new Event.Transformed(entity.id(), entity.kind().name(), on ? "on" : "off", entity.cell()));
    }
  }

  private void hold(Entity door, boolean open) {
    Memory.Doorway doorway = (Memory.Doorway) door.memory();
    if (doorway.powered() != open) {
      draft.remember(door, new Memory.Doorway(doorway.unlocked(), open));
      draft.log(new Event.Transformed(door.id(), door.kind().name(), open ? "open" : "closed", door.cell()));
    }
  }

  private static boolean logical(Entity entity) {
    return entity.kind().find(FloorSwitch.class).flatMap(FloorSwitch::logic).isPresent();
  }

  private static boolean pressed(Entity entity) {
    return ((Memory.Power) entity.memory()).pressed();
  }
}
