package org.tilewright.rules.dungeon.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.Goal;
import org.tilewright.rules.dungeon.goal.DungeonQuest;

/**
 * The rules understand the goal, and it can be met by what the level holds and by what can come. A {@link Shortage} of a
 * basic goal stands in the way of a conjunction; of an alternative only when the other side cannot be met either, and is
 * else no more than worth knowing. What must <em>not</em> be met cannot be out of reach.
 */
final class GoalCheck implements LevelCheck {

  private static final String PART = "goal";
  /** The rules refuse deeper goals. */
  private static final int DEEPEST = 2_000;

  /** What a basic goal lacks. @param needed whether the whole goal cannot be met without it */
  private record Lack(Shortage shortage, boolean needed) {
    Lack optional() {
      return new Lack(shortage, false);
    }
  }

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    Optional<Goal> goal = plan.level().goal();
    if (goal.isEmpty()) {
      problems.accept(Plan.info("noGoal", "The level has no goal, so nobody can win it. If somebody is to, add one,"
          + " such as 'goal exit'.", Optional.empty(), PART));
      return;
    }
    understand(plan, goal.get(), problems);
    lacks(plan, goal.get(), 0).stream().distinct().map(GoalCheck::problem).forEach(problems);
  }

  /** A goal that the rules cannot read keeps a game from beginning. */
  private static void understand(Plan plan, Goal goal, Consumer<LevelProblem> problems) {
    try {
      new DungeonQuest(goal, plan.level().config());
    } catch (IllegalArgumentException e) {
      problems.accept(Plan.error("goal", e.getMessage(), Optional.empty(), PART));
    }
  }

  private static LevelProblem problem(Lack lack) {
    Shortage shortage = lack.shortage();
    LevelProblem problem = lack.needed()
        ? Plan.warning("impossibleGoal", shortage.message(), Optional.empty(), PART)
        : Plan.info("impossibleAlternative", shortage.message() + " The goal can be met without it.", Optional.empty(),
            PART);
    return problem.restingOn(shortage.config());
  }

  private static List<Lack> lacks(Plan plan, Goal goal, int depth) {
    if (depth > DEEPEST) {
      return List.of();
    }
    return switch (goal) {
      case Goal.And and -> Stream.concat(lacks(plan, and.left(), depth + 1).stream(),
          lacks(plan, and.right(), depth + 1).stream()).toList();
      case Goal.Or or -> either(lacks(plan, or.left(), depth + 1), lacks(plan, or.right(), depth + 1));
      case Goal.Not not -> List.of();
      case Goal.Call call -> Shortage.of(plan, call).map(shortage -> new Lack(shortage, true)).stream().toList();
    };
  }

  private static List<Lack> either(List<Lack> left, List<Lack> right) {
    boolean hopeless = left.stream().anyMatch(Lack::needed) && right.stream().anyMatch(Lack::needed);
    Stream<Lack> all = Stream.concat(left.stream(), right.stream());
    return hopeless ? all.toList() : all.map(Lack::optional).toList();
  }
}
