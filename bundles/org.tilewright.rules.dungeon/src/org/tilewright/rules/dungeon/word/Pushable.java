package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.TerrainShaper;
import org.tilewright.rules.dungeon.core.Traveller;

/**
 * {@code pushable}: acts like a wall, and also stops spiders, but the player can push it into the next cell in his
 * direction, one at a time, also onto collectable entities and switches (seed 3.2 Boulder, 3.3 Spider).
 */
public record Pushable() implements TerrainShaper {

  @Override
  public boolean blocks(Entity self, Traveller who) {
    return true;
  }

  @Override
  public boolean admits(Draft draft, Actor actor, Entity self, Direction direction) {
    return draft.world().open(self.cell().step(direction), Traveller.BOULDER);
  }

  @Override
  public void giveWay(Draft draft, Actor actor, Entity self, Direction direction) {
    Entity rolled = draft.move(self, self.cell().step(direction));
    FloorSwitch.weigh(draft, self.cell());
    FloorSwitch.weigh(draft, rolled.cell());
  }
}
