package org.tilewright.maze;

import java.util.Objects;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/**
 * What a maze shall be like.
 *
 * @param width  number of columns with the border, {@value #MIN_SIDE} to {@value #MAX_SIDE}
 * @param height number of rows with the border, {@value #MIN_SIDE} to {@value #MAX_SIDE}
 * @param start  where the way begins; inside the border
 * @param end    where the way ends; inside the border
 * @param seed   decides all random choices
 */
public record MazeRequest(int width, int height, Cell start, Cell end, long seed) {

  /** Smallest side: a border around one cell. */
  public static final int MIN_SIDE = 3;

  /** Largest side. */
  public static final int MAX_SIDE = 10_001;

  /**
   * Checks that sizes and cells fit.
   *
   * @throws IllegalArgumentException when they do not; the message says what is allowed
   */
  public MazeRequest {
    Objects.requireNonNull(start);
    Objects.requireNonNull(end);
    requireSide("width", width);
    requireSide("height", height);
    requireInside("start", start, width, height);
    requireInside("end", end, width, height);
  }

  /** A maze from the top left to the bottom right corner inside the border. */
  public static MazeRequest cornerToCorner(int width, int height, long seed) {
    return new MazeRequest(width, height, new Cell(1, 1), new Cell(Math.max(1, width - 2), Math.max(1, height - 2)), seed);
  }

  /**
   * This request, for a level that is to be played: there must be a way to go. Section 3.12.1 does not forbid a start that
   * is also the end, so the algorithm takes one, and so does the course's {@code generateDungeon}; but in such a level the
   * player stands on the exit before the first command, and whoever asks for a level to play does not mean that.
   *
   * @throws IllegalArgumentException when start and end are the same cell; the message says what to do
   */
  public MazeRequest requireWay() {
    if (start.equals(end)) {
      throw new IllegalArgumentException("Start and end of a maze must be different cells, not both " + start + "; "
          + (width == MIN_SIDE && height == MIN_SIDE ? "make it larger" : "choose another end"));
    }
    return this;
  }

  /** The cells inside the border. */
  public Bounds interior() {
    return new Bounds(1, 1, width - 2, height - 2);
  }

  private static void requireSide(String name, int side) {
    if (side < MIN_SIDE || side > MAX_SIDE) {
      throw new IllegalArgumentException("The " + name + " of a maze must be " + MIN_SIDE + " to " + MAX_SIDE
          + " cells, border included, not " + side);
    }
  }

  private static void requireInside(String name, Cell cell, int width, int height) {
    if (!new Bounds(1, 1, width - 2, height - 2).contains(cell)) {
      throw new IllegalArgumentException("The " + name + " of a maze must lie inside the border, x 1 to " + (width - 2)
          + " and y 1 to " + (height - 2) + ", not at " + cell);
    }
  }
}
