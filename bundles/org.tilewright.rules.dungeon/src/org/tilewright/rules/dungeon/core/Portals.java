package org.tilewright.rules.dungeon.core;

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

  /** The other portal of the same colour, if there is one. */
  public static Optional<Entity> partner(World world, Entity portal) {
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

  /**
   * The cell next to {@code partner} on which somebody arrives who walked into its counterpart: straight on in the
   * direction of travel when that cell is free, else the first free one; empty when none is.
   */
  public static Optional<Landing> landing(Entity partner, Direction travel, BiPredicate<Cell, Direction> free) {
    Optional<Landing> straight = landingAt(partner, travel, free);
    if (straight.isPresent()) {
      return straight;
    }
    for (Direction direction : Direction.ALL) {
      if (direction != travel) {
        Optional<Landing> landing = landingAt(partner, direction, free);
        if (landing.isPresent()) {
          return landing;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Landing> landingAt(Entity partner, Direction direction, BiPredicate<Cell, Direction> free) {
    Cell cell = partner.cell().step(direction);
    return free.test(cell, direction) ? Optional.of(new Landing(cell, direction)) : Optional.empty();
  }

  private static Optional<String> colour(Entity portal) {
    return portal.kind().find(TerrainShaper.class).flatMap(TerrainShaper::colour);
  }
}
