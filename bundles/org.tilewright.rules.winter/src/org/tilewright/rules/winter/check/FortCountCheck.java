package org.tilewright.rules.winter.check;

import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.level.LevelPlan;

/** As many forts as go with the players, or none, to have them placed at random (rules/winter.md section 1). */
final class FortCountCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    int wanted = Match.forts(plan.players().size());
    int count = plan.forts().size();
    if (count != 0 && count != wanted) {
      problems.accept(Problems.warning("fortCount", plan.forts().getLast().cell(), "The level has " + Counted.of(count, "fort")
          + ", but " + plan.players().size() + " players have " + wanted
          + ". Place so many, or none to have them placed at random."));
    }
  }
}
