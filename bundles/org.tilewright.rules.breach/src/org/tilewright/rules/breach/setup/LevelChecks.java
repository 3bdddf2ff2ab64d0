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
import org.tilewright.rules.breach.core.Buildings;
import org.tilewright.rules.breach.core.Coordinates;
import org.tilewright.rules.breach.core.TileType;
import org.tilewright.rules.breach.core.TileType.Nature;
import org.tilewright.rules.breach.core.UnitType.Side;
import org.tilewright.rules.breach.setup.LevelPlan.PlacedUnit;

/** The mistakes that a level can have (breach.md 6). A level with an error is not played. */
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
    checkTiles();
    checkUnits();
    checkForces();
    return problems;
  }

  private void checkTiles() {
    plan.bounds().ifPresent(this::checkRows);
    plan.secondTiles().forEach(stray -> error("secondTile", "There is a tile on this cell already; remove it or this "
        + stray.title().toLowerCase(Locale.ROOT) + ".", Optional.of(stray.cell())));
    plan.strangers().forEach(stray -> error("unknownKind", stray.title()
        + " is neither a tile nor a unit of this game. Let its kind extend one that is.", Optional.of(stray.cell())));
    plan.types().stream().filter(type -> type.nature() == Nature.BUILDING)
        .filter(type -> type.health() < 0 || type.health() > Buildings.MAX_HEALTH).forEach(type -> error("buildingHealth",
            "A building has a health from 0 to " + Buildings.MAX_HEALTH + ", not " + type.health() + ".", Optional.empty()));
  }

  /** Rows of different lengths leave cells without a tile; one problem a row. */
  private void checkRows(Bounds board) {
    for (int y = board.top(); y <= board.bottom(); y++) {
      int row = (y - board.top()) * board.width();
      long missing = IntStream.range(row, row + board.width()).filter(at -> plan.tiles()[at] == 0).count();
      if (missing > 0) {
        int first = IntStream.range(row, row + board.width()).filter(at -> plan.tiles()[at] == 0).findFirst().orElseThrow() - row;
        error("unequalRows", "Row " + y + " lacks " + missing + (missing == 1 ? " tile" : " tiles") + " from column "
            + (board.left() + first) + " on. All rows are equally long; draw ground as '.'.", Optional.of(new Cell(board.left() + first, y)));
      }
    }
  }

  private void checkUnits() {
    Map<Cell, PlacedUnit> placed = new HashMap<>();
    for (PlacedUnit unit : plan.units()) {
      Optional<Cell> cell = Optional.of(unit.cell());
      PlacedUnit other = placed.putIfAbsent(unit.cell(), unit);
      if (other != null) {
        error("twoUnits", "There is already a " + other.name() + " at " + Coordinates.text(unit.cell()) + ". Move one of them.", cell);
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
      problems.add(new LevelProblem(Severity.WARNING, "breach.walledIn",
          unit.name() + " is walled in: there are mountains or the edge of the board on all four sides. Open one of them.", cell, ""));
    }
  }

  private boolean isWalledIn(Cell cell) {
    return plan.isOnBoard(cell) && Direction.ALL.stream().map(cell::step).allMatch(
        beside -> !plan.isOnBoard(beside) || plan.tileAt(beside).filter(tile -> tile.nature() == Nature.MOUNTAIN).isPresent());
  }

  /** Without these a game would be decided before it begins. */
  private void checkForces() {
    boolean building = IntStream.range(0, plan.tiles().length).map(at -> plan.tiles()[at]).filter(type -> type > 0)
        .mapToObj(type -> plan.types().get(type - 1)).anyMatch(type -> type.nature() == Nature.BUILDING && type.health() > 0);
    if (!building) {
      error("noBuilding", "The level has no building to defend. Put one on the map (symbols '1' to '9').", Optional.empty());
    }
    if (plan.units().stream().noneMatch(unit -> unit.type().side() == Side.MECH)) {
      error("noMech", "The level has no mech. Put one on the map (symbol 'T' or 'H').", Optional.empty());
    }
    if (plan.units().stream().noneMatch(unit -> unit.type().side() == Side.ENEMY)) {
      error("noEnemy", "The level has no enemy. Put one on the map (symbol 'S' or 'F').", Optional.empty());
    }
  }

  private void error(String code, String message, Optional<Cell> cell) {
    problems.add(new LevelProblem(Severity.ERROR, "breach." + code, message, cell, ""));
  }
}
