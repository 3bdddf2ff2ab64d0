package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.DungeonRuleset;

/**
 * Ticks in a maze of 201 x 201 cells in which mercenaries look for their ways to a player who moves in every one of
 * them. The game is begun anew after 64 ticks, long before anybody meets. The reference is a Dijkstra of its own for
 * every mercenary.
 */
@State(Scope.Thread)
public class MazeBenchmark {

  private static final int SIDE = 201;
  private static final int TICKS = 64;

  /** Number of mercenaries. */
  @Param({"1", "20"})
  public int mercenaries;

  private final DungeonRuleset rules = new DungeonRuleset();
  private final List<Command> commands = new ArrayList<>();
  private GameState start;
  private GameState state;
  private PlainDijkstra dijkstra;
  private List<Cell> hunters;
  private int next;

  /** Starts the level and finds a way for the player to go. */
  @Setup
  public void setUp() throws IllegalCommandException {
    LevelDefinition level = DungeonLevels.maze(SIDE, mercenaries);
    start = rules.start(level, 1);
    dijkstra = new PlainDijkstra(level);
    hunters = dijkstra.hunters();
    for (String direction : dijkstra.walk(TICKS)) {
      commands.add(rules.parse(start, "move " + direction));
    }
    state = start;
  }

  /** One tick in which everybody moves. */
  @Benchmark
  public GameState tick() throws IllegalCommandException {
    if (next == commands.size()) {
      next = 0;
      state = start;
    }
    state = rules.apply(state, commands.get(next++)).next();
    return state;
  }

  /** One search from each mercenary to the player. */
  @Benchmark
  public int referenceTick() {
    int steps = 0;
    for (Cell hunter : hunters) {
      steps += dijkstra.distance(hunter);
    }
    return steps;
  }
}
