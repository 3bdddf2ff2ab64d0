package org.tilewright.engine.grid;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A step to one of the four cardinal neighbours; x grows to the right and y grows downwards.
 *
 * <p>The order of the constants (up, down, left, right) is the order in which rulesets try directions when a
 * document leaves the order open.
 */
public enum Direction {
  UP(0, -1), DOWN(0, 1), LEFT(-1, 0), RIGHT(1, 0);

  /** All directions, in declaration order; shared so that loops allocate nothing. */
  public static final List<Direction> ALL = List.of(values());

  private final int dx;
  private final int dy;
  private final String word;

  Direction(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
    this.word = name().toLowerCase(Locale.ROOT);
  }

  /** Change of the column: -1, 0 or 1. */
  public int dx() {
    return dx;
  }

  /** Change of the row: -1, 0 or 1. */
  public int dy() {
    return dy;
  }

  /** The word used in commands and files: {@code up}, {@code down}, {@code left} or {@code right}. */
  public String word() {
    return word;
  }

  /** The direction that undoes this one. */
  public Direction opposite() {
    return switch (this) {
      case UP -> DOWN;
      case DOWN -> UP;
      case LEFT -> RIGHT;
      case RIGHT -> LEFT;
    };
  }

  /** The direction after a quarter turn to the right, as seen on the screen. */
  public Direction clockwise() {
    return switch (this) {
      case UP -> RIGHT;
      case RIGHT -> DOWN;
      case DOWN -> LEFT;
      case LEFT -> UP;
    };
  }

  /** The direction named by {@code word}, in any case, if it is one. */
  public static Optional<Direction> of(String word) {
    return ALL.stream().filter(d -> d.word.equalsIgnoreCase(word)).findFirst();
  }
}
