package org.tilewright.rules.winter.check;

import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.level.LevelPlan;

/**
 * No player starts walled in, with no way to any other player; the original warns that its boards may be so (seed,
 * disclaimer). Such a board can be played, but not won as long as nobody is knocked through a wall.
 */
final class ConnectionCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    Paths paths = plan.paths();
    for (LevelPlan.Entrant player : plan.players()) {
      long reached = paths.connected(paths.tile(player.cell()).orElseThrow());
      boolean alone = plan.players().stream().filter(other -> other != player)
          .noneMatch(other -> (reached & Paths.bit(paths.tile(other.cell()).orElseThrow())) != 0);
      if (alone) {
        problems.accept(Problems.warning("walledIn", player.cell(),
            player.name() + " has no way to any other player. Open a path between them."));
      }
    }
  }
}
