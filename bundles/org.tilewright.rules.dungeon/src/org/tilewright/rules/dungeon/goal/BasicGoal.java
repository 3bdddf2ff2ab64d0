package org.tilewright.rules.dungeon.goal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.word.Valuable;
import org.tilewright.rules.dungeon.word.WayOut;

/** The four basic goals (seed 3.7). */
sealed interface BasicGoal {

  /** Name in the level language and, after a colon, in the course's goal string. */
  String name();

  /** Whether it holds. */
  boolean met(DungeonState state);

  /** How far it is, such as {@code 1/3}; empty when that is a matter of yes or no. */
  String progress(DungeonState state);

  /** The basic goal that a call in a level asks for. */
  static BasicGoal of(Goal.Call call, Attributes config) {
    Function<String, Integer> count =
        key -> call.arguments().isEmpty() ? config.intValue(key, 1) : number(call.arguments());
    Map<String, Function<String, BasicGoal>> functions = Map.of(
        "exit", name -> new Exit(),
        "enemies", name -> new Enemies(count.apply("enemy_goal")),
        "boulders", name -> new Boulders(),
        "treasure", name -> new Treasure(count.apply("treasure_goal")));
    Function<String, BasicGoal> function = functions.get(call.function());
    if (function == null) {
      throw new IllegalArgumentException("The dungeon rules have no goal '" + call.function() + "'");
    }
    return function.apply(call.function());
  }

  private static int number(List<Value> arguments) {
    return arguments.getFirst() instanceof Value.Num n ? n.intValue() : 1;
  }

  /** Getting to an exit. */
  record Exit() implements BasicGoal {
    @Override
    public String name() {
      return "exit";
    }

    @Override
    public boolean met(DungeonState state) {
      Optional<Entity> player = state.player();
      return player.isPresent() && state.world().has(player.get().cell(), WayOut.class);
    }

    @Override
    public String progress(DungeonState state) {
      return "";
    }
  }

  /** Destroying a certain number of enemies or more, and all spawners. */
  record Enemies(int count) implements BasicGoal {
    @Override
    public String name() {
      return "enemies";
    }

    @Override
    public boolean met(DungeonState state) {
      return state.hero().kills() >= count && state.world().roster().of(Role.SPAWNER).isEmpty();
    }

    @Override
    public String progress(DungeonState state) {
      int spawners = state.world().roster().of(Role.SPAWNER).size();
      return state.hero().kills() + "/" + count
          + (spawners == 0 ? "" : ", " + Counted.of(spawners, "spawner") + " left");
    }
  }

  /** Having a boulder on all floor switches. */
  record Boulders() implements BasicGoal {
    @Override
    public String name() {
      return "boulders";
    }

    @Override
    public boolean met(DungeonState state) {
      return state.world().bareSwitches() == 0;
    }

    @Override
    public String progress(DungeonState state) {
      int all = state.world().roster().of(Role.SWITCH).size();
      return all - state.world().bareSwitches() + "/" + all;
    }
  }

  /** Collecting a certain number of treasure items or more. */
  record Treasure(int count) implements BasicGoal {
    @Override
    public String name() {
      return "treasure";
    }

    @Override
    public boolean met(DungeonState state) {
      return state.hero().inventory().count(Valuable.class) >= count;
    }

    @Override
    public String progress(DungeonState state) {
      return state.hero().inventory().count(Valuable.class) + "/" + count;
    }
  }
}
