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
}
