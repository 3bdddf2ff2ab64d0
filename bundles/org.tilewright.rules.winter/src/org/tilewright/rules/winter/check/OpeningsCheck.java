package org.tilewright.rules.winter.check;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * Neighbours agree on the side between them, and sides at the border are closed (rules/winter.md section 2). Where they do
 * not, the side is closed in the game.
 */
final class OpeningsCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Map<Cell, Openings> board = new HashMap<>();
    plan.tiles().forEach(tile -> tile.openings().ifPresent(openings -> board.putIfAbsent(tile.cell(), openings)));
    Map<Cell, LevelPlan.Tile> tiles = new HashMap<>();
    plan.tiles().forEach(tile -> tiles.putIfAbsent(tile.cell(), tile));
    for (LevelPlan.Tile tile : plan.sortedTiles()) {
      Openings openings = board.get(tile.cell());
      for (Direction side : Direction.ALL) {
        if (openings != null && openings.has(side)) {
          check(tile.cell(), side, board, tiles.containsKey(tile.cell().step(side)), problems);
        }
      }
    }
  }

  private static void check(Cell cell, Direction side, Map<Cell, Openings> board, boolean paved,
      Consumer<LevelProblem> problems) {
    Cell next = cell.step(side);
    if (!paved) {
      problems.accept(Problems.warning("openBorder", cell,
          "The tile at " + cell + " is open " + towards(side)
              + ", where the board ends. Use one that is closed there."));
    } else if (board.containsKey(next) && !board.get(next).has(side.opposite())) {
      problems.accept(Problems.warning("mismatch", cell, "The tile at " + cell + " is open " + towards(side)
          + ", but the one at " + next + " is closed on that side. Change one of them."));
    }
  }

  private static String towards(Direction side) {
    return switch (side) {
      case UP -> "upwards";
      case DOWN -> "downwards";
      case LEFT -> "to the left";
      case RIGHT -> "to the right";
    };
  }
}
