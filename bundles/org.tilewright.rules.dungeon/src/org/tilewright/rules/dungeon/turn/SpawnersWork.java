package org.tilewright.rules.dungeon.turn;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.Traveller;
import org.tilewright.rules.dungeon.word.Spawner;

/**
 * Zombies spawn every x ticks from each spawner, starting from the x'th tick, in an open cell cardinally adjacent to
 * it; when there is none, it spawns nothing (seed 3.2 Zombie Toast Spawner, 5).
 */
final class SpawnersWork implements Phase {

  @Override
  public void run(Draft draft) {
    if (draft.world().roster().of(Role.SPAWNER).isEmpty()) {
      return;
    }
    for (Entity entity : draft.world().all(Role.SPAWNER)) {
      Spawner spawner = entity.kind().find(Spawner.class).orElseThrow();
      if (spawner.rate() > 0 && draft.tick() % spawner.rate() == 0) {
        List<Cell> open = open(draft, entity.cell());
        if (!open.isEmpty()) {
          draft.dungeon().catalogue().find(spawner.spawns())
              .ifPresent(kind -> draft.spawn(kind, draft.random().pick(open), kind.memory()));
        }
      }
    }
  }

  private static List<Cell> open(Draft draft, Cell centre) {
    List<Cell> open = new ArrayList<>(4);
    for (Direction direction : Direction.ALL) {
      Cell cell = centre.step(direction);
      boolean taken = draft.playerPresent() && cell.equals(draft.player().cell());
      if (!taken && draft.world().open(cell, Traveller.WALKER)) {
        open.add(cell);
      }
    }
    return open;
  }
}
