package org.tilewright.engine.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.tilewright.engine.grid.Bounds;

/**
 * A rectangle of cells drawn with symbols: a compact grid of indices into a palette, not an object per cell.
 *
 * <p>Palette entry 0 is always the empty cell. Immutable.
 */
public final class MapBlock implements EntitySource {

  /** A block without a cell. */
  static final MapBlock NONE = new MapBlock(0, 0, 0, 0, new char[0], List.of(List.of()));

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final char[] indices;
  private final List<List<EntitySpec>> palette;

  /**
   * Makes a block.
   *
   * @param left    column of the first cell
   * @param top     row of the first cell
   * @param width   number of columns, 0 or more
   * @param height  number of rows, 0 or more
   * @param indices {@code width × height} palette indices, row by row; taken over, not copied
   * @param palette the stacks of entities that a cell can hold, bottom first; entry 0 is empty
   * @throws IllegalArgumentException when the sizes do not fit or entry 0 is not empty
   */
  public MapBlock(int left, int top, int width, int height, char[] indices, List<List<EntitySpec>> palette) {
    if (width < 0 || height < 0 || indices.length != width * height) {
      throw new IllegalArgumentException("A block of " + width + " x " + height + " cells needs that many indices, not "
          + indices.length);
    }
    if (palette.isEmpty() || !palette.getFirst().isEmpty()) {
      throw new IllegalArgumentException("Palette entry 0 must be the empty cell");
    }
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.indices = indices;
    this.palette = palette.stream().map(List::copyOf).toList();
  }

  /** Column of the first cell. */
  public int left() {
    return left;
  }

  /** Row of the first cell. */
  public int top() {
    return top;
  }

  /** Number of columns. */
  public int width() {
    return width;
  }

  /** Number of rows. */
  public int height() {
    return height;
  }

  /** Whether the block has no cell. */
  public boolean isEmpty() {
    return indices.length == 0;
  }

  /** The covered rectangle; only for blocks with at least one cell. */
  public Bounds bounds() {
    return Bounds.ofSize(left, top, width, height);
  }

  /** The stacks a cell can hold; entry 0 is empty. */
  public List<List<EntitySpec>> palette() {
    return palette;
  }

  /** Palette index of the cell {@code (x, y)} in level coordinates; 0 outside the block. */
  public int indexAt(int x, int y) {
    int column = x - left;
    int row = y - top;
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : indices[row * width + column];
  }

  /** The entities on the cell {@code (x, y)} in level coordinates, bottom first. */
  public List<EntitySpec> at(int x, int y) {
    return palette.get(indexAt(x, y));
  }

  /** The first entity that fits, in the order of the level. */
  Optional<EntitySpec> first(Predicate<EntitySpec> fits) {
    List<Optional<EntitySpec>> byStack = palette.stream().map(stack -> stack.stream().filter(fits).findFirst()).toList();
    for (char index : indices) {
      if (byStack.get(index).isPresent()) {
        return byStack.get(index);
      }
    }
    return Optional.empty();
  }

  /** The block without the first entity like this one, in the order of the level; empty when there is none. */
  Optional<MapBlock> without(EntitySpec entity) {
    for (int i = 0; i < indices.length; i++) {
      List<EntitySpec> stack = palette.get(indices[i]);
      if (stack.contains(entity)) {
        List<EntitySpec> rest = new ArrayList<>(stack);
        rest.remove(entity);
        List<List<EntitySpec>> stacks = new ArrayList<>(palette);
        stacks.add(rest);
        char[] changed = indices.clone();
        changed[i] = (char) palette.size();
        return Optional.of(new MapBlock(left, top, width, height, changed, stacks));
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MapBlock b && left == b.left && top == b.top && width == b.width && height == b.height
        && Arrays.equals(indices, b.indices) && palette.equals(b.palette);
  }

  @Override
  public int hashCode() {
    return Objects.hash(left, top, width, height, Arrays.hashCode(indices), palette);
  }

  @Override
  public String toString() {
    return "MapBlock " + width + " x " + height + " at (" + left + ", " + top + ")";
  }
}
