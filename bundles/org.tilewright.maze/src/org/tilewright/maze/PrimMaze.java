package org.tilewright.maze;

import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/**
 * The randomised Prim's algorithm of the Dungeon Mania document, section 3.12.1, step by step.
 *
 * <p>A cell waits among the options at most once: a second entry would find the cell already open and knock a second
 * hole into its walls, so that the maze would no longer be perfect. The cells at even distance from the start form a
 * perfect maze; only the final connection of an end off that parity may close a loop.
 *
 * <p>One instance makes one maze. Time and memory grow with the area.
 */
public final class PrimMaze {

  /** The document leaves the order of neighbours open; this one is up, down, left, right. */
  private static final int[][] STEPS = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

  private final MazeRequest request;
  private final int width;
  private final RandomSource random;
  private final BitSet open;
  private final BitSet waiting;
  private int[] options;
  private int optionCount;
  private final int[] found = new int[STEPS.length];

  private PrimMaze(MazeRequest request) {
    this.request = request;
    this.width = request.width();
    this.random = new RandomSource(request.seed());
    this.open = new BitSet(width * request.height());
    this.waiting = new BitSet(width * request.height());
    this.options = new int[256];
  }

  /** The maze that the request describes: always the same one for the same request. */
  public static Maze generate(MazeRequest request) {
    return generate(request, () -> false);
  }

  /**
   * The maze that the request describes.
   *
   * @param cancelled asked now and then; generation stops when it answers true
   * @throws CancellationException when cancelled
   */
  public static Maze generate(MazeRequest request, BooleanSupplier cancelled) {
    PrimMaze maze = new PrimMaze(request);
    maze.grow(cancelled);
    maze.connectEnd();
    return new Maze(request.width(), request.height(), request.start(), request.end(), maze.open);
  }

  private void grow(BooleanSupplier cancelled) {
    int start = index(request.start());
    open.set(start);
    addWallsAround(start);
    for (int step = 0; optionCount > 0; step++) {
      if ((step & 0xffff) == 0 && cancelled.getAsBoolean()) {
        throw new CancellationException("Maze generation was cancelled");
      }
      int next = removeRandomOption();
      int neighbours = neighbours(next, 2, true);
      if (neighbours > 0) {
        int neighbour = found[random.nextInt(neighbours)];
        open.set(next);
        open.set((next + neighbour) / 2);
      }
      addWallsAround(next);
    }
  }

  private void connectEnd() {
    int end = index(request.end());
    if (open.get(end)) {
      return;
    }
    open.set(end);
    if (neighbours(end, 1, true) == 0) {
      int walls = neighbours(end, 1, false);
      if (walls > 0) {
        open.set(found[random.nextInt(walls)]);
      }
    }
  }

  private void addWallsAround(int cell) {
    int count = neighbours(cell, 2, false);
    for (int i = 0; i < count; i++) {
      if (!waiting.get(found[i])) {
        waiting.set(found[i]);
        addOption(found[i]);
      }
    }
  }

  private void addOption(int cell) {
    if (optionCount == options.length) {
      options = Arrays.copyOf(options, optionCount * 2);
    }
    options[optionCount++] = cell;
  }

  private int removeRandomOption() {
    int chosen = random.nextInt(optionCount);
    int cell = options[chosen];
    options[chosen] = options[--optionCount];
    return cell;
  }

  /** Puts the neighbours at {@code distance} that are not on the border and are open, or walls, into {@code found}. */
  private int neighbours(int cell, int distance, boolean wantOpen) {
    int x = cell % width;
    int y = cell / width;
    int count = 0;
    for (int[] step : STEPS) {
      int nx = x + step[0] * distance;
      int ny = y + step[1] * distance;
      boolean inside = nx > 0 && ny > 0 && nx < width - 1 && ny < request.height() - 1;
      if (inside && open.get(ny * width + nx) == wantOpen) {
        found[count++] = ny * width + nx;
      }
    }
    return count;
  }

  private int index(Cell cell) {
    return cell.y() * width + cell.x();
  }
}
