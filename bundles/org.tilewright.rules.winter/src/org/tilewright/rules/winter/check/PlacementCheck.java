package org.tilewright.rules.winter.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * Players and forts are on the board, and no two of a sort share a tile. A fort may be under a player; one beside the board is
 * left out of the game.
 */
final class PlacementCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Set<Cell> paved = plan.tiles().stream().map(LevelPlan.Tile::cell).collect(Collectors.toSet());
    Map<Cell, LevelPlan.Entrant> standing = new HashMap<>();
    for (LevelPlan.Entrant player : plan.players()) {
      if (!paved.contains(player.cell())) {
        problems.accept(Problems.error("offBoard", player.cell(), offBoard(player.kind().title(), player.cell())));
      }
      LevelPlan.Entrant first = standing.putIfAbsent(player.cell(), player);
      if (first != null) {
        problems.accept(Problems.error("samePlace", player.cell(),
            first.kind().title() + " already stands at " + player.cell() + ". Move one of the two players."));
      }
    }
    Set<Cell> forts = new HashSet<>();
    for (LevelPlan.Placed fort : plan.forts()) {
      if (!paved.contains(fort.cell())) {
        problems.accept(Problems.warning("offBoard", fort.cell(), offBoard(fort.kind().title(), fort.cell())));
      }
      if (!forts.add(fort.cell())) {
        problems.accept(Problems.warning("secondFort", fort.cell(), "There are two forts on this tile, which count as one. Remove one."));
      }
    }
  }

  private static String offBoard(String what, Cell cell) {
    return what + " is not on a path tile. Draw one at " + cell + " and put this on top with 'place', or move it.";
  }
}
