package org.tilewright.rules.winter.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.random.RandomSource;

/**
 * The path tiles of a board, which stay as they are over the game. Tiles are numbered from 0 in reading order; sets of
 * tiles are bit masks, as the largest board has 64. A way leads through a side only where both tiles are open, so the border
 * is closed. Immutable.
 */
public final class Paths {

  /** Side of the largest board that bit masks can hold. */
  public static final int LARGEST = 8;

  private final Bounds bounds;
  private final int width;
  private final byte[] sides;
  private final Cell[] cells;
  /** By direction, the tiles that are open in it. */
  private final long[] open = new long[Direction.ALL.size()];
  /** By tile and direction, the tiles that follow each other through openings. */
  private final int[][] lines;
  /** By tile, the tiles that can be reached from it in any number of steps. */
  private final long[] areas;
  private final long hash;

  /**
   * The board with the given tiles.
   *
   * @param bounds   the rectangle of its cells, at most {@value #LARGEST} wide and high
   * @param openings of each tile, in reading order
   */
  public Paths(Bounds bounds, List<Openings> openings) {
    width = bounds.width();
    if (!fits(bounds) || openings.size() != width * bounds.height()) {
      throw new IllegalArgumentException("No board: " + openings.size() + " tiles in " + bounds);
    }
    this.bounds = bounds;
    sides = new byte[openings.size()];
    cells = bounds.cells().toArray(Cell[]::new);
    long mixed = bounds.left() * 31L + bounds.top();
    for (int tile = 0; tile < sides.length; tile++) {
      sides[tile] = (byte) openings.get(tile).sides();
      mixed = RandomSource.mix(mixed + sides[tile]);
      for (Direction direction : Direction.ALL) {
        OptionalInt next = beyond(tile, direction);
        if (openings.get(tile).has(direction) && next.isPresent() && openings.get(next.getAsInt()).has(direction.opposite())) {
          open[direction.ordinal()] |= bit(tile);
        }
      }
    }
    hash = mixed;
    lines = lines();
    areas = new long[sides.length];
    for (int tile = 0; tile < areas.length; tile++) {
      areas[tile] = within(bit(tile), areas.length);
    }
  }

  /** Whether a board of these cells is small enough. */
  public static boolean fits(Bounds bounds) {
    return (long) bounds.right() - bounds.left() < LARGEST && (long) bounds.bottom() - bounds.top() < LARGEST;
  }

  private int[][] lines() {
    int[][] all = new int[sides.length * Direction.ALL.size()][];
    for (int tile = 0; tile < sides.length; tile++) {
      for (Direction direction : Direction.ALL) {
        int[] line = new int[LARGEST];
        int length = 0;
        for (int at = tile; isOpen(at, direction); at = line[length++]) {
          line[length] = beyond(at, direction).orElseThrow();
        }
        all[index(tile, direction)] = Arrays.copyOf(line, length);
      }
    }
    return all;
  }

  private static int index(int tile, Direction direction) {
    return tile * Direction.ALL.size() + direction.ordinal();
  }

  /** The set that holds only this tile. */
  public static long bit(int tile) {
    return 1L << tile;
  }

  /** The cells of the board. */
  public Bounds bounds() {
    return bounds;
  }

  /** Tiles in a row. */
  public int width() {
    return width;
  }

  /** Number of tiles. */
  public int count() {
    return sides.length;
  }

  /** Where a tile lies. */
  public Cell cell(int tile) {
    return cells[tile];
  }

  /** The tile on a cell; empty beside the board. */
  public OptionalInt tile(Cell cell) {
    return bounds.contains(cell) ? OptionalInt.of((cell.y() - bounds.top()) * width + cell.x() - bounds.left())
        : OptionalInt.empty();
  }

  /** The open sides of a tile. */
  public Openings openings(int tile) {
    return new Openings(sides[tile]);
  }

  /** Whether a tile is open in a direction. */
  public boolean isOpen(int tile, Direction direction) {
    return (open[direction.ordinal()] & bit(tile)) != 0;
  }

  /** The next tile in a direction, open or not; empty at the edge of the board. */
  public OptionalInt beyond(int tile, Direction direction) {
    int x = tile % width + direction.dx();
    int y = tile / width + direction.dy();
    return x < 0 || y < 0 || x >= width || y >= bounds.height() ? OptionalInt.empty() : OptionalInt.of(y * width + x);
  }

  /** The consecutive tiles from a tile in a direction, up to the first closed side. Shared: do not change it. */
  public int[] line(int tile, Direction direction) {
    return lines[index(tile, direction)];
  }

  /**
   * The tiles that can be reached from a set of tiles in at most {@code steps} steps through openings, the set
   * included.
   */
  public long within(long from, int steps) {
    long reached = from;
    for (int i = 0; i < steps; i++) {
      long more = reached | neighbours(reached);
      if (more == reached) {
        return reached;
      }
      reached = more;
    }
    return reached;
  }

  /** The tiles that can be reached from a tile in any number of steps, itself included. */
  public long connected(int tile) {
    return areas[tile];
  }

  /** Steps from one set of tiles to the nearest tile of another; empty when there is no way. */
  public OptionalInt distance(long from, long to) {
    long reached = from;
    for (int steps = 0;; steps++) {
      if ((reached & to) != 0) {
        return OptionalInt.of(steps);
      }
      long more = reached | neighbours(reached);
      if (more == reached) {
        return OptionalInt.empty();
      }
      reached = more;
    }
  }

  private long neighbours(long tiles) {
    return (tiles & open[Direction.UP.ordinal()]) >>> width
        | (tiles & open[Direction.DOWN.ordinal()]) << width
        | (tiles & open[Direction.LEFT.ordinal()]) >>> 1
        | (tiles & open[Direction.RIGHT.ordinal()]) << 1;
  }

  /** The tiles of a set, ascending. */
  public static List<Integer> tiles(long set) {
    List<Integer> tiles = new ArrayList<>(Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      tiles.add(Long.numberOfTrailingZeros(rest));
    }
    return tiles;
  }

  /** A hash of the whole board, the same in every run. */
  public long hash() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Paths paths && bounds.equals(paths.bounds) && Arrays.equals(sides, paths.sides);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
