package org.tilewright.rules.dungeon.core;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.path.Terrain;

/**
 * The board of a dungeon with all that is derived from it and kept up to date by its changes; immutable.
 *
 * @param board        every entity
 * @param roster       the entities by role
 * @param bareSwitches number of floor switches without a boulder on them
 * @param terrain      what the paths of walkers depend on, once somebody has needed it
 */
public record World(Board<Entity> board, Roster roster, int bareSwitches, Optional<Terrain> terrain) {

  /** The world of a board that has just been set up. */
  public static World of(Board<Entity> board) {
    int bare = 0;
    for (Entity entity : board) {
      bare += bare(entity);
    }
    return new World(board, Roster.of(board), bare, Optional.empty());
  }

  /** The same with one more entity. */
  public World with(Entity entity) {
    return new World(board.with(entity), roster.with(entity), bareSwitches + bare(entity), terrain)
        .surveyed(entity, entity.cell());
  }

  /** The same without an entity. */
  public World without(Entity entity) {
    return new World(board.without(entity.id()), roster.without(entity), bareSwitches - bare(entity), terrain)
        .surveyed(entity, entity.cell());
  }

  /** The same with an entity that has moved or remembers something else. */
  public World replacing(Entity before, Entity after) {
    int bare = before.memory() == after.memory() ? bareSwitches : bareSwitches - bare(before) + bare(after);
    World changed = new World(board.with(after), roster, bare, terrain);
    return terrain.isEmpty() ? changed : changed.surveyed(after, before.cell()).surveyed(after, after.cell());
  }

  /** The same, with the terrain known. */
  public World surveyed() {
    return terrain.isPresent() ? this : new World(board, roster, bareSwitches, Optional.of(Survey.terrain(this)));
  }

  /** Whether nothing on the cell keeps {@code who} from it. */
  public boolean open(Cell cell, Traveller who) {
    return !board.any(cell, entity -> entity.blocks(who));
  }

  /** Whether something on the cell has the behaviour. */
  public boolean has(Cell cell, Class<? extends Behaviour> word) {
    return board.any(cell, entity -> entity.kind().has(word));
  }

  /** The first entity on the cell that has the behaviour, if there is one. */
  public Optional<Entity> find(Cell cell, Class<? extends Behaviour> word) {
    for (Entity entity : board.at(cell)) {
      if (entity.kind().has(word)) {
        return Optional.of(entity);
      }
    }
    return Optional.empty();
  }

  /** Ticks for which somebody who steps onto the cell is stuck there (seed 3.9). */
  public int delay(Cell cell) {
    int delay = 0;
    for (Entity entity : board.at(cell)) {
      if (entity.kind().shapesTerrain()) {
        delay = Math.max(delay, entity.kind().find(TerrainShaper.class).map(TerrainShaper::delay).orElse(0));
      }
    }
    return delay;
  }

  /** The entities with a role, in the order of their numbers. */
  public List<Entity> all(Role role) {
    IntSet ids = roster.of(role);
    Entity[] entities = new Entity[ids.size()];
    for (int i = 0; i < entities.length; i++) {
      entities[i] = board.get(ids.get(i));
    }
    return List.of(entities);
  }

  /** The number of the first entity with the behaviour, if there is one; searches the whole board. */
  public OptionalInt first(Class<? extends Behaviour> word) {
    for (Entity entity : board) {
      if (entity.kind().has(word)) {
        return OptionalInt.of(entity.id());
      }
    }
    return OptionalInt.empty();
  }

  private World surveyed(Entity changed, Cell cell) {
    return terrain.isEmpty() || !changed.kind().shapesTerrain() ? this
        : new World(board, roster, bareSwitches, terrain.get().with(cell, Survey.cost(this, cell)));
  }

  private static int bare(Entity entity) {
    return entity.memory() instanceof Memory.Power power && !power.pressed()
        && entity.kind().roles().contains(Role.SWITCH) ? 1 : 0;
  }
}
