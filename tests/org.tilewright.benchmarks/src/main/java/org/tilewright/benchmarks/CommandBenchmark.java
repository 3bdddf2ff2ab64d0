package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.example.WalkToExit;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;

/** Whole player commands through a ruleset: legality, move, goal, events, hash of the new state. */
@State(Scope.Thread)
public class CommandBenchmark {

  /** Width x height. */
  @Param({"9x8", "30x30", "100x100", "1000x1000"})
  public String size;

  private final WalkToExit rules = new WalkToExit();
  private GameState state;
  private Command[] steps;
  private int next;

  /** Starts the level. */
  @Setup
  public void setUp() throws IllegalCommandException {
    List<EntitySource> sources = new ArrayList<>();
    for (Stone stone : Ground.pieces(size)) {
      sources.add(LevelDefinition.place(stone.solid() ? "wall" : "walker", stone.cell().x(), stone.cell().y()));
    }
    sources.add(LevelDefinition.place("exit", 0, 0));
    LevelDefinition level = new LevelDefinition("ground", "Ground", rules.id(), Attributes.NONE,
        Map.of("wall", KindDefinition.plain("wall"), "walker", KindDefinition.plain("walker"), "exit",
            KindDefinition.plain("exit")),
        sources, Optional.empty(), Attributes.NONE);
    state = rules.start(level, 1);
    Direction[] directions = Ground.steps();
    steps = new Command[directions.length];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = rules.parse(state, "move " + directions[i].word());
    }
  }

  /** One command, carried out or refused. */
  @Benchmark
  public long command() {
    next = next + 1 & steps.length - 1;
    try {
      state = rules.apply(state, steps[next]).next();
    } catch (IllegalCommandException e) {
      return 0;
    }
    return state.hash();
  }
}
