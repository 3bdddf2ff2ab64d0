package org.tilewright.render;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.StringReader;
import java.util.Optional;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

/** Turns SVG text into pixels. The pixels depend on the text and the size only. Safe for several threads. */
final class Rasterizer {

  /** Units of a sprite's side. */
  private static final float UNITS = 32;

  private final SVGLoader loader = new SVGLoader();
  private final LoaderContext context =
      LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();
  private final XMLInputFactory xml = XMLInputFactory.newDefaultFactory();

  Rasterizer() {
    // Sprites of level authors are input like any other: they must not make us read other files.
    xml.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    xml.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  /** Whether a text can be drawn. */
  synchronized boolean isUsable(String svg) {
    try {
      // The SVG library prints what it cannot parse, so it only gets to see what is well-formed.
      XMLEventReader reader = xml.createXMLEventReader(new StringReader(svg));
      while (reader.hasNext()) {
        reader.nextEvent();
      }
    } catch (XMLStreamException e) {
      return false;
    }
    return load(svg).isPresent();
  }

  /**
   * Pixels of a picture stretched to {@code width} × {@code height}, row by row, as ARGB with premultiplied alpha; empty
   * when the text is no usable SVG.
   */
  Optional<int[]> pixels(String svg, int width, int height) {
    return load(svg).map(document -> draw(document, width, height));
  }

  private static int[] draw(SVGDocument document, int width, int height) {
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
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  private synchronized Optional<SVGDocument> load(String svg) {
    try {
      return Optional.ofNullable(loader.load(() -> xml.createXMLEventReader(new StringReader(svg)), null, context));
    } catch (RuntimeException e) {
      // Whatever else the library chokes on is not a picture either.
      return Optional.empty();
    }
  }
}
