package org.tilewright.engine.board;

import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/** Finds the smallest rectangle around all pieces, skipping every block of cells that lies inside what is known already. */
final class BoundsSearch {

  private Bounds found;

  private BoundsSearch() {
  }

  /** The bounds of a cell index that is not empty. */
  static Bounds of(Trie cells) {
    BoundsSearch search = new BoundsSearch();
    cells.forEachIn(search::mayExtend, search::add);
    return search.found;
  }

  private boolean mayExtend(long first, int bits) {
    Bounds block = CellKeys.block(first, bits);
    return found == null || block == null || !found.contains(block.left(), block.top())
        || !found.contains(block.right(), block.bottom());
  }

  private void add(Object stack) {
    Cell cell = Stack.list(stack).getFirst().cell();
    if (found == null) {
      found = Bounds.of(cell);
    } else if (!found.contains(cell)) {
      found = found.including(cell);
    }
  }
}
