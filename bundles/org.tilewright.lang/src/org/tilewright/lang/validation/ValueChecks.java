package org.tilewright.lang.validation;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.library.Types;
import org.tilewright.model.level.Argument;
import org.tilewright.model.level.AttributeSetting;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.Declaration;
import org.tilewright.model.level.GoalCall;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.Parameter;
import org.tilewright.model.level.Type;
import org.tilewright.model.level.Value;

/** Values against the types that libraries declare. */
class ValueChecks extends LevelChecks {

  @Check
  void settingOfKindFits(AttributeSetting setting) {
    fits(setting.getValue(), setting.getAttribute());
  }

  @Check
  void argumentOfEntityFits(Argument argument) {
    fits(argument.getValue(), argument.getAttribute());
  }

  @Check
  void configurationFits(ConfigSetting setting) {
    fits(setting.getValue(), setting.getKey());
  }

  @Check
  void defaultFits(Declaration declaration) {
    fits(declaration.getDefaultValue(), declaration);
  }

  @Check
  void limitsAreInOrder(Type type) {
    if (type.getMin() != null && type.getMax() != null && type.getMin().compareTo(type.getMax()) > 0) {
      error("No number can be from " + Types.range(type).orElseThrow(), type, LevelPackage.Literals.TYPE__MIN,
          IssueCodes.OUT_OF_RANGE);
    }
  }

  @Check
  void argumentsOfGoalFit(GoalCall call) {
    GoalFunction function = call.getFunction();
    if (function == null || function.eIsProxy()) {
      return;
    }
    List<Parameter> parameters = function.getParameters();
    List<Value> arguments = call.getArguments();
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      fits(arguments.get(i), parameters.get(i));
    }
    if (arguments.size() > parameters.size()) {
      error("Goal " + signature(function) + " takes " + count(parameters.size()), arguments.get(parameters.size()), null,
          IssueCodes.ARITY);
    }
    Optional<Parameter> missing = parameters.stream().skip(arguments.size()).filter(p -> p.getDefaultValue() == null).findFirst();
    if (missing.isPresent()) {
      error("Goal " + signature(function) + " needs a value for '" + missing.get().getName() + "'", call,
          LevelPackage.Literals.GOAL_CALL__FUNCTION, IssueCodes.ARITY);
    }
  }

  private void fits(Value value, Declaration declaration) {
    if (declaration == null || declaration.eIsProxy()) {
      return;
    }
    TypeCheck.misfit(value, declaration.getType()).ifPresent(misfit -> error("'" + declaration.getName() + "' "
        + misfit.message(), misfit.value(), null, misfit.code(), misfit.data().toArray(String[]::new)));
  }

  private static String count(int parameters) {
    return switch (parameters) {
      case 0 -> "no arguments";
      case 1 -> "one argument";
      default -> "at most " + parameters + " arguments";
    };
  }

  private static String signature(GoalFunction function) {
    return function.getParameters().isEmpty() ? "'" + function.getName() + "'"
        : "'" + function.getName() + "(" + String.join(", ", function.getParameters().stream()
            .map(p -> p.getName() + ": " + Types.describe(p.getType())).toList()) + ")'";
  }
}
