package org.tilewright.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.board.BoardEditor;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/** What a turn costs on boards of all sizes; the reference moves in place on hash maps, without keeping the past. */
@State(Scope.Thread)
public class BoardBenchmark {

  /** Width x height. */
  @Param({"9x8", "30x30", "100x100", "1000x1000"})
  public String size;

  private Board<Stone> board;
  private MutableBoard mutable;
  private Direction[] steps;
  private int next;
  private int walker;
  private int follower;

  /** Builds the boards. */
  @Setup
  public void setUp() {
    List<Stone> pieces = Ground.pieces(size);
    walker = pieces.getLast().id();
    follower = walker + 1;
    board = Board.<Stone>of(pieces).with(new Stone(follower, false, pieces.getLast().cell()));
    mutable = new MutableBoard(pieces);
    steps = Ground.steps();
  }

  private Direction step() {
    next = next + 1 & steps.length - 1;
    return steps[next];
  }

  /** Moves a piece if there is no wall, and keeps the old board. */
  @Benchmark
  public long moveOne() {
    Stone piece = board.get(walker);
    Cell target = piece.cell().step(step());
    if (!board.any(target, Stone::solid)) {
      board = board.with(piece.movedTo(target));
    }
    return board.hash();
  }

  /** Moves a piece and another one to where it was, as in a push. */
  @Benchmark
  public long moveTwo() {
    Stone piece = board.get(walker);
    Cell target = piece.cell().step(step());
    if (!board.any(target, Stone::solid)) {
      BoardEditor<Stone> editor = board.edit();
      editor.put(piece.movedTo(target));
      editor.put(board.get(follower).movedTo(piece.cell()));
      board = editor.build();
    }
    return board.hash();
  }

  /** Moves there and back and compares with the first board, as a search does. */
  @Benchmark
  public boolean forkHashCompare() {
    Stone piece = board.get(walker);
    Cell target = piece.cell().step(step());
    Board<Stone> there = board.with(piece.movedTo(target));
    Board<Stone> back = there.with(piece.movedTo(piece.cell()));
    return there.hash() != back.hash() && back.equals(board);
  }

  /** The same moves on a board that forgets. */
  @Benchmark
  public long referenceMoveOne() {
    Stone piece = mutable.get(walker);
    Cell target = piece.cell().step(step());
    if (!mutable.any(target, Stone::solid)) {
      mutable.put(piece.movedTo(target));
    }
    return mutable.hash();
  }
}
