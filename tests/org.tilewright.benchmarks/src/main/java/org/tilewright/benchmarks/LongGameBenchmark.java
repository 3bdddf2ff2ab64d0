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
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.DungeonRuleset;

/**
 * A dungeon of 500 entities, among them a time turner and enemies that move, after a history of 300 ticks to which one
 * can travel: what going on, forking, hashing, comparing and travelling cost. The reference goes on from the start of
 * the same game, where there is no history.
 */
@State(Scope.Thread)
public class LongGameBenchmark {

  private static final int HISTORY = 300;
  private static final int FURTHER = 100;

  /** Number of entities. */
  @Param("500")
  public int entities;

  private final DungeonRuleset rules = new DungeonRuleset();
  private final List<Command> moves = new ArrayList<>();
  private Command rewind;
  private GameState start;
  private GameState before;
  private GameState old;
  private GameState twin;
  private GameState state;
  private GameState fresh;
  private int next;

  /** Plays the history, twice, so that there are equal states that share nothing. */
  @Setup
  public void setUp() throws IllegalCommandException {
    LevelDefinition level = DungeonLevels.mixed(entities);
    start = rules.start(level, 1);
    for (String direction : List.of("right", "right", "right", "left", "left", "left")) {
      moves.add(rules.parse(start, "move " + direction));
    }
    rewind = rules.parse(start, "rewind 5");
    old = played(start);
    twin = played(rules.start(level, 1));
    state = old;
    fresh = start;
  }

  private GameState played(GameState from) throws IllegalCommandException {
    GameState reached = from;
    for (int i = 0; i < HISTORY; i++) {
      before = reached;
      reached = rules.apply(reached, moves.get(i % moves.size())).next();
    }
    return reached;
  }

  /** One tick of the game, at most a hundred beyond the history. */
  @Benchmark
  public GameState tick() throws IllegalCommandException {
    if (++next % FURTHER == 0) {
      state = old;
    }
    state = rules.apply(state, moves.get(next % moves.size())).next();
    return state;
  }

  /** One tick of the first hundred. */
  @Benchmark
  public GameState referenceTick() throws IllegalCommandException {
    if (++next % FURTHER == 0) {
      fresh = start;
    }
    fresh = rules.apply(fresh, moves.get(next % moves.size())).next();
    return fresh;
  }

  /** Two futures of one state. */
  @Benchmark
  public boolean fork() throws IllegalCommandException {
    return rules.apply(old, moves.get(0)).next() != rules.apply(old, moves.get(3)).next();
  }

  /** The hash of a state. */
  @Benchmark
  public long hash() {
    return old.hash();
  }

  /** Equal states of two games that were begun separately: entities and pasts are compared one by one. */
  @Benchmark
  public boolean equalStates() {
    return old.equals(twin);
  }

  /** States that differ. */
  @Benchmark
  public boolean differentStates() {
    return old.equals(before);
  }

  /** Five ticks back. */
  @Benchmark
  public GameState rewind() throws IllegalCommandException {
    return rules.apply(old, rewind).next();
  }
}
