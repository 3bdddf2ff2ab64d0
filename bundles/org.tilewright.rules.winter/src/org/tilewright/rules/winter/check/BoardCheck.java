package org.tilewright.rules.winter.check;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * The board is a square of the size that goes with the players, one path tile on each cell (rules/winter.md section
 * 1). A game also begins on a rectangle of another size that holds the forts.
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
        problems.accept(Problems.warning("secondTile", tile.cell(),
            "There are two path tiles on this cell; the first one counts. Remove one."));
      }
      if (tile.openings().isEmpty()) {
        problems.accept(Problems.error("openings", tile.cell(), "The openings of '" + tile.kind().name()
            + "' must be four characters in the order u l r d, with '-' for a closed side and at least "
            + Openings.FEWEST
            + " open ones, such as \"u-rd\"."));
      }
    }
    checkSize(plan, bounds.get(), problems);
    if (Paths.fits(bounds.get())) {
      bounds.get().cells().filter(cell -> !paved.contains(cell)).forEach(cell -> problems.accept(
          Problems.error("noTile", cell, "There is no path tile at " + cell
              + ". The board must have one on every cell.")));
    }
  }

  private static void checkSize(LevelPlan plan, Bounds bounds, Consumer<LevelProblem> problems) {
    int players = Math.clamp(plan.players().size(), Match.FEWEST_PLAYERS, Match.MOST_PLAYERS);
    int size = Match.boardSize(players);
    long width = (long) bounds.right() - bounds.left() + 1;
    long height = (long) bounds.bottom() - bounds.top() + 1;
    if (width == size && height == size) {
      return;
    }
    Cell cell = new Cell(bounds.left(), bounds.top());
    String actual = "The board is " + width + " × " + height + " tiles, but ";
    String wanted = players + " players need " + size + " × " + size + ".";
    if (!Paths.fits(bounds)) {
      problems.accept(Problems.error("size", cell,
          actual + "no board has more than " + Paths.LARGEST + " in a row; " + wanted));
    } else if (width * height < Match.forts(players)) {
      problems.accept(Problems.error("size", cell, actual + Match.forts(players) + " forts do not fit on it; " + wanted));
    } else {
      problems.accept(Problems.warning("size", cell, actual + wanted));
    }
  }
}
