package org.tilewright.rules.dungeon.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.TimeDevice;
import org.tilewright.rules.dungeon.word.TimePortal;
import org.tilewright.rules.dungeon.word.Valuable;
import org.tilewright.rules.dungeon.word.WayOut;

/** The goal can be met by what the level holds. A part of an alternative that cannot be met only earns a warning. */
final class GoalCheck implements LevelCheck {

  private static final String PART = "goal";

  /** A part of the goal. @param needed whether there is no way around it */
  private record Part(Goal goal, boolean needed) {
  }

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    if (plan.level().goal().isEmpty()) {
      problems.accept(Plan.warning("noGoal", "The level has no goal and cannot be won. Add one, such as 'goal exit'.",
          Optional.empty(), PART));
    } else {
      check(plan, plan.level().goal().get(), problems);
    }
  }

  private static void check(Plan plan, Goal whole, Consumer<LevelProblem> problems) {
    Deque<Part> open = new ArrayDeque<>(List.of(new Part(whole, true)));
    while (!open.isEmpty()) {
      Part part = open.pop();
      switch (part.goal()) {
        case Goal.And and -> {
          open.push(new Part(and.right(), part.needed()));
          open.push(new Part(and.left(), part.needed()));
        }
        case Goal.Or or -> {
          open.push(new Part(or.right(), false));
          open.push(new Part(or.left(), false));
        }
        case Goal.Not not -> {
          // what must not be met cannot be out of reach
        }
        case Goal.Call call -> obstacle(plan, call).ifPresent(message -> problems.accept(part.needed()
            ? Plan.error("impossibleGoal", message, Optional.empty(), PART)
            : Plan.warning("impossibleGoal", message, Optional.empty(), PART)));
      }
    }
  }

  private static Optional<String> obstacle(Plan plan, Goal.Call call) {
    return switch (call.function()) {
      case "exit" -> plan.count(WayOut.class) > 0 ? Optional.empty()
          : Optional.of("The goal asks for an exit, but there is none. Place one (symbol 'X').");
      case "treasure" -> tooFew(number(call, plan, "treasure_goal"), plan.count(Valuable.class), "treasure items",
          recurs(plan));
      case "enemies" -> tooFew(number(call, plan, "enemy_goal"), plan.count(Enemy.class), "enemies",
          recurs(plan) || spawns(plan));
      case "boulders" -> {
        int switches = plan.count(FloorSwitch.class);
        int boulders = plan.count(Pushable.class);
        yield boulders >= switches ? Optional.empty()
            : Optional.of("The goal asks for a boulder on each of the " + switches
            + " switches, but there " + (boulders == 1 ? "is only 1 boulder" : "are only " + boulders + " boulders")
            + ". Place more boulders or fewer switches.");
      }
      default -> Optional.empty();
    };
  }

  private static Optional<String> tooFew(int wanted, int present, String what, boolean moreCome) {
    return moreCome || present >= wanted ? Optional.empty() : Optional.of("The goal asks for " + wanted + " " + what
        + ", but the level holds only " + present + ". Place more, or lower the number.");
  }

  private static boolean spawns(Plan plan) {
    boolean spawner = plan.kinds().stream()
        .anyMatch(kind -> kind.find(Spawner.class).filter(s -> s.rate() > 0).isPresent());
    return spawner || plan.level().kinds().values().stream().filter(kind -> kind.has("appearing"))
        .anyMatch(kind -> kind.attributes().intValue("appears_every", 0) > 0);
  }

  /** After a travel through time, what was taken is there once more. */
  private static boolean recurs(Plan plan) {
    return plan.count(TimeDevice.class) + plan.count(TimePortal.class) > 0;
  }

  private static int number(Goal.Call call, Plan plan, String key) {
    List<Value> arguments = call.arguments();
    return !arguments.isEmpty() && arguments.getFirst() instanceof Value.Num n ? n.intValue()
        : plan.level().config().intValue(key, 1);
  }
}
