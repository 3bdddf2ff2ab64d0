package org.tilewright.rules.dungeon.check;

import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;

/** Checks one aspect of a level. */
interface LevelCheck {

  /** Reports what is wrong in this respect. */
  void check(Plan plan, Consumer<LevelProblem> problems);
}
