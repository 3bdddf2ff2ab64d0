package org.tilewright.benchmarks;

import java.util.List;
import java.util.Locale;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/** How much memory the boards of a long game keep, measured by filling the heap rather than by adding up. */
final class RetainedMemory {

  private static final int BOARDS = 10_000;

  private RetainedMemory() {
  }

  /** Measures one size of board and prints a line. */
  static void print(String size) {
    List<Stone> pieces = Ground.pieces(size);
    int walker = pieces.getLast().id();
    Direction[] steps = Ground.steps();
    Object[] kept = new Object[BOARDS];
    long empty = used();
    Board<Stone> board = Board.of(pieces);
    long one = used() - empty;
    for (int i = 0; i < BOARDS; i++) {
      Stone piece = board.get(walker);
      Cell target = piece.cell().step(steps[i % steps.length]);
      board = board.with(piece.movedTo(board.any(target, Stone::solid) ? piece.cell() : target));
      kept[i] = board;
    }
    long all = used() - empty;
    System.out.printf(Locale.ROOT, "%-12s %9d pieces %12.1f KB one board %12.1f MB %d boards %9.0f B each further board%n", size,
        pieces.size(), one / 1024.0, all / 1e6, kept.length, (all - one) / (double) BOARDS);
  }

  /** Bytes in use after collecting garbage. */
  static long used() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
