package org.tilewright.rules.winter.check;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * The board is a square of the size that goes with the players, one path tile on each cell (rules/winter.md section
 * 1).
 */
final class BoardCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Optional<Bounds> bounds = plan.bounds();
    if (bounds.isEmpty()) {
      problems.accept(Problems.error("noBoard",
          "The level has no path tiles. Draw the board in a map, such as ┌┬┐ over └┴┘."));
      return;
    }
    Set<Cell> paved = new HashSet<>();
    for (LevelPlan.Tile tile : plan.tiles()) {
      if (!paved.add(tile.cell())) {
        problems.accept(Problems.error("secondTile", tile.cell(),
            "There are two path tiles on this cell. Remove one."));
      }
      if (tile.openings().isEmpty()) {
        problems.accept(Problems.error("openings", tile.cell(), "The openings of '" + tile.kind().name()
            + "' must be four characters in the order u l r d, with '-' for a closed side and at least "
            + Openings.FEWEST
            + " open ones, such as \"u-rd\"."));
      }
    }
    if (checkSize(plan, bounds.get(), problems)) {
      bounds.get().cells().filter(cell -> !paved.contains(cell)).forEach(cell -> problems.accept(
          Problems.error("noTile", cell, "There is no path tile at " + cell
              + ". The board must have one on every cell.")));
    }
  }

  private static boolean checkSize(LevelPlan plan, Bounds bounds, Consumer<LevelProblem> problems) {
    int players = Math.clamp(plan.players().size(), Match.FEWEST_PLAYERS, Match.MOST_PLAYERS);
    int size = Match.boardSize(players);
    if (bounds.width() == size && bounds.height() == size) {
      return true;
    }
    problems.accept(Problems.error("size", new Cell(bounds.left(), bounds.top()), "The board is " + bounds.width()
        + " × " + bounds.height() + " tiles, but " + players + " players need " + size + " × " + size + "."));
    return false;
  }
}
