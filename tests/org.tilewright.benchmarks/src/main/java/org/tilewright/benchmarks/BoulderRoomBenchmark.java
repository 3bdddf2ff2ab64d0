package org.tilewright.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.DungeonRuleset;

/**
 * Commands in boulder rooms of three sizes: whole ticks of the dungeon's rules, headless. A game is begun anew after
 * 4,096 commands, before everything that can be pushed lies at a wall. The reference pushes boulders in an array,
 * without entities, goals, events and a past.
 */
@State(Scope.Thread)
public class BoulderRoomBenchmark {

  /** Width x height. */
  @Param({"9x8", "30x30", "100x100"})
  public String size;

  private final DungeonRuleset rules = new DungeonRuleset();
  private GameState start;
  private GameState state;
  private BoulderGrid grid;
  private Direction[] steps;
  private Command[] commands;
  private int next;

  /** Starts the level. */
  @Setup
  public void setUp() throws IllegalCommandException {
    LevelDefinition level = DungeonLevels.boulderRoom(size);
    start = rules.start(level, 1);
    state = start;
    grid = new BoulderGrid(level);
    steps = Ground.steps();
    commands = new Command[steps.length];
    for (int i = 0; i < steps.length; i++) {
      commands[i] = rules.parse(start, "move " + steps[i].word());
    }
  }

  /** One command with its tick. */
  @Benchmark
  public GameState command() throws IllegalCommandException {
    next = next + 1 & commands.length - 1;
    if (next == 0 || !rules.outcome(state).isOngoing()) {
      state = start;
    }
    state = rules.apply(state, commands[next]).next();
    return state;
  }

  /** The hash of a state that a command has just made, the command included. */
  @Benchmark
  public long commandAndHash() throws IllegalCommandException {
    return command().hash();
  }

  /** The same step in an array. */
  @Benchmark
  public int referenceCommand() {
    next = next + 1 & steps.length - 1;
    if (next == 0) {
      grid.restart();
    }
    return grid.step(steps[next]);
  }
}
