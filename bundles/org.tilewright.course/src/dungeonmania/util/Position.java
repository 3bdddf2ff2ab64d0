package dungeonmania.util;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A cell with a drawing layer; immutable. Two positions are equal when their cells are, whatever the layer; the hash
 * code takes the layer in, as the course's own class does, so hash collections only work with one layer.
 */
public final class Position {

  private final int x;
  private final int y;
  private final int layer;

  /** The cell {@code (x, y)}, drawn in {@code layer}; higher layers are in front. */
  public Position(int x, int y, int layer) {
    this.x = x;
    this.y = y;
    this.layer = layer;
  }

  /** The cell {@code (x, y)} in layer 0. */
  public Position(int x, int y) {
    this(x, y, 0);
  }

  /** Column. */
  public int getX() {
    return x;
  }

  /** Row. */
  public int getY() {
    return y;
  }

  /** Drawing layer. */
  public int getLayer() {
    return layer;
  }

  /** The same cell in another layer. */
  public Position asLayer(int otherLayer) {
    return new Position(x, y, otherLayer);
  }

  /** The cell {@code dx} columns to the right and {@code dy} rows below, in the same layer. */
  public Position translateBy(int dx, int dy) {
    return new Position(x + dx, y + dy, layer);
  }

  /** The neighbour in a direction, in the same layer. */
  public Position translateBy(Direction direction) {
    return translateBy(direction.getOffset());
  }

  /** The sum of the two positions, the layers included. */
  public Position translateBy(Position other) {
    return new Position(x + other.x, y + other.y, layer + other.layer);
  }

  /** The position with both coordinates multiplied. */
  public Position scale(int factor) {
    return new Position(x * factor, y * factor, layer);
  }

  /** The way from {@code a} to {@code b}: {@code b - a}, in layer 0. */
  public static Position calculatePositionBetween(Position a, Position b) {
    return new Position(b.x - a.x, b.y - a.y);
  }

  /** Whether the cells share a side. */
  public static boolean isAdjacent(Position a, Position b) {
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) == 1;
  }

  /** The eight cells around, clockwise from the top left one; a list of its own for the caller. */
  public List<Position> getAdjacentPositions() {
    return new ArrayList<>(List.of(new Position(x - 1, y - 1), new Position(x, y - 1), new Position(x + 1, y - 1),
        new Position(x + 1, y),
        new Position(x + 1, y + 1), new Position(x, y + 1), new Position(x - 1, y + 1), new Position(x - 1, y)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position p && x == p.x && y == p.y;
  }

  @Override
  public int hashCode() {
    return Objects.hash(x, y, layer);
  }

  @Override
  public String toString() {
    return "Position [x=" + x + ", y=" + y + ", z=" + layer + "]";
  }
}
