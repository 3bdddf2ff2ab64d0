package org.tilewright.rules.dungeon.circuit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.word.Explosive;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Logic;

/**
 * When a switch has changed or a bomb was placed: circuits settle, and bombs explode on the same tick on which they
 * become cardinally adjacent to an active switch, or on which their logic holds (seed 3.4 Bomb, 3.13). Those that are
 * set off at once explode at once: none is saved by the explosion of another one that takes it or its switch away.
 *
 * <p>Bulbs are created off, whatever the switches of the level say, so circuits settle on the first tick in any case.
 */
public final class CircuitsSettle implements Phase {

  private static final int FIRST_TICK = 1;

  @Override
  public void run(Draft draft) {
    if (draft.tick() == FIRST_TICK) {
      draft.disturbCircuit();
    }
    while (draft.takeCircuitDisturbance()) {
      Circuit.settle(draft);
      for (Entity bomb : setOff(draft)) {
        explode(draft, bomb, explosive(bomb).radius());
      }
    }
  }

  private static List<Entity> setOff(Draft draft) {
    List<Entity> bombs = new ArrayList<>();
    for (Entity bomb : draft.world().all(Role.BOMB)) {
      if (bomb.memory() instanceof Memory.Armed
          && triggered(explosive(bomb).logic(), Circuit.sources(draft, bomb))) {
        bombs.add(bomb);
      }
    }
    return bombs;
  }

  private static Explosive explosive(Entity bomb) {
    return bomb.kind().find(Explosive.class).orElseThrow();
  }

  private static boolean triggered(Optional<Logic> logic, List<Logic.Source> neighbours) {
    return logic.isPresent() ? logic.get().holds(neighbours)
        : neighbours.stream().anyMatch(source -> source.isSwitch() && source.active());
  }

  /** Destroys all entities in a square around the bomb, except for the players. */
  private static void explode(Draft draft, Entity bomb, int radius) {
    draft.log(new Exploded(bomb.id(), bomb.cell(), radius));
    for (Entity victim : within(draft, bomb.cell(), radius)) {
      if (victim.id() != draft.player().id() && !draft.company().has(victim.id())) {
        draft.remove(victim);
        draft.log(new Event.Vanished(victim.id(), victim.kind().name(), victim.cell()));
        FloorSwitch.weigh(draft, victim.cell());
      }
    }
    draft.disturbCircuit();
  }

  private static List<Entity> within(Draft draft, Cell centre, int radius) {
    List<Entity> found = new ArrayList<>();
    double side = 2.0 * radius + 1;
    if (side * side > draft.world().board().size()) {
      for (Entity entity : draft.world().board()) {
        if (entity.cell().chebyshev(centre) <= radius) {
          found.add(entity);
        }
      }
      return found;
    }
    for (int y = centre.y() - radius; y <= centre.y() + radius; y++) {
      for (int x = centre.x() - radius; x <= centre.x() + radius; x++) {
        found.addAll(draft.world().board().at(new Cell(x, y)));
      }
    }
    return found;
  }
}
