package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.LevelDefinition;

/** All checks of a dungeon before play. */
public final class LevelChecks {

  private static final List<LevelCheck> CHECKS =
      List.of(new KindCheck(), new PlayerCheck(), new PortalCheck(),
          new KeyCheck(), new GoalCheck(), new StackCheck(),
          new EnclosureCheck(), new SealedPortalCheck(), new ReachCheck());

  private LevelChecks() {
  }

  /** What is wrong with a level. */
  public static List<LevelProblem> check(LevelDefinition level) {
    Plan plan = new Plan(level);
    List<LevelProblem> problems = new ArrayList<>();
    for (LevelCheck check : CHECKS) {
      check.check(plan, problems::add);
    }
    return List.copyOf(problems);
  }
}
