package org.tilewright.rules.breach.path;

import java.util.Arrays;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.core.Unit;

/**
 * Shortest ways by single steps over cells that do not block. The cell where a way begins may block: it is where the unit
 * stands, or what it walks to.
 */
public final class Paths {

  private final Skirmish skirmish;
  private final boolean[] seen;
  private int[] layer;
  private int size;

  private Paths(Skirmish skirmish, int start) {
    this.skirmish = skirmish;
    seen = new boolean[skirmish.field().area()];
    seen[start] = true;
    layer = new int[]{start};
    size = 1;
  }

  /** Where a unit can go: all cells within its speed, without its own, in reading order (breach.md 3.1). */
  public static int[] targets(Skirmish skirmish, Unit unit) {
    Paths paths = new Paths(skirmish, unit.cell());
    int[] targets = {};
    for (int length = 1; length <= unit.speed() && paths.advance(); length++) {
      int known = targets.length;
      targets = Arrays.copyOf(targets, known + paths.size);
      System.arraycopy(paths.layer, 0, targets, known, paths.size);
    }
    Arrays.sort(targets);
    return targets;
  }

  /**
   * The one of some cells with the shortest way from {@code start}; among equals the one in the lowest row, in that row the
   * one furthest to the right (breach.md 5).
   *
   * @param cells in reading order
   * @return empty when there is a way to none
   */
  public static OptionalInt nearest(Skirmish skirmish, int start, int[] cells) {
    Paths paths = new Paths(skirmish, start);
    do {
      int best = Battlefield.NONE;
      for (int i = 0; i < paths.size; i++) {
        if (paths.layer[i] > best && Arrays.binarySearch(cells, paths.layer[i]) >= 0) {
          best = paths.layer[i];
        }
      }
      if (best != Battlefield.NONE) {
        return OptionalInt.of(best);
      }
    } while (paths.advance());
    return OptionalInt.empty();
  }

  /** Goes on to the cells that are a step further away; false when there are none. */
  private boolean advance() {
    int[] next = new int[size * Direction.ALL.size()];
    int count = 0;
    for (int i = 0; i < size; i++) {
      for (Direction direction : Direction.ALL) {
        int cell = skirmish.field().away(layer[i], direction, 1);
        if (cell != Battlefield.NONE && !seen[cell] && !skirmish.blocks(cell)) {
          seen[cell] = true;
          next[count++] = cell;
        }
      }
    }
    layer = next;
    size = count;
    return count > 0;
  }
}
