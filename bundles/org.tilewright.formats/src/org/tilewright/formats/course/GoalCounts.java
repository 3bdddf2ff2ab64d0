package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.FormatProblem;

/**
 * The numbers in a goal, such as {@code enemies(3)}: in the course's files they are configuration values, one for the
 * whole dungeon.
 */
final class GoalCounts {

  private static final Map<String, String> KEYS = Map.of("enemies", "enemy_goal", "treasure", "treasure_goal");

  private final Map<String, Value> overrides = new LinkedHashMap<>();
  private final List<FormatProblem> warnings = new ArrayList<>();
  private final Attributes config;

  private GoalCounts(Attributes config) {
    this.config = config;
  }

  /** The numbers of a goal that differ from the configuration. */
  static GoalCounts of(Goal goal, Attributes config) {
    GoalCounts counts = new GoalCounts(config);
    counts.visit(goal);
    return counts;
  }

  /** Configuration values that the goal asks for. */
  Map<String, Value> overrides() {
    return overrides;
  }

  /** What a configuration cannot say. */
  List<FormatProblem> warnings() {
    return warnings;
  }

  /** The goal without the arguments that the configuration supplies as well. */
  static Goal withoutDefaults(Goal goal, Attributes config) {
    return switch (goal) {
      case Goal.And and -> new Goal.And(withoutDefaults(and.left(), config), withoutDefaults(and.right(), config));
      case Goal.Or or -> new Goal.Or(withoutDefaults(or.left(), config), withoutDefaults(or.right(), config));
      case Goal.Not not -> new Goal.Not(withoutDefaults(not.operand(), config));
      case Goal.Call call -> isDefault(call, config) ? new Goal.Call(call.function(), List.of()) : call;
    };
  }

  private static boolean isDefault(Goal.Call call, Attributes config) {
    String key = KEYS.get(call.function());
    return key != null && call.arguments().size() == 1 && sameNumber(call.arguments().getFirst(), config.get(key).orElse(null));
  }

  private static boolean sameNumber(Value one, Value other) {
    return one instanceof Value.Num a && other instanceof Value.Num b && a.number().compareTo(b.number()) == 0;
  }

  private void visit(Goal goal) {
    switch (goal) {
      case Goal.And and -> {
        visit(and.left());
        visit(and.right());
      }
      case Goal.Or or -> {
        visit(or.left());
        visit(or.right());
      }
      case Goal.Not not -> visit(not.operand());
      case Goal.Call call -> visitCall(call);
    }
  }

  private void visitCall(Goal.Call call) {
    String key = KEYS.get(call.function());
    if (key == null || call.arguments().isEmpty()) {
      return;
    }
    Value wanted = call.arguments().getFirst();
    Value before = overrides.putIfAbsent(key, wanted);
    if (before != null && !sameNumber(before, wanted)) {
      warnings.add(FormatProblem.warning("course.goalNumbers", "Course files have one number for all goals '" + call.function()
          + "'; it becomes the first one of the level's goal."));
    } else if (before == null && !isDefault(call, config)) {
      warnings.add(FormatProblem.warning("course.goalNumbers", "The number in the goal '" + Goal.text(call)
          + "' goes into the configuration file as " + key + "; export that, too."));
    }
  }
}
