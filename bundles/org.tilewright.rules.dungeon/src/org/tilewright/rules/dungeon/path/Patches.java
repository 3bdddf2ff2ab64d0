package org.tilewright.rules.dungeon.path;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Costs of few cells that may lie far apart: squares of cells around those that something was said of, so that memory
 * follows what is there and not the rectangle around it.
 */
final class Patches implements Costs {

  private static final int BITS = 4;
  private static final int SIDE = 1 << BITS;

  /** By the place of the square; not written to once they are made. */
  private final Map<Long, char[]> squares;

  private Patches(Map<Long, char[]> squares) {
    this.squares = squares;
  }

  @Override
  public int at(int x, int y) {
    return at(squares, x, y);
  }

  @Override
  public Patches with(int x, int y, int cost) {
    Map<Long, char[]> changed = new HashMap<>(squares);
    char[] square = changed.get(square(x, y));
    char[] copy = square == null ? blank() : square.clone();
    copy[place(x, y)] = (char) cost;
    changed.put(square(x, y), copy);
    return new Patches(changed);
  }

  private static int at(Map<Long, char[]> squares, int x, int y) {
    char[] square = squares.get(square(x, y));
    return square == null ? 1 : square[place(x, y)];
  }

  private static Long square(int x, int y) {
    return (long) (x >> BITS) << Integer.SIZE | (y >> BITS) & 0xffff_ffffL;
  }

  private static int place(int x, int y) {
    return (y & SIDE - 1) << BITS | x & SIDE - 1;
  }

  private static char[] blank() {
    char[] square = new char[SIDE * SIDE];
    Arrays.fill(square, (char) 1);
    return square;
  }

  /** Collects the costs of cells anywhere. */
  static final class Draft implements Costs.Draft {
    private final Map<Long, char[]> squares = new HashMap<>();

    @Override
    public int at(int x, int y) {
      return Patches.at(squares, x, y);
    }

    @Override
    public void set(int x, int y, int cost) {
      squares.computeIfAbsent(square(x, y), key -> blank())[place(x, y)] = (char) cost;
    }

    @Override
    public Patches build() {
      return new Patches(squares);
    }
  }
}
