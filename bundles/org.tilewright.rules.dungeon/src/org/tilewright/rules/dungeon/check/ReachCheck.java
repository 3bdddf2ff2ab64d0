package org.tilewright.rules.dungeon.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Goal;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.word.Collectable;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.Valuable;
import org.tilewright.rules.dungeon.word.WayOut;

/**
 * What the player is to get to lies where he can get ({@link Reach}). What the goal asks for is a warning, the rest worth
 * knowing.
 */
final class ReachCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    List<Plan.Placed> players = plan.with(Person.class);
    Ground ground = plan.ground();
    if (players.isEmpty() || players.stream().allMatch(player -> ground.isSealed(player.cell()))) {
      return;
    }
    Set<String> goals = goals(plan);
    Reach reach = new Reach(plan, ground);
    Set<Cell> pressed = new HashSet<>();
    plan.forEachCell(Pushable.class, pressed::add);
    boolean bouldersCome = plan.newcomers().any(Pushable.class)
        || plan.kinds().stream().anyMatch(kind -> kind.has(Pushable.class) && kind.has(Mover.class));
    for (Kind kind : plan.kinds()) {
      if (kind.has(Mover.class) || kind.has(Pushable.class) || kind.has(Person.class)) {
        continue;
      }
      boolean isSwitch = kind.has(FloorSwitch.class) && !bouldersCome;
      for (Cell cell : plan.cells(kind)) {
        if (ground.isWall(cell)) {
          continue;
        }
        if ((kind.has(WayOut.class) || kind.has(Collectable.class) || isSwitch && !pressed.contains(cell))
            && !reach.includes(cell)) {
          problems.accept(problem(plan, wanted(kind, goals), "unreachable", "The player cannot get to this "
              + kind.title().toLowerCase(Locale.ROOT) + ": walls, or doors that nothing opens, are in"
              + " between. Open a way, or move it.", cell));
        } else if (kind.has(Spawner.class) && !ground.explosions() && !reach.touches(cell)) {
          problems.accept(problem(plan, goals.contains("enemies"), "unreachable", "The player cannot get next to this "
              + kind.title().toLowerCase(Locale.ROOT) + " to destroy it: walls, or doors that nothing opens,"
              + " are in between. Open a way, or move it.", cell));
        }
      }
    }
  }

  private static LevelProblem problem(Plan plan, boolean wanted, String code, String message, Cell cell) {
    LevelProblem problem = wanted ? Plan.warning(code, message, Optional.of(cell), "")
        : Plan.info(code, message, Optional.of(cell), "");
    return problem.restingOn(plan.ground().config());
  }

  private static boolean wanted(Kind kind, Set<String> goals) {
    return kind.has(WayOut.class) && goals.contains("exit") || kind.has(Valuable.class) && goals.contains("treasure")
        || kind.has(FloorSwitch.class) && goals.contains("boulders");
  }

  /** The basic goals that are to be met. */
  private static Set<String> goals(Plan plan) {
    Set<String> asked = new HashSet<>();
    Deque<Goal> open = new ArrayDeque<>();
    plan.level().goal().ifPresent(open::push);
    while (!open.isEmpty()) {
      switch (open.pop()) {
        case Goal.And and -> {
          open.push(and.left());
          open.push(and.right());
        }
        case Goal.Or or -> {
          open.push(or.left());
          open.push(or.right());
        }
        case Goal.Not not -> {
          // what must not be met need not be reached
        }
        case Goal.Call call -> asked.add(call.function());
      }
    }
    return asked;
  }
}
