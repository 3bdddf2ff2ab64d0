package org.tilewright.render;

import java.util.Optional;
import org.tilewright.engine.grid.Bounds;

/**
 * What is drawn where. Nothing is computed ahead: the cost of showing a region follows the region, not the board. Scenes do not
 * change; a changed board is another scene.
 */
public interface Scene {

  /** The cells worth showing; empty for a board without any. */
  Optional<Bounds> bounds();

  /** What is drawn on a cell, joined with its neighbours; any coordinates are allowed. */
  CellLook at(int x, int y);

  /** What is drawn on a cell, as if it had no neighbours: cheaper, for scales at which joins cannot be seen. */
  CellLook alone(int x, int y);

  /**
   * Whether another scene looks the same on a region, so that a picture of it need not be painted again. Scenes of different
   * sprites never do.
   *
   * @param joined whether joins with the neighbours count
   */
  default boolean looksAs(Scene other, Bounds region, boolean joined) {
    for (int y = region.top(); y <= region.bottom(); y++) {
      for (int x = region.left(); x <= region.right(); x++) {
        // scenes of the same sprites share the objects, so this compares the contents
        if (joined ? other.at(x, y) != at(x, y) : other.alone(x, y) != alone(x, y)) {
          return false;
        }
      }
    }
    return true;
  }
}
