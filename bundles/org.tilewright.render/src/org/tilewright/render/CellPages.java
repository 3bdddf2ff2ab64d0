package org.tilewright.render;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/**
 * What is known of the cells of a scene, in square pages that are shared with the scene before as far as nothing has changed on
 * them. Safe for several threads.
 */
final class CellPages {

  private static final int BITS = 5;
  private static final int SIDE = 1 << BITS;
  /** With more pages than these, which take 64 MiB or so, everything is forgotten: a board may go on for a thousand million cells. */
  private static final int MOST = 1 << 14;

  private final Map<Long, AtomicReferenceArray<CellLook>> pages;

  /** Pages on which nothing is known yet. */
  CellPages() {
    this(Map.of());
  }

  private CellPages(Map<Long, AtomicReferenceArray<CellLook>> pages) {
    this.pages = new ConcurrentHashMap<>(pages);
  }

  /** What stands on a cell, made when it is not known yet. */
  CellLook get(int x, int y, Supplier<CellLook> maker) {
    long key = key(x >> BITS, y >> BITS);
    AtomicReferenceArray<CellLook> page = pages.get(key);
    if (page == null) {
      if (pages.size() >= MOST) {
        pages.clear();
      }
      page = pages.computeIfAbsent(key, k -> new AtomicReferenceArray<>(SIDE * SIDE));
    }
    int slot = slot(x, y);
    CellLook known = page.get(slot);
    if (known == null) {
      known = maker.get();
      page.set(slot, known);
    }
    return known;
  }

  /** The same without what is known of some cells. */
  CellPages without(Collection<Cell> cells) {
    Map<Long, AtomicReferenceArray<CellLook>> next = new HashMap<>(pages);
    Map<Long, AtomicReferenceArray<CellLook>> copies = new HashMap<>();
    for (Cell cell : cells) {
      long key = key(cell.x() >> BITS, cell.y() >> BITS);
      AtomicReferenceArray<CellLook> old = next.get(key);
      if (old != null) {
        copies.computeIfAbsent(key, k -> copy(old)).set(slot(cell.x(), cell.y()), null);
      }
    }
    next.putAll(copies);
    return new CellPages(next);
  }

  private static AtomicReferenceArray<CellLook> copy(AtomicReferenceArray<CellLook> page) {
    AtomicReferenceArray<CellLook> copy = new AtomicReferenceArray<>(SIDE * SIDE);
    for (int i = 0; i < SIDE * SIDE; i++) {
      copy.setPlain(i, page.get(i));
    }
    return copy;
  }

  /** A test of some cells of a region. */
  @FunctionalInterface
  interface RegionTest {
    boolean test(Bounds cells);
  }

  /** Whether all parts of a region pass a test that lie on pages not shared with the others. */
  boolean unshared(CellPages others, Bounds region, RegionTest test) {
    for (int y = region.top() >> BITS; y <= region.bottom() >> BITS; y++) {
      for (int x = region.left() >> BITS; x <= region.right() >> BITS; x++) {
        AtomicReferenceArray<CellLook> page = pages.get(key(x, y));
        Bounds part = new Bounds(Math.max(region.left(), x << BITS), Math.max(region.top(), y << BITS),
            Math.min(region.right(), (x << BITS) + SIDE - 1), Math.min(region.bottom(), (y << BITS) + SIDE - 1));
        if ((page == null || page != others.pages.get(key(x, y))) && !test.test(part)) {
          return false;
        }
      }
    }
    return true;
  }

  private static int slot(int x, int y) {
    return (y & SIDE - 1) << BITS | x & SIDE - 1;
  }

  private static long key(int pageX, int pageY) {
    // mixed, as the hash codes of plain pairs of small numbers are mostly the same
    return RandomSource.mix((long) pageX << Integer.SIZE ^ pageY & 0xffff_ffffL);
  }
}
