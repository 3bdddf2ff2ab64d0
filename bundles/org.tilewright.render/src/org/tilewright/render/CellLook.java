package org.tilewright.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What is drawn on one cell, back to front. Made by {@link Sprites}, which keeps one instance per content: two of the same
 * {@code Sprites} are equal exactly when they are the same object, so they serve as keys of caches.
 *
 * <p>Safe for several threads: what it remembers is guarded by itself.
 */
public final class CellLook {

  private final List<Picture> pictures;
  private final boolean floor;
  private final int[] joining;
  private final Map<Long, CellLook> joined = new HashMap<>();
  private volatile Links links = new Links(0, 0);

  /** Which of the first {@code known} joining sprites join this cell, one bit each. */
  private record Links(int known, long bits) {
  }

  CellLook(List<Picture> pictures, boolean floor) {
    this.pictures = List.copyOf(pictures);
    this.floor = floor;
    this.joining = IntStream.range(0, pictures.size())
        .filter(i -> pictures.get(i).look().sprite().joins()).toArray();
  }

  /** The pictures, back to front. */
  public List<Picture> pictures() {
    return pictures;
  }

  /** Whether the cell belongs to the board; otherwise the background shows. */
  public boolean floor() {
    return floor;
  }

  /** Whether nothing stands on the cell. */
  public boolean isEmpty() {
    return pictures.isEmpty();
  }

  /** Positions of the pictures that depend on the neighbours. */
  int[] joining() {
    return joining;
  }

  /** Whether {@code sprite} on a cell beside this one joins it. */
  boolean joinedBy(Sprite sprite, Sprites owner) {
    if (pictures.isEmpty()) {
      return false;
    }
    Links now = links;
    if (sprite.joinIndex() >= now.known()) {
      now = link(owner.joiningSprites());
      links = now;
    }
    return (now.bits() >>> sprite.joinIndex() & 1) != 0;
  }

  private Links link(List<Sprite> sprites) {
    long bits = 0;
    for (Sprite sprite : sprites) {
      if (pictures.stream().anyMatch(p -> sprite.joins(p.look()))) {
        bits |= 1L << sprite.joinIndex();
      }
    }
    return new Links(sprites.size(), bits);
  }

  /** The same cell with other joins: {@code masks} holds eight bits per entry of {@link #joining()}. */
  synchronized CellLook withJoins(long masks, Sprites owner) {
    CellLook known = joined.get(masks);
    if (known == null) {
      List<Picture> changed = new ArrayList<>(pictures);
      for (int i = 0; i < joining.length; i++) {
        Picture old = pictures.get(joining[i]);
        changed.set(joining[i], new Picture(old.look(), (int) (masks >>> 8 * i) & 0xff));
      }
      known = owner.cell(changed);
      joined.put(masks, known);
    }
    return known;
  }

  @Override
  public String toString() {
    return (floor ? "cell " : "background ") + pictures;
  }
}
