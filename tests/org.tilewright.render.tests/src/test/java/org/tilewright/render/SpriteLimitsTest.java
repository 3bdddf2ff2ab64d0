package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sprite file that would take long, much memory or other files is not drawn, and the reason is said. */
class SpriteLimitsTest {

  private static final String LINE = "<path d=\"M0 0L30 30\" stroke=\"#000\" ";

  static Stream<Arguments> tooMuch() {
    StringBuilder doubling = new StringBuilder("<g id=\"a0\"><rect width=\"9\" height=\"9\"/></g>");
    for (int i = 1; i < 30; i++) {
      doubling.append("<g id=\"a%d\"><use href=\"#a%d\"/><use href=\"#a%d\"/></g>".formatted(i, i - 1, i - 1));
    }
    return Stream.of(
        Arguments.of("more than 20,000 dashes", LINE + "stroke-dasharray=\"0.000001\"/>"),
        Arguments.of("more than 20,000 dashes", LINE + "style=\"stroke-dasharray: 0.000001\"/>"),
        Arguments.of("more than 20,000 dashes", "<style>path{stroke-dasharray:1e-7 1e-7}</style>" + LINE + "/>"),
        Arguments.of("more than 20,000 dashes", "<path d=\"M0 0H90000\" stroke=\"#000\" stroke-dasharray=\"1\"/>"),
        Arguments.of("more than 64", "<filter id=\"f\"><feGaussianBlur stdDeviation=\"100000\"/></filter>"
            + "<rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>"),
        Arguments.of("refers to itself", "<g id=\"a\"><use href=\"#a\"/></g>"),
        Arguments.of("refers to itself", "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"),
        Arguments.of("refers to itself", "<mask id=\"m\"><rect width=\"9\" height=\"9\" mask=\"url(#m)\"/></mask>"),
        Arguments.of("would have to be drawn", doubling.toString()),
        Arguments.of("more than 5000 elements", "<rect width=\"1\" height=\"1\"/>".repeat(6000)),
        Arguments.of("nested more than 64", "<g>".repeat(900) + "</g>".repeat(900)),
        Arguments.of("beyond 100,000", "<rect width=\"1e300\" height=\"9\"/>"),
        Arguments.of("beyond 100,000", "<circle r=\"9\" transform=\"scale(1000000)\"/>"),
        Arguments.of("may not contain <image>", "<image href=\"data:image/png;base64," + "A".repeat(99_000) + "\"/>"),
        Arguments.of("may not contain <pattern>", "<pattern id=\"p\" width=\"0.00001\" height=\"0.00001\"><path d=\"M0 0\"/></pattern>"),
        Arguments.of("may not contain <feTurbulence>", "<filter><feTurbulence numOctaves=\"9999\"/></filter>"),
        Arguments.of("no well-formed XML", "<rect width=\"9\""),
        Arguments.of("no well-formed XML", "<rect>&lol9;</g>"));
  }

  @ParameterizedTest
  @MethodSource("tooMuch")
  void whatWouldTakeTooMuchIsDrawnAsATileWithItsLetters(String reason, String elements) {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", svg("", elements)));
    Sprite sprite = sprites.sprite(Fixture.kind("orc", 0), "");
    sprites.sprite(Fixture.kind("orc", 0), "");

    assertTrue(sprite.isFallback(), reason);
    assertEquals(1, sprites.refused().size(), "said once");
    assertTrue(sprites.refused().getFirst().startsWith("sprites/orc.svg is not drawn: "), sprites.refused().toString());
    assertTrue(sprites.refused().getFirst().contains(reason), sprites.refused().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {" viewBox=\"0 0 1e9 1e9\"", " width=\"2000000000\" height=\"2000000000\" viewBox=\"0 0 32 32\""})
  void aPictureOfHugeSizeIsNotDrawn(String size) {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", svg(size, "<rect width=\"9\" height=\"9\"/>")));

    assertTrue(sprites.sprite(Fixture.kind("orc", 0), "").isFallback());
  }

  @Test
  void entitiesAreNotExpandedAndNoOtherFilesAreRead() {
    String laughs = "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\"><!ENTITY f SYSTEM \"file:///etc/hostname\">]>";
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", laughs + svg("", "<text>&b;&f;</text>")));

    Sprite sprite = sprites.sprite(Fixture.kind("orc", 0), "");

    assertTrue(sprite.isFallback() || sprites.pixels(picture(sprite), 32, 32).length == 32 * 32);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<g data-when=", "<g data-when=\"n\">", "<g data-when=\"n", "<g data-when=\"n\" ", "<svg ", "<g ", "<"})
  void aFileFullOfUnfinishedTagsIsReadInTheTimeOfItsLength(String tag) {
    String text = svg("", "").replace("</svg>", tag.repeat(SpriteFiles.MAX_SIZE / tag.length()) + "</svg>");
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", text));

    assertTrue(sprites.sprite(Fixture.kind("orc", 0), "").isFallback());
  }

  @Test
  void ordinaryEffectsAreDrawn() {
    String elements = "<defs><linearGradient id=\"l\"><stop stop-color=\"#123456\"/></linearGradient><g id=\"u\"><rect width=\"9\" "
        + "height=\"9\" fill=\"url(#l)\"/></g></defs><use href=\"#u\" x=\"3\"/><path d=\"M-1.5-2.5l3e1.5-.5\" stroke=\"#000\" "
        + "stroke-dasharray=\"2 1\"/><filter id=\"f\"><feGaussianBlur stdDeviation=\"2\"/></filter>"
        + "<circle cx=\"16\" cy=\"16\" r=\"9\" filter=\"url(#f)\" style=\"fill:#999999\"/>";
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", svg(" viewBox=\"0 0 32 32\"", elements)));

    assertFalse(sprites.sprite(Fixture.kind("orc", 0), "").isFallback(), sprites.refused().toString());
    assertEquals(List.of(), sprites.refused());
  }

  @Test
  void workThatTakesTooLongIsLeftBehind() {
    AtomicBoolean stop = new AtomicBoolean();
    SpriteTrial trial = new SpriteTrial(50_000_000);
    Runnable endless = () -> {
      while (!stop.get()) {
        Thread.onSpinWait();
      }
    };
    assertEquals(Optional.of("it cannot be drawn"), trial.refusal(() -> {
      throw new StackOverflowError();
    }));
    assertEquals(Optional.empty(), trial.refusal(() -> { }));
    try {
      for (int i = 0; i < SpriteTrial.MOST_LEFT_BEHIND; i++) {
        assertEquals(Optional.of("drawing it takes too long"), trial.refusal(endless));
      }
      assertEquals(Optional.of("drawing others takes too long"), trial.refusal(() -> fail("must not be tried")));
    } finally {
      stop.set(true);
    }
  }

  @Test
  void aFileThatIsTooLargeIsSaid(@TempDir Path folder) throws IOException {
    Files.createDirectory(folder.resolve("sprites"));
    String blank = " ".repeat(SpriteFiles.MAX_SIZE);
    Files.writeString(folder.resolve("sprites/orc.svg"), svg("", "<rect width=\"9\" height=\"9\"/>" + blank));
    Sprites sprites = new Sprites(SpriteFiles.in(folder));

    assertTrue(sprites.sprite(Fixture.kind("orc", 0), "").isFallback());
    assertEquals(List.of("sprites/orc.svg is not drawn: it has more than 256 KB"), sprites.refused());
  }

  private static Picture picture(Sprite sprite) {
    return new Picture(new Look(sprite, "", "", List.of("orc")), 0);
  }

  private static String svg(String attributes, String elements) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attributes + ">" + elements + "</svg>";
  }
}
