package org.tilewright.rules.dungeon.check;

import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Direction;

/** Nobody goes through a portal whose counterpart has walls on all four sides (seed 4.1.2). */
final class SealedPortalCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    Ground ground = plan.ground();
    Ground.portals(plan).values().stream().filter(portals -> portals.size() == 2).forEach(portals -> portals.stream()
        .filter(portal -> Direction.ALL.stream().map(portal::step).allMatch(ground::isWall))
        .forEach(portal -> problems.accept(Plan.warning("sealedPortal", "Nobody can come out of this portal, nor go"
            + " into its counterpart: there are walls on all four sides. Open one of them.", Optional.of(portal), "")
            .restingOn(ground.config()))));
  }
}
