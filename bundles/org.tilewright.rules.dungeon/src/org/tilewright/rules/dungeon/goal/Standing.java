package org.tilewright.rules.dungeon.goal;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.Traveller;
import org.tilewright.rules.dungeon.core.World;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.SingleKey;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.Valuable;
import org.tilewright.rules.dungeon.word.WayOut;

/**
 * How well the player stands, for bots: how much of the goal is met, how far it is to what brings the next bit of it, then health
 * and what he carries. An estimate and no rule of the game.
 */
public final class Standing {

  /** What the whole goal is worth; a point of health is worth 1. */
  private static final double GOAL = 1_000;
  private static final double ITEM = 30;
  /** What being right beside a thing is worth, of what having it is worth. */
  private static final double NEARNESS = 0.9;
  /** Steps at which nearness has fallen to a half. */
  private static final double HALF_WAY = 20;
  /** Number of cells that a search looks at, so that a step costs little on a board of any size. */
  private static final int FARTHEST = 4_096;

  private final DungeonState state;
  private final Entity player;
  private final Attributes config;

  private Standing(DungeonState state, Entity player) {
    this.state = state;
    this.player = player;
    this.config = state.dungeon().level().config();
  }

  /** The worth of a state that is not decided, greater for better ones; 0 when nobody is there to play. */
  public static double of(DungeonState state) {
    return state.player().map(player -> new Standing(state, player).worth()).orElse(0.0);
  }

  private double worth() {
    double progress = state.dungeon().level().goal().map(this::progress).orElse(0.0);
    return GOAL * progress + state.hero().health() + ITEM * state.hero().inventory().items().size();
  }

  /** How much of a goal is met, from 0 to 1. */
  private double progress(Goal goal) {
    return switch (goal) {
      case Goal.And and -> (beside(and.left(), and.right()) + beside(and.right(), and.left())) / 2;
      case Goal.Or or -> Math.max(progress(or.left()), progress(or.right()));
      case Goal.Not not -> met(not.operand()) ? 0 : 1;
      case Goal.Call call -> progress(BasicGoal.of(call, config));
    };
  }

  /** Progress of one part of a conjunction: an exit is no use before what stands beside it is done (seed 3.7). */
  private double beside(Goal part, Goal other) {
    boolean tooEarly = part instanceof Goal.Call call && BasicGoal.of(call, config) instanceof BasicGoal.Exit && !met(other);
    return tooEarly ? 0 : progress(part);
  }

  private boolean met(Goal goal) {
    return switch (goal) {
      case Goal.And and -> met(and.left()) && met(and.right());
      case Goal.Or or -> met(or.left()) || met(or.right());
      case Goal.Not not -> !met(not.operand());
      case Goal.Call call -> BasicGoal.of(call, config).met(state);
    };
  }

  private double progress(BasicGoal goal) {
    if (goal.met(state)) {
      return 1;
    }
    World world = state.world();
    return switch (goal) {
      case BasicGoal.Exit exit -> NEARNESS * nearness(player.cell(), cell -> world.has(cell, WayOut.class));
      case BasicGoal.Treasure treasure -> counted(state.hero().inventory().count(Valuable.class), treasure.count(),
          nearness(player.cell(), cell -> world.has(cell, Valuable.class)));
      case BasicGoal.Enemies enemies -> counted(Math.min(state.hero().kills(), enemies.count()),
          enemies.count() + world.roster().of(Role.SPAWNER).size(), nearness(player.cell(), this::isHostile));
      case BasicGoal.Boulders boulders -> {
        int switches = world.roster().of(Role.SWITCH).size();
        yield counted(switches - world.bareSwitches(), switches, boulderNearness());
      }
    };
  }

  private static double counted(int have, int wanted, double nearness) {
    return (have + NEARNESS * nearness) / wanted;
  }

  private boolean isHostile(Cell cell) {
    return state.world().find(cell, Enemy.class).filter(enemy -> !enemy.allied()).isPresent()
        || state.world().has(cell, Spawner.class);
  }

  /** How near the player is to a boulder, and that boulder to a switch without one. */
  private double boulderNearness() {
    World world = state.world();
    double best = 0;
    for (Entity floorSwitch : world.all(Role.SWITCH)) {
      if (!world.has(floorSwitch.cell(), Pushable.class)) {
        best = Math.max(best, nearness(floorSwitch.cell(), cell -> isLooseBoulder(cell)));
      }
    }
    return 0.7 * best + 0.3 * nearness(player.cell(), this::isLooseBoulder);
  }

  private boolean isLooseBoulder(Cell cell) {
    return state.world().has(cell, Pushable.class)
        && state.world().all(Role.SWITCH).stream().noneMatch(floorSwitch -> floorSwitch.cell().equals(cell));
  }

  /** From 1, on the spot, down to 0, when no way leads to such a cell. */
  private double nearness(Cell from, Predicate<Cell> wanted) {
    int steps = steps(from, wanted);
    return steps < 0 ? 0 : HALF_WAY / (HALF_WAY + steps);
  }

  /** Steps to the nearest cell of a sort; -1 when none is found. */
  private int steps(Cell from, Predicate<Cell> wanted) {
    Bounds bounds = state.dungeon().bounds().including(from);
    Set<Cell> seen = new HashSet<>(Set.of(from));
    Queue<Cell> edge = new ArrayDeque<>(seen);
    for (int steps = 0; !edge.isEmpty() && seen.size() < FARTHEST; steps++) {
      for (int left = edge.size(); left > 0; left--) {
        Cell cell = edge.remove();
        if (wanted.test(cell)) {
          return steps;
        }
        if (steps == 0 || isWay(cell)) {
          for (Direction direction : Direction.ALL) {
            Cell next = cell.step(direction);
            if (bounds.contains(next) && seen.add(next)) {
              edge.add(next);
            }
          }
        }
      }
    }
    return -1;
  }

  private boolean isWay(Cell cell) {
    return state.world().open(cell, Traveller.PLAYER)
        || state.world().has(cell, Lock.class) && state.hero().inventory().has(SingleKey.class);
  }
}
