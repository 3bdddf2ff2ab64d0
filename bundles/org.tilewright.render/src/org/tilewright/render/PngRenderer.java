package org.tilewright.render;

import java.io.IOException;
import java.io.OutputStream;
import org.tilewright.engine.grid.Bounds;

/** Makes a PNG file of a whole scene. The same scene, cell size and theme give the same bytes. */
public final class PngRenderer {

  /** Longest side of a picture in pixels. */
  public static final int MAX_SIDE = 16_384;

  /** Largest side of a cell in pixels. */
  public static final int MAX_CELL = 1024;

  private final BoardPainter painter;

  /** A renderer in the colours of {@code theme}. */
  public PngRenderer(Sprites sprites, Theme theme) {
    this.painter = new BoardPainter(sprites, theme);
  }

  /**
   * Checks that a picture can be made.
   *
   * @throws PictureSizeException when it cannot; the message says why and what to do
   */
  public static void check(Scene scene, int cell) throws PictureSizeException {
    Bounds bounds = scene.bounds()
        .orElseThrow(() -> new PictureSizeException("There is nothing to draw: the level has no cells."));
    if (cell < 1 || cell > MAX_CELL) {
      throw new PictureSizeException("A cell must be 1 to " + MAX_CELL + " pixels wide, not " + cell + ".");
    }
    long width = (long) bounds.right() - bounds.left() + 1;
    long height = (long) bounds.bottom() - bounds.top() + 1;
    long longest = Math.max(width, height);
    if (longest * cell > MAX_SIDE) {
      String start = "The picture would be " + width * cell + " x " + height * cell + " pixels, more than " + MAX_SIDE
          + " on a side. ";
      throw new PictureSizeException(start + (longest <= MAX_SIDE
          ? "Use a smaller cell size: --cell " + MAX_SIDE / longest + " or less."
          : "A level of " + width + " x " + height + " cells is too large for a picture."));
    }
  }

  /**
   * Writes the picture of the whole scene; the stream is left open.
   *
   * @param cell side of a cell in pixels, 1 to {@value #MAX_CELL}
   * @throws PictureSizeException when the picture cannot be made; nothing has been written then
   */
  public void write(Scene scene, int cell, OutputStream out) throws IOException, PictureSizeException {
    check(scene, cell);
    Bounds all = scene.bounds().orElseThrow();
    try (PngWriter png = new PngWriter(out, all.width() * cell, all.height() * cell)) {
      int rows = Math.max(1, 256 / cell);
      for (int top = all.top(); top <= all.bottom(); top += rows) {
        int bottom = Math.min(all.bottom(), top + rows - 1);
        png.write(painter.paint(scene, new Bounds(all.left(), top, all.right(), bottom), cell));
      }
      png.finish();
    }
  }
}
