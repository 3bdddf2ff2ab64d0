package org.tilewright.rules.breach.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.breach.core.Buildings;
import org.tilewright.rules.breach.core.TileType;
import org.tilewright.rules.breach.core.TileType.Nature;
import org.tilewright.rules.breach.core.UnitType.Side;
import org.tilewright.rules.breach.setup.LevelPlan.PlacedUnit;

/**
 * The mistakes that a level can have (breach.md 6). An error is what no game can begin with: units that have no place, numbers
 * that no unit or building can have. Everything else is a warning, and the game begins.
 */
public final class LevelChecks {

  private final LevelPlan plan;
  private final List<LevelProblem> problems = new ArrayList<>();

  LevelChecks(LevelPlan plan) {
    this.plan = plan;
  }

  /** What is wrong with a level. */
  public static List<LevelProblem> check(LevelDefinition level) {
    return new LevelChecks(new LevelPlan(level)).all();
  }

  List<LevelProblem> all() {
    if (plan.isTooLarge()) {
      error("tooLarge", "The board is too large: at most " + LevelPlan.MAX_AREA + " tiles can be played.", Optional.empty());
      return problems;
    }
    if (plan.bounds().isEmpty()) {
      error("noBoard", "The level has no tile. Draw the board in a map, such as \"..M..\".", Optional.empty());
    }
    checkTiles();
    checkUnits();
    checkForces();
    return problems;
  }

  private void checkTiles() {
    plan.bounds().ifPresent(this::checkRows);
    plan.secondTiles().forEach(stray -> warning("secondTile", "There is a tile on this cell already, which counts; remove it or this "
        + stray.title().toLowerCase(Locale.ROOT) + ".", Optional.of(stray.cell())));
    plan.strangers().forEach(stray -> warning("unknownKind", stray.title()
        + " is neither a tile nor a unit of this game and is left out. Let its kind extend one that is.", Optional.of(stray.cell())));
    plan.types().stream().filter(type -> type.nature() == Nature.BUILDING)
        .filter(type -> type.health() < 0 || type.health() > Buildings.MAX_HEALTH).forEach(type -> error("buildingHealth",
            "A building has a health from 0 to " + Buildings.MAX_HEALTH + ", not " + type.health() + ".", Optional.empty()));
  }

  /** Rows of different lengths leave cells without a tile; one problem a row. */
  private void checkRows(Bounds board) {
    for (int y = board.top(); y <= board.bottom(); y++) {
      int row = (y - board.top()) * board.width();
      int[] missing = IntStream.range(row, row + board.width()).filter(plan::isMissing).toArray();
      if (missing.length > 0) {
        int first = board.left() + missing[0] - row;
        String message = "Row " + y + " lacks " + Counted.of(missing.length, "tile") + " from column "
            + first + " on. All rows are equally long; draw ground as '.'.";
        Optional<Cell> cell = Optional.of(new Cell(first, y));
        if (plan.tiles()[missing[0]] == 0) {
          error("unequalRows", message, cell);
        } else {
          warning("unequalRows", message, cell);
        }
      }
    }
  }

  private void checkUnits() {
    Map<Cell, PlacedUnit> placed = new HashMap<>();
    for (PlacedUnit unit : plan.units()) {
      Optional<Cell> cell = Optional.of(unit.cell());
      PlacedUnit other = placed.putIfAbsent(unit.cell(), unit);
      if (other != null) {
        error("twoUnits", "There is already a " + other.name() + " at " + unit.cell() + ". Move one of them.", cell);
      }
      if (!plan.isOnBoard(unit.cell())) {
        error("outside", unit.name() + " is outside the board. Move it or make the map larger.", cell);
      } else if (plan.tileAt(unit.cell()).filter(LevelChecks::blocks).isPresent()) {
        error("onBlockingTile", unit.name() + " is on a tile that blocks. Move it, or put ground there.", cell);
      }
      checkNumbers(unit);
    }
  }

  private static boolean blocks(TileType tile) {
    return tile.nature() == Nature.MOUNTAIN || tile.nature() == Nature.BUILDING && tile.health() > 0;
  }

  private void checkNumbers(PlacedUnit unit) {
    Optional<Cell> cell = Optional.of(unit.cell());
    if (unit.health() < 1) {
      error("health", unit.name() + " begins with health " + unit.health() + "; it needs at least 1.", cell);
    }
    if (unit.speed() < 0 || unit.strength() < 0 || unit.type().rowReach() < 0 || unit.type().columnReach() < 0) {
      error("negative", "Speed, strength and reach of " + unit.name() + " cannot be negative.", cell);
    }
    if (unit.type().side() == Side.MECH && isWalledIn(unit.cell())) {
      warning("walledIn",
          unit.name() + " is walled in: there are mountains or the edge of the board on all four sides. Open one of them.", cell);
    }
  }

  private boolean isWalledIn(Cell cell) {
    return plan.isOnBoard(cell) && Direction.ALL.stream().map(cell::step).allMatch(
        beside -> !plan.isOnBoard(beside) || plan.tileAt(beside).filter(tile -> tile.nature() == Nature.MOUNTAIN).isPresent());
  }

  /** Without these a game is decided at the end of its first turn. */
  private void checkForces() {
    boolean building = IntStream.range(0, plan.tiles().length).map(at -> plan.tiles()[at]).filter(type -> type > 0)
        .mapToObj(type -> plan.types().get(type - 1)).anyMatch(type -> type.nature() == Nature.BUILDING && type.health() > 0);
    if (!building) {
      warning("noBuilding", "The level has no building to defend, so its first turn is lost. Put one on the map (symbols '1' to '9').", Optional.empty());
    }
    if (plan.units().stream().noneMatch(unit -> unit.type().side() == Side.MECH)) {
      warning("noMech", "The level has no mech, so its first turn is lost. Put one on the map (symbol 'T' or 'H').", Optional.empty());
    }
    if (plan.units().stream().noneMatch(unit -> unit.type().side() == Side.ENEMY)) {
      warning("noEnemy", "The level has no enemy, so there is nothing to win. Put one on the map (symbol 'S' or 'F').", Optional.empty());
    }
  }

  private void error(String code, String message, Optional<Cell> cell) {
    problems.add(new LevelProblem(Severity.ERROR, "breach." + code, message, cell, ""));
  }

  private void warning(String code, String message, Optional<Cell> cell) {
    problems.add(new LevelProblem(Severity.WARNING, "breach." + code, message, cell, ""));
  }
}
