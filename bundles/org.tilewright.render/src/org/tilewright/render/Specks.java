package org.tilewright.render;

import java.util.IdentityHashMap;
import java.util.Map;
import org.tilewright.engine.grid.Bounds;

/**
 * Paints cells that are smaller than a pixel: each pixel gets the mean colour of its cells, or of a few of them where there are
 * many, so that the cost follows the pixels however large the board is.
 */
final class Specks {

  /** Cells asked at most per pixel and direction. */
  private static final int MOST = 3;

  private final Scene scene;
  private final Bounds region;
  private final double pixelsPerCell;
  /** The colour of each look on the two sorts of ground; -1 as long as it is not known. */
  private final Map<CellLook, int[]> colours = new IdentityHashMap<>();
  private boolean settled = true;

  Specks(Scene scene, Bounds region, double pixelsPerCell) {
    this.scene = scene;
    this.region = region;
    this.pixelsPerCell = pixelsPerCell;
  }

  /** The colour of a cell, which may depend on whether the sum of its coordinates is even. */
  @FunctionalInterface
  interface Colouring {
    Drawing pixel(CellLook cell, int x, int y);
  }

  Pixels paint(Colouring colouring, int width, int height) {
    int[] columns = starts(region.left(), region.right(), width);
    int[] rows = starts(region.top(), region.bottom(), height);
    int[] rgb = new int[Math.multiplyExact(width, height)];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        rgb[y * width + x] = mean(colouring, columns[x], columns[x + 1], rows[y], rows[y + 1]);
      }
    }
    return new Pixels(width, height, rgb, settled);
  }

  /** The first cell of each pixel, and the one behind the last. */
  private int[] starts(int first, int last, int pixels) {
    int[] starts = new int[pixels + 1];
    long origin = BoardPainter.edge(first, pixelsPerCell);
    for (int cell = last; cell >= first; cell--) {
      starts[(int) Math.min(pixels, BoardPainter.edge(cell, pixelsPerCell) - origin)] = cell;
    }
    starts[pixels] = last + 1;
    return starts;
  }

  private int mean(Colouring colouring, int left, int right, int top, int bottom) {
    int stepX = Math.ceilDiv(right - left, MOST);
    int stepY = Math.ceilDiv(bottom - top, MOST);
    int red = 0;
    int green = 0;
    int blue = 0;
    int count = 0;
    for (int y = top; y < bottom; y += stepY) {
      for (int x = left; x < right; x += stepX) {
        int p = colour(colouring, x, y);
        red += p >> 16 & 0xff;
        green += p >> 8 & 0xff;
        blue += p & 0xff;
        count++;
      }
    }
    return red / count << 16 | green / count << 8 | blue / count;
  }

  private int colour(Colouring colouring, int x, int y) {
    CellLook cell = scene.alone(x, y);
    int[] known = colours.computeIfAbsent(cell, c -> new int[] {-1, -1});
    int parity = x + y & 1;
    if (known[parity] < 0) {
      Drawing drawn = colouring.pixel(cell, x, y);
      known[parity] = drawn.pixels()[0];
      settled &= drawn.settled();
    }
    return known[parity];
  }
}
