package org.tilewright.rules.breach.setup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.rules.breach.core.TileType;
import org.tilewright.rules.breach.core.TileType.Nature;
import org.tilewright.rules.breach.core.UnitType;
import org.tilewright.rules.breach.core.UnitType.Side;
import org.tilewright.rules.breach.enemy.Quarries;

/**
 * A level sorted into tiles and units, mistakes included. The board is the rectangle that the map blocks and all tiles cover;
 * where no tile is drawn, there is ground.
 */
final class LevelPlan {

  /** Larger boards are refused. */
  static final long MAX_AREA = 4_000_000;

  /** Kind of the tile where none is drawn. */
  private static final String GROUND = "ground";

  /** Attribute that goes before the order of the level. */
  static final String PRIORITY = "priority";

  /** A unit on its cell. */
  record PlacedUnit(UnitType type, Cell cell, int health, int speed, int strength, int priority) {

    String name() {
      return type.title();
    }
  }

  /** Something on a cell that should not be there. */
  record Stray(String title, Cell cell) {
  }

  private final LevelDefinition level;
  private final Optional<Bounds> bounds;
  private final Map<EntitySpec, Optional<TileType>> known = new IdentityHashMap<>();
  private final List<TileType> types = new ArrayList<>();
  private final Map<TileType, Integer> typeNumbers = new IdentityHashMap<>();
  private final char[] tiles;
  private final List<PlacedUnit> units = new ArrayList<>();
  private final List<Stray> secondTiles = new ArrayList<>();
  private final List<Stray> strangers = new ArrayList<>();
  private final BitSet missing = new BitSet();

  LevelPlan(LevelDefinition level) {
    this.level = level;
    bounds = level.sources().stream().flatMap(source -> area(source).stream()).reduce(Bounds::union);
    tiles = new char[isTooLarge() ? 0 : (int) area()];
    if (tiles.length > 0) {
      level.forEachEntity((spec, x, y) -> add(spec, x, y));
      // the sort is stable: equals stay in the order of the level
      units.sort(Comparator.comparingInt(PlacedUnit::priority).reversed());
      addGround();
    }
  }

  private Optional<Bounds> area(EntitySource source) {
    return switch (source) {
      case MapBlock block -> block.isEmpty() ? Optional.empty() : Optional.of(block.bounds());
      case Placement placed -> tile(placed.entity()).map(tile -> Bounds.of(placed.cell()));
    };
  }

  private Optional<TileType> tile(EntitySpec spec) {
    return known.computeIfAbsent(spec, s -> TileType.of(s, level.kind(s.kind())));
  }

  private void add(EntitySpec spec, int x, int y) {
    Optional<TileType> tile = tile(spec);
    if (tile.isPresent()) {
      addTile(tile.get(), x, y);
      return;
    }
    KindDefinition kind = level.kind(spec.kind());
    side(kind).ifPresentOrElse(side -> units.add(unit(spec, kind, side, new Cell(x, y))),
        () -> strangers.add(new Stray(kind.title(), new Cell(x, y))));
  }

  /** Ground may lie below a mountain or a building: it is no second tile. */
  private void addTile(TileType tile, int x, int y) {
    int at = offset(x, y);
    Nature below = tiles[at] == 0 ? Nature.GROUND : types.get(tiles[at] - 1).nature();
    if (below != Nature.GROUND && tile.nature() != Nature.GROUND) {
      secondTiles.add(new Stray(tile.kind().title(), new Cell(x, y)));
    } else if (below == Nature.GROUND) {
      tiles[at] = (char) typeNumbers.computeIfAbsent(tile, t -> {
        types.add(t);
        return types.size();
      }).intValue();
    }
  }

  private static PlacedUnit unit(EntitySpec spec, KindDefinition kind, Side side, Cell cell) {
    Attributes all = kind.attributes().overriddenBy(spec.attributes());
    UnitType type = new UnitType(spec, kind, side, all.intValue("row_reach", 1), all.intValue("column_reach", 1),
        kind.has("healing"), Quarries.of(kind));
    return new PlacedUnit(type, cell, all.intValue("health", 0), all.intValue("speed", 0), all.intValue("strength", 0),
        all.intValue(PRIORITY, 0));
  }

  private static Optional<Side> side(KindDefinition kind) {
    return kind.has("mech") ? Optional.of(Side.MECH) : kind.has("enemy") ? Optional.of(Side.ENEMY) : Optional.empty();
  }

  private void addGround() {
    Optional<TileType> ground = Optional.ofNullable(level.kinds().get(GROUND))
        .flatMap(kind -> TileType.of(EntitySpec.of(kind.name()), kind));
    Bounds board = bounds.orElseThrow();
    for (int y = board.top(); y <= board.bottom(); y++) {
      for (int x = board.left(); x <= board.right(); x++) {
        int at = offset(x, y);
        if (tiles[at] == 0) {
          missing.set(at);
          if (ground.isPresent()) {
            addTile(ground.get(), x, y);
          }
        }
      }
    }
    // a unit that is drawn alone says that one can stand there
    units.stream().map(PlacedUnit::cell).filter(this::isOnBoard).forEach(cell -> missing.clear(offset(cell.x(), cell.y())));
  }

  private int offset(int x, int y) {
    Bounds board = bounds.orElseThrow();
    return (y - board.top()) * board.width() + x - board.left();
  }

  private long area() {
    return bounds.map(b -> ((long) b.right() - b.left() + 1) * ((long) b.bottom() - b.top() + 1)).orElse(0L);
  }

  LevelDefinition level() {
    return level;
  }

  /** The board; empty for a level without any tile. */
  Optional<Bounds> bounds() {
    return bounds;
  }

  boolean isTooLarge() {
    return area() > MAX_AREA || area() < 0;
  }

  boolean isOnBoard(Cell cell) {
    return bounds.isPresent() && bounds.get().contains(cell);
  }

  /** The tile on a cell of the board, if there is one. */
  Optional<TileType> tileAt(Cell cell) {
    int type = tiles[offset(cell.x(), cell.y())];
    return type == 0 ? Optional.empty() : Optional.of(types.get(type - 1));
  }

  /** Whether the level draws neither a tile nor a unit there. @param at index into {@link #tiles()} */
  boolean isMissing(int at) {
    return missing.get(at);
  }

  /** The different tiles there are. */
  List<TileType> types() {
    return types;
  }

  /**
   * For each cell of the board, row by row, 1 + the index of its tile in {@link #types()}; 0 where none is drawn in a level that
   * knows no ground.
   */
  char[] tiles() {
    return tiles;
  }

  /** The units, the one with the highest priority first. */
  List<PlacedUnit> units() {
    return units;
  }

  /** Mountains and buildings on cells that have one already. */
  List<Stray> secondTiles() {
    return secondTiles;
  }

  /** Entities that the game knows nothing about. */
  List<Stray> strangers() {
    return strangers;
  }
}
