package org.tilewright.rules.winter.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.board.Paths;

/** A level sorted by what its kinds are, whether or not it can be played. */
public final class LevelPlan {

  private static final String PATH = "path";
  private static final String FORT = "fort";
  private static final String PLAYER = "player";

  private final List<Tile> tiles = new ArrayList<>();
  private final List<Placed> forts = new ArrayList<>();
  private final List<Entrant> players = new ArrayList<>();

  /** Something on a cell. */
  public record Placed(KindDefinition kind, Cell cell) {
  }

  /** A path tile. @param openings empty when what the level says makes no sense */
  public record Tile(KindDefinition kind, Cell cell, Optional<Openings> openings) {
  }

  /** A player with all that the level says about him. */
  public record Entrant(KindDefinition kind, Cell cell, Attributes says) {

    /** Place in the turn order, counted from 1; 0 when the level does not say. */
    public int seat() {
      return says.intValue("seat", 0);
    }

    /** Name for people. */
    public String name() {
      return says.text("name").filter(name -> !name.isBlank()).map(String::strip).orElseGet(() -> "Player " + seat());
    }
  }

  /** Sorts a level. */
  public LevelPlan(LevelDefinition level) {
    level.forEachEntity((entity, x, y) -> {
      KindDefinition kind = level.kind(entity.kind());
      Attributes says = kind.attributes().overriddenBy(entity.attributes());
      Cell cell = new Cell(x, y);
      if (kind.has(PATH)) {
        tiles.add(new Tile(kind, cell, says.text("openings").flatMap(Openings::parse)));
      } else if (kind.has(FORT)) {
        forts.add(new Placed(kind, cell));
      } else if (kind.has(PLAYER)) {
        players.add(new Entrant(kind, cell, says));
      }
    });
  }

  /** The path tiles in the order of the level. */
  public List<Tile> tiles() {
    return tiles;
  }

  /** The forts in the order of the level. */
  public List<Placed> forts() {
    return forts;
  }

  /** The players in the order of the level. */
  public List<Entrant> players() {
    return players;
  }

  /** The tiles in reading order; of several on one cell, the first of the level. */
  public List<Tile> sortedTiles() {
    Set<Cell> paved = new HashSet<>();
    return tiles.stream().filter(tile -> paved.add(tile.cell())).sorted(Comparator.comparing(Tile::cell)).toList();
  }

  /**
   * The board.
   *
   * @throws RuntimeException when the level has mistakes that its check reports as errors
   */
  public Paths paths() {
    return new Paths(bounds().orElseThrow(), sortedTiles().stream().map(tile -> tile.openings().orElseThrow())
        .toList());
  }

  /** The smallest rectangle that holds all path tiles; empty when there is none. */
  public Optional<Bounds> bounds() {
    return tiles.stream().map(tile -> Bounds.of(tile.cell())).reduce(Bounds::union);
  }
}
