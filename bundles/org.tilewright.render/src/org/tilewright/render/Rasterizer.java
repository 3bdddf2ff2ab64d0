package org.tilewright.render;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Turns SVG text into pixels. The pixels depend on the text and the size only. Safe for several threads. */
final class Rasterizer {

  /** Units of a sprite's side. */
  private static final float UNITS = 32;

  private final SVGLoader loader = new SVGLoader();

  /**
   * Pixels of a picture stretched to {@code width} × {@code height}, row by row, as ARGB with premultiplied alpha; empty
   * when the text is no usable SVG.
   */
  Optional<int[]> pixels(String svg, int width, int height) {
    SVGDocument document = load(svg);
    if (document == null) {
      return Optional.empty();
    }
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    try {
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      g.scale(width / UNITS, height / UNITS);
      document.render(null, g, new ViewBox(0, 0, UNITS, UNITS));
    } finally {
      g.dispose();
    }
    return Optional.of(((DataBufferInt) image.getRaster().getDataBuffer()).getData());
  }

  private SVGDocument load(String svg) {
    try {
      return loader.load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null,
          LoaderContext.createDefault());
    } catch (RuntimeException e) {
      // Files of level authors may hold anything; whatever the parser chokes on is not a picture.
      return null;
    }
  }
}
