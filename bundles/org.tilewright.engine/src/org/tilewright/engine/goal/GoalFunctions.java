package org.tilewright.engine.goal;

import org.tilewright.engine.level.Goal;

/** What a ruleset's goal functions mean in one state. */
public interface GoalFunctions {

  /** Whether the function holds now. @throws IllegalArgumentException when the ruleset has no such function */
  boolean met(Goal.Call call);

  /** The function as shown in the goal tree; rulesets may add the progress, such as {@code enemies(3): 1 of 3}. */
  default String text(Goal.Call call) {
    return Goal.text(call);
  }
}
