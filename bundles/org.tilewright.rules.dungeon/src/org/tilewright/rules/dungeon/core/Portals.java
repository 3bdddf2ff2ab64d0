package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/** Where a portal leads to (seed 3.2). */
public final class Portals {

  /**
   * Where somebody comes out.
   *
   * @param cell      a cell next to the portal
   * @param direction the direction in which he steps out of the portal onto it
   */
  public record Landing(Cell cell, Direction direction) {
  }

  private Portals() {
  }

  /** Whether {@code portal} leads anywhere: whether there is another one of its colour. */
  public static boolean leadsOn(World world, Entity portal) {
    return partner(world, portal).isPresent();
  }

  /**
   * Where somebody arrives who walks into a portal: next to its counterpart, straight on in the direction of travel
   * when that cell is free, else on the first free one; empty when none is. A cell with another portal takes him on at
   * once.
   *
   * @param free whether he can step onto a cell in a direction
   */
  public static Optional<Landing> landing(World world, Entity portal, Direction travel,
      BiPredicate<Cell, Direction> free) {
    return landing(world, portal, travel, free, List.of(portal.id()));
  }

  private static Optional<Landing> landing(World world, Entity portal, Direction travel,
      BiPredicate<Cell, Direction> free, List<Integer> passed) {
    Optional<Entity> partner = partner(world, portal);
    if (partner.isEmpty()) {
      return Optional.empty();
    }
    Optional<Landing> straight = step(world, partner.get(), travel, free, passed);
    for (Direction direction : Direction.ALL) {
      if (straight.isEmpty() && direction != travel) {
        straight = step(world, partner.get(), direction, free, passed);
      }
    }
    return straight;
  }

  private static Optional<Landing> step(World world, Entity partner, Direction direction,
      BiPredicate<Cell, Direction> free, List<Integer> passed) {
    Cell cell = partner.cell().step(direction);
    if (!free.test(cell, direction)) {
      return Optional.empty();
    }
    Optional<Entity> next = at(world, cell);
    if (next.isEmpty() || !leadsOn(world, next.get())) {
      return Optional.of(new Landing(cell, direction));
    }
    if (passed.contains(next.get().id())) {
      return Optional.empty();
    }
    List<Integer> longer = new ArrayList<>(passed);
    longer.add(next.get().id());
    return landing(world, next.get(), direction, free, longer);
  }

  /** The portal on a cell, if there is one. */
  public static Optional<Entity> at(World world, Cell cell) {
    IntSet portals = world.roster().of(Role.PORTAL);
    for (int i = 0; i < portals.size(); i++) {
      Entity portal = world.board().get(portals.get(i));
      if (portal.cell().equals(cell)) {
        return Optional.of(portal);
      }
    }
    return Optional.empty();
  }

  private static Optional<Entity> partner(World world, Entity portal) {
    Optional<String> colour = colour(portal);
    IntSet portals = world.roster().of(Role.PORTAL);
    for (int i = 0; i < portals.size(); i++) {
      Entity other = world.board().get(portals.get(i));
      if (other.id() != portal.id() && colour.equals(colour(other))) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> colour(Entity portal) {
    return portal.kind().find(TerrainShaper.class).flatMap(TerrainShaper::colour);
  }
}
