package org.tilewright.render;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;

/**
 * Paints regions of a scene into memory. Cell {@code x} covers the pixel columns from {@link #edge edge(x)} to
 * {@code edge(x + 1)}, and rows alike, so regions painted apart fit together without seams at any scale.
 *
 * <p>Below {@link #SPRITE_SIZE} pixels per cell a cell is one colour, below 1 a pixel is the mean of its cells.
 * Safe for several threads.
 */
public final class BoardPainter {

  /** Pixels per cell from which on sprites are drawn. */
  public static final double SPRITE_SIZE = 6;

  private static final long TILE_PIXELS = 16L << 20;
  private static final int SAMPLE = 8;

  private final Sprites sprites;
  private final Theme theme;
  private final PixelCache<TileKey> tiles = new PixelCache<>(TILE_PIXELS);

  private record TileKey(CellLook cell, int width, int height, int beneath) {
  }

  /** A painter in the colours of {@code theme}. */
  public BoardPainter(Sprites sprites, Theme theme) {
    this.sprites = sprites;
    this.theme = theme;
  }

  /** The first pixel of a column or row of cells, counted from the edge of cell 0. */
  public static long edge(int cell, double pixelsPerCell) {
    // The small amount keeps a product such as 3 × 5.1 from falling below the whole number it stands for.
    return (long) Math.floor(cell * pixelsPerCell + 1e-6);
  }

  /**
   * Paints the cells of a region.
   *
   * @param pixelsPerCell side of a cell, more than 0; need not be whole
   * @return a picture whose first pixel is that of the region's upper left cell
   */
  public Pixels paint(Scene scene, Bounds region, double pixelsPerCell) {
    long left = edge(region.left(), pixelsPerCell);
    long top = edge(region.top(), pixelsPerCell);
    int width = Math.toIntExact(edge(region.right() + 1, pixelsPerCell) - left);
    int height = Math.toIntExact(edge(region.bottom() + 1, pixelsPerCell) - top);
    if (pixelsPerCell < 1) {
      return new Specks(scene, region, pixelsPerCell).paint((cell, x, y) -> tile(cell, x, y, 1, 1, pixelsPerCell), width, height);
    }
    int[] rgb = new int[Math.multiplyExact(width, height)];
    Map<CellLook, int[][]> seen = new IdentityHashMap<>();
    int small = (int) pixelsPerCell;
    boolean settled = true;
    for (int y = region.top(); y <= region.bottom(); y++) {
      int y0 = (int) (edge(y, pixelsPerCell) - top);
      int h = (int) (edge(y + 1, pixelsPerCell) - top) - y0;
      for (int x = region.left(); x <= region.right(); x++) {
        int x0 = (int) (edge(x, pixelsPerCell) - left);
        int w = (int) (edge(x + 1, pixelsPerCell) - left) - x0;
        CellLook cell = pixelsPerCell < SPRITE_SIZE ? scene.alone(x, y) : scene.at(x, y);
        int[][] known = seen.computeIfAbsent(cell, c -> new int[8][]);
        int slot = (x + y & 1) << 2 | (w == small ? 0 : 2) | (h == small ? 0 : 1);
        if (known[slot] == null) {
          Drawing drawn = tile(cell, x, y, w, h, pixelsPerCell);
          known[slot] = drawn.pixels();
          settled &= drawn.settled();
        }
        int[] tile = known[slot];
        for (int row = 0; row < h; row++) {
          System.arraycopy(tile, row * w, rgb, (y0 + row) * width + x0, w);
        }
      }
    }
    return new Pixels(width, height, rgb, settled);
  }

  private Drawing tile(CellLook cell, int x, int y, int width, int height, double pixelsPerCell) {
    int beneath = theme.beneath(x, y, cell.floor());
    TileKey key = new TileKey(cell, width, height, beneath);
    Optional<int[]> known = tiles.find(key);
    if (known.isPresent()) {
      return new Drawing(known.get(), true);
    }
    boolean single = pixelsPerCell < SPRITE_SIZE;
    List<Drawing> drawings = cell.pictures().stream()
        .map(picture -> single ? sprites.drawing(picture, SAMPLE, SAMPLE) : sprites.drawing(picture, width, height)).toList();
    int[] tile = new int[width * height];
    Arrays.fill(tile, single && !cell.isEmpty() ? colour(drawings, beneath) : beneath);
    if (!single) {
      drawings.forEach(drawing -> blend(tile, drawing.pixels()));
    }
    boolean settled = drawings.stream().allMatch(Drawing::settled);
    if (settled) {
      tiles.put(key, tile);
    }
    return new Drawing(tile, settled);
  }

  /** The one colour that stands for a cell: that of its pictures, with less of the ground than they leave free. */
  private static int colour(List<Drawing> drawings, int beneath) {
    long[] sum = new long[4];
    for (Drawing drawing : drawings) {
      for (int p : drawing.pixels()) {
        for (int channel = 0; channel < 4; channel++) {
          sum[channel] += p >>> 8 * channel & 0xff;
        }
      }
    }
    if (sum[3] == 0) {
      return beneath;
    }
    double cover = Math.min(1, 2.0 * sum[3] / (255.0 * SAMPLE * SAMPLE));
    int result = 0;
    for (int channel = 0; channel < 3; channel++) {
      double own = 255.0 * sum[channel] / sum[3];
      double ground = beneath >>> 8 * channel & 0xff;
      result |= (int) Math.round(own * cover + ground * (1 - cover)) << 8 * channel;
    }
    return result;
  }

  /** Lays premultiplied pixels over opaque ones. */
  private static void blend(int[] below, int[] above) {
    for (int i = 0; i < below.length; i++) {
      int p = above[i];
      int alpha = p >>> 24;
      if (alpha == 255) {
        below[i] = p & 0xff_ffff;
      } else if (alpha != 0) {
        int rest = 255 - alpha;
        int b = below[i];
        int red = (p >> 16 & 0xff) + ((b >> 16 & 0xff) * rest + 127) / 255;
        int green = (p >> 8 & 0xff) + ((b >> 8 & 0xff) * rest + 127) / 255;
        int blue = (p & 0xff) + ((b & 0xff) * rest + 127) / 255;
        below[i] = Math.min(red, 255) << 16 | Math.min(green, 255) << 8 | Math.min(blue, 255);
      }
    }
  }
}
