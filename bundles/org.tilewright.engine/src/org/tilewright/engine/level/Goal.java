package org.tilewright.engine.level;

import java.util.List;
import java.util.stream.Collectors;

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
    return switch (goal) {
      case And and -> operand(and.left(), false) + " and " + operand(and.right(), and.right() instanceof And);
      case Or or -> text(or.left()) + " or " + (or.right() instanceof Or ? "(" + text(or.right()) + ")" : text(or.right()));
      case Not not -> "not " + operand(not.operand(), not.operand() instanceof And);
      case Call call -> call.function() + (call.arguments().isEmpty() ? ""
          : call.arguments().stream().map(ValueText::format).collect(Collectors.joining(", ", "(", ")")));
    };
  }

  private static String operand(Goal goal, boolean force) {
    return force || goal instanceof Or ? "(" + text(goal) + ")" : text(goal);
  }
}
