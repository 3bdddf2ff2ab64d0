package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.path.Gate;
import org.tilewright.rules.dungeon.path.Terrain;

/** Finds out what the paths of walkers depend on: what blocks them, what slows them, which portals they go through. */
final class Survey {

  private Survey() {
  }

  static Terrain terrain(World world) {
    Optional<Bounds> bounds = Optional.empty();
    for (Entity entity : world.board()) {
      if (entity.kind().shapesTerrain()) {
        bounds = Optional.of(bounds.map(b -> b.including(entity.cell())).orElse(Bounds.of(entity.cell())));
      }
    }
    Terrain.Builder builder = new Terrain.Builder(bounds.orElse(Bounds.of(new Cell(0, 0))));
    for (Entity entity : world.board()) {
      if (entity.kind().shapesTerrain()) {
        if (entity.blocks(Traveller.WALKER)) {
          builder.block(entity.cell());
        } else {
          builder.slow(entity.cell(),
              Terrain.slowBy(entity.kind().find(TerrainShaper.class).orElseThrow().delay()));
        }
      }
    }
    return builder.build(gates(world, builder));
  }

  /** Cost of one cell, for terrain without gates. */
  static int cost(World world, Cell cell) {
    return world.open(cell, Traveller.WALKER) ? Terrain.slowBy(world.delay(cell)) : Terrain.BLOCKED;
  }

  private static List<Gate> gates(World world, Terrain.Builder builder) {
    List<Gate> gates = new ArrayList<>();
    for (Entity portal : world.all(Role.PORTAL)) {
      if (Portals.leadsOn(world, portal)) {
        for (Direction direction : Direction.ALL) {
          Portals.landing(world, portal, direction, (cell, way) -> world.open(cell, Traveller.WALKER))
              .ifPresent(landing -> gates.add(new Gate(portal.cell(), direction, landing.cell())));
        }
        builder.block(portal.cell());
      }
    }
    return gates;
  }
}
