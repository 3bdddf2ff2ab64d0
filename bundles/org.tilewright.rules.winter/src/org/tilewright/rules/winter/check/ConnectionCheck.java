package org.tilewright.rules.winter.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * Every tile can be reached from every other; the original warns that its boards may not be so (seed, disclaimer). A
 * board that falls apart into areas can be played, but who gets into an area by being knocked through a wall stays in
 * it, and the game may end in a draw.
 */
final class ConnectionCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Paths paths = plan.paths();
    Set<Long> areas = IntStream.range(0, paths.count()).mapToObj(paths::connected)
        .collect(Collectors.toCollection(LinkedHashSet::new));
    if (areas.size() == 1) {
      return;
    }
    List<LevelPlan.Entrant> first = List.of();
    for (long area : areas) {
      List<LevelPlan.Entrant> here = plan.players().stream()
          .filter(player -> (area & Paths.bit(paths.tile(player.cell()).orElseThrow())) != 0).toList();
      if (here.isEmpty()) {
        problems.accept(unreachable(plan, paths, area));
      } else if (here.size() == 1) {
        problems.accept(Problems.warning("walledIn", here.getFirst().cell(),
            here.getFirst().name() + " has no way to any other player. Open a path between them."));
      } else if (first.isEmpty()) {
        first = here;
      } else {
        problems.accept(Problems.warning("apart", here.getFirst().cell(),
            names(here) + " have no way to " + names(first) + ". Open a path between them."));
      }
    }
  }

  private static LevelProblem unreachable(LevelPlan plan, Paths paths, long area) {
    int tiles = Long.bitCount(area);
    long forts = plan.forts().stream().flatMapToInt(fort -> paths.tile(fort.cell()).stream())
        .filter(tile -> (area & Paths.bit(tile)) != 0).count();
    String what = tiles == 1 ? "this tile" : "the " + tiles + " tiles that hang together here";
    String fort = forts == 0 ? "" : forts == 1 ? " The fort there is out of reach."
        : " The " + forts + " forts there are out of reach.";
    return Problems.warning("unreachable", paths.cell(Long.numberOfTrailingZeros(area)),
        "No player can walk to " + what + "." + fort + " Open a path to " + (tiles == 1 ? "it" : "them") + ".");
  }

  private static String names(List<LevelPlan.Entrant> players) {
    return players.stream().map(LevelPlan.Entrant::name).collect(Collectors.joining(" and "));
  }
}
