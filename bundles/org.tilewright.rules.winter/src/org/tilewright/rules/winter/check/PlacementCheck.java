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

/** Players and forts are on the board, and no two of a sort share a tile. A fort may be under a player. */
final class PlacementCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Set<Cell> paved = plan.tiles().stream().map(LevelPlan.Tile::cell).collect(Collectors.toSet());
    Map<Cell, LevelPlan.Entrant> standing = new HashMap<>();
    for (LevelPlan.Entrant player : plan.players()) {
      onBoard(player.kind().title(), player.cell(), paved, problems);
      LevelPlan.Entrant first = standing.putIfAbsent(player.cell(), player);
      if (first != null) {
        problems.accept(Problems.error("samePlace", player.cell(),
            first.kind().title() + " already stands at " + player.cell() + ". Move one of the two players."));
      }
    }
    Set<Cell> forts = new HashSet<>();
    for (LevelPlan.Placed fort : plan.forts()) {
      onBoard(fort.kind().title(), fort.cell(), paved, problems);
      if (!forts.add(fort.cell())) {
        problems.accept(Problems.error("secondFort", fort.cell(), "There are two forts on this tile. Remove one."));
      }
    }
  }

  private static void onBoard(String what, Cell cell, Set<Cell> paved, Consumer<LevelProblem> problems) {
    if (!paved.contains(cell)) {
      problems.accept(Problems.error("offBoard", cell, what + " is not on a path tile. Draw one at " + cell
          + " and put this on top with 'place', or move it."));
    }
  }
}
