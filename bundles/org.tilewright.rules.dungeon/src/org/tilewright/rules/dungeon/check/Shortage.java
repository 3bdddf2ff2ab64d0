package org.tilewright.rules.dungeon.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.word.Collectable;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.Explosive;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.Valuable;
import org.tilewright.rules.dungeon.word.WayOut;

/**
 * What a basic goal asks for and the level can never have. Counting the map is not enough, as these change the counts:
 *
 * <table>
 * <caption>What can change what a basic goal counts</caption>
 * <tr><th>goal</th><th>counts</th><th>more of it</th><th>less needed</th></tr>
 * <tr><td>exit</td><td>exits on the map</td><td>newcomers that are exits</td><td></td></tr>
 * <tr><td>treasure</td><td>treasures held at one time</td><td>newcomers that are treasure; travels through time, after
 * which what was taken lies there again</td><td>a number of 0</td></tr>
 * <tr><td>enemies</td><td>enemies beaten</td><td>newcomers that are enemies; travels through time</td><td>a number of
 * 0</td></tr>
 * <tr><td>boulders</td><td>switches without a boulder</td><td>newcomers that are boulders</td><td>one boulder presses
 * all switches of its cell; a bomb blows switches up; a switch that is more than a switch can walk, be carried off or
 * be beaten</td></tr>
 * </table>
 *
 * <p>Newcomers ({@link Newcomers}) are what appears at a rate, what spawners make, what is built, and older selves. Where
 * one of the reasons applies, nothing is said, so that what is said is certain.
 *
 * @param message what is lacking and what to do about it
 * @param config  configuration keys whose values it can rest on; that a number is written in the goal itself cannot be
 *                seen here
 */
record Shortage(String message, List<String> config) {

  private static final String ENEMY_GOAL = "enemy_goal";
  private static final String TREASURE_GOAL = "treasure_goal";
  private static final List<Class<? extends Behaviour>> UNSTEADY =
      List.of(Mover.class, Collectable.class, Enemy.class, Spawner.class, Pushable.class);

  /** What a basic goal lacks for ever, if anything. */
  static Optional<Shortage> of(Plan plan, Goal.Call call) {
    return switch (call.function()) {
      case "exit" -> plan.mayHold(WayOut.class) ? Optional.empty()
          : Optional.of(new Shortage("The goal asks for an exit, but there is none. Place one (symbol 'X').", List.of()));
      case "treasure" -> tooFew(plan, Valuable.class, number(call, plan, TREASURE_GOAL), "treasure", "treasures",
          List.of(TREASURE_GOAL));
      case "enemies" -> tooFew(plan, Enemy.class, number(call, plan, ENEMY_GOAL), "enemy", "enemies",
          List.of(ENEMY_GOAL, "spider_spawn_rate", "zombie_spawn_rate"));
      case "boulders" -> tooFewBoulders(plan);
      default -> Optional.empty();
    };
  }

  private static Optional<Shortage> tooFew(Plan plan, Class<? extends Behaviour> word, int wanted, String one,
      String many, List<String> config) {
    int present = plan.count(word);
    if (present >= wanted || plan.newcomers().any(word) || plan.newcomers().timeTravel()) {
      return Optional.empty();
    }
    String there = switch (present) {
      case 0 -> "there is none";
      case 1 -> "there is only 1";
      default -> "there are only " + present;
    };
    return Optional.of(new Shortage("The goal asks for " + wanted + " " + (wanted == 1 ? one : many) + ", but " + there
        + ". Place more, or lower the number.", config));
  }

  private static Optional<Shortage> tooFewBoulders(Plan plan) {
    Set<Cell> switches = new HashSet<>();
    plan.forEachCell(FloorSwitch.class, switches::add);
    int boulders = plan.count(Pushable.class);
    if (boulders >= switches.size() || plan.newcomers().any(Pushable.class) || plan.mayHold(Explosive.class)
        || unsteadySwitches(plan)) {
      return Optional.empty();
    }
    String cells = switches.size() == 1 ? "the switch" : "each of the " + switches.size() + " switches";
    String there = switch (boulders) {
      case 0 -> "there is no boulder";
      case 1 -> "there is only 1 boulder";
      default -> "there are only " + boulders + " boulders";
    };
    return Optional.of(new Shortage("The goal asks for a boulder on " + cells + ", but " + there
        + ". Place more boulders or fewer switches.", List.of()));
  }

  private static boolean unsteadySwitches(Plan plan) {
    return plan.kinds().stream().filter(kind -> kind.has(FloorSwitch.class))
        .anyMatch(kind -> UNSTEADY.stream().anyMatch(kind::has));
  }

  private static int number(Goal.Call call, Plan plan, String key) {
    List<Value> arguments = call.arguments();
    if (arguments.isEmpty()) {
      return plan.level().config().intValue(key, 1);
    }
    return arguments.getFirst() instanceof Value.Num n ? n.intValue() : 1;
  }
}
