package org.tilewright.rules.winter.check;

import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.winter.level.LevelPlan;

/** Checks one aspect of a level. */
interface LevelCheck {

  /** Reports what is wrong in this respect. */
  void check(LevelPlan plan, Consumer<LevelProblem> problems);
}
