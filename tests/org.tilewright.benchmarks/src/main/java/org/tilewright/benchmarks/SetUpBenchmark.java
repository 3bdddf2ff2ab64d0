package org.tilewright.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.grid.Bounds;

/** Building a board from all its pieces, and looking for its bounds; the reference fills hash maps. */
@State(Scope.Thread)
public class SetUpBenchmark {

  /** Width x height. */
  @Param({"30x30", "1000x1000"})
  public String size;

  private List<Stone> pieces;
  private Board<Stone> board;

  /** Makes the pieces. */
  @Setup
  public void setUp() {
    pieces = Ground.pieces(size);
    board = Board.of(pieces);
  }

  /** All pieces at once. */
  @Benchmark
  public Board<Stone> build() {
    return Board.of(pieces);
  }

  /** A corner leaves, so that the bounds must be found anew. */
  @Benchmark
  public Bounds boundsWithoutCorner() {
    return board.without(0).bounds().orElseThrow();
  }

  /** The same pieces in hash maps. */
  @Benchmark
  public MutableBoard referenceBuild() {
    return new MutableBoard(pieces);
  }
}
