package dungeonmania.util;

/** A step of one cell; x grows to the right and y downwards. */
public enum Direction {
  UP(0, -1), DOWN(0, 1), LEFT(-1, 0), RIGHT(1, 0);

  private final Position offset;

  Direction(int x, int y) {
    offset = new Position(x, y);
  }

  /** The step as a position relative to the origin. */
  public Position getOffset() {
    return offset;
  }
}
