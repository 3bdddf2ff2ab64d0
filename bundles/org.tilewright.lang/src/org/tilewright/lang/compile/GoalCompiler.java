package org.tilewright.lang.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.model.level.AndGoal;
import org.tilewright.model.level.GoalCall;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.NotGoal;
import org.tilewright.model.level.OrGoal;
import org.tilewright.model.level.Parameter;

/** Goal expressions; parts that the parser could not read are left out. The parser bounds the depth of the recursion. */
final class GoalCompiler {

  private final ValueCompiler values;

  GoalCompiler(ValueCompiler values) {
    this.values = values;
  }

  Optional<Goal> compile(org.tilewright.model.level.Goal goal) {
    return switch (goal) {
      case null -> Optional.empty();
      case AndGoal and -> join(compile(and.getLeft()), compile(and.getRight()), Goal.And::new);
      case OrGoal or -> join(compile(or.getLeft()), compile(or.getRight()), Goal.Or::new);
      case NotGoal not -> compile(not.getOperand()).map(Goal.Not::new);
      case GoalCall call -> call(call);
      default -> Optional.empty();
    };
  }

  /** Makes a compound goal of two. */
  private interface Joiner {
    Goal join(Goal left, Goal right);
  }

  private static Optional<Goal> join(Optional<Goal> left, Optional<Goal> right, Joiner joiner) {
    return left.isPresent() && right.isPresent() ? Optional.of(joiner.join(left.get(), right.get())) : left.or(() -> right);
  }

  private Optional<Goal> call(GoalCall call) {
    GoalFunction function = call.getFunction();
    boolean known = function != null && !function.eIsProxy();
    String name = known ? function.getName() : Nodes.written(call, LevelPackage.Literals.GOAL_CALL__FUNCTION);
    List<Value> arguments = new ArrayList<>();
    call.getArguments().forEach(argument -> values.compile(argument).ifPresent(arguments::add));
    if (known) {
      List<Parameter> parameters = function.getParameters();
      for (Parameter missing : parameters.subList(Math.min(arguments.size(), parameters.size()), parameters.size())) {
        values.compile(missing.getDefaultValue()).ifPresent(arguments::add);
      }
    }
    return name.isEmpty() ? Optional.empty() : Optional.of(new Goal.Call(name, arguments));
  }
}
