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
import javax.xml.stream.XMLInputFactory;

/** Turns SVG text into pixels. The pixels depend on the text and the size only. Safe for several threads. */
final class Rasterizer {

  /** Units of a sprite's side. */
  private static final float UNITS = 32;

  /** Side of the picture that is drawn to see whether it can be. */
  private static final int TRIAL = 64;

  private final SpriteTrial trial = new SpriteTrial(SpriteTrial.LIMIT_NANOS);
  private final LoaderContext context =
      LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();

  /** A factory of one's own, so that a picture that takes long keeps nobody else waiting. */
  private static XMLInputFactory xml() {
    XMLInputFactory xml = XMLInputFactory.newDefaultFactory();
    // Sprites of level authors are input like any other: they must not make us read other files.
    xml.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    xml.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return xml;
  }

  /** Why a text cannot be drawn, as a phrase such as "it is no SVG"; empty when it can. */
  Optional<String> refusal(String svg) {
    // The SVG library prints what it cannot parse, so it only gets to see what is well-formed, and not too much of it.
    SpriteCensus.Result census = SpriteCensus.of(svg, xml());
    Optional<String> refusal = census.refusal();
    if (refusal.isEmpty() && !census.plain()) {
      refusal = trial.refusal(() -> pixels(svg, TRIAL, TRIAL));
    }
    if (refusal.isPresent()) {
      return refusal;
    }
    return load(svg).isPresent() ? Optional.empty() : Optional.of("it is no SVG that can be drawn");
  }

  /** Why a text is not even tried: what can be seen without drawing it, which takes no time worth mentioning. */
  static Optional<String> refusalAtSight(String svg) {
    return SpriteCensus.of(svg, xml()).refusal();
  }

  /**
   * Pixels of a picture stretched to {@code width} × {@code height}, row by row, as ARGB with premultiplied alpha; empty
   * when the text is no usable SVG.
   */
  Optional<int[]> pixels(String svg, int width, int height) {
    return load(svg).flatMap(document -> {
      try {
        return Optional.of(draw(document, width, height));
      } catch (RuntimeException | StackOverflowError e) {
        // nothing that a library does with a foreign picture may end more than this picture
        return Optional.empty();
      }
    });
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

  private Optional<SVGDocument> load(String svg) {
    try {
      return Optional.ofNullable(new SVGLoader().load(() -> xml().createXMLEventReader(new StringReader(svg)), null, context));
    } catch (RuntimeException | StackOverflowError e) {
      // Whatever else the library chokes on is not a picture either.
      return Optional.empty();
    }
  }
}
