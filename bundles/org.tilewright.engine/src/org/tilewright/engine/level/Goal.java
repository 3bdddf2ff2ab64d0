package org.tilewright.engine.level;

import java.util.List;

/** A goal expression. What the functions mean is the ruleset's business. */
public sealed interface Goal {

  /** Both parts must hold. */
  record And(Goal left, Goal right) implements Goal {
  }

  /** At least one part must hold. */
  record Or(Goal left, Goal right) implements Goal {
  }

  /** The part must not hold. */
  record Not(Goal operand) implements Goal {
  }

  /**
   * A goal function of the ruleset.
   *
   * @param function  name of the function
   * @param arguments its arguments; missing trailing ones have been filled with the declared defaults
   */
  record Call(String function, List<Value> arguments) implements Goal {
    /** Copies the arguments. */
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** The goal in the notation of the level language, with parentheses where they are needed. */
  static String text(Goal goal) {
    return GoalText.format(goal);
  }
}
