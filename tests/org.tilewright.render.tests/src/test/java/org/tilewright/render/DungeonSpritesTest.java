package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.rules.dungeon.DungeonRuleset;

/** Every kind of the dungeon library has a picture of its own. */
class DungeonSpritesTest {

  private final Sprites sprites = Sprites.of(new DungeonRuleset(), SpriteFiles.NONE);

  static Stream<String> kinds() throws IOException {
    try (InputStream in = new DungeonRuleset().library().orElseThrow().openStream()) {
      Matcher m = Pattern.compile("(?m)^\\s*kind (\\w+)")
          .matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return m.results().map(r -> r.group(1)).toList().stream();
    }
  }

  private int[] pixels(String kind, String variant, int size) {
    Sprite sprite = sprites.sprite(KindDefinition.plain(kind), variant);
    return sprites.pixels(new Picture(new Look(sprite, "", "", List.of(kind)), 0), size, size);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindHasASprite(String kind) {
    assertFalse(sprites.sprite(KindDefinition.plain(kind), "").isFallback());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void spritesStandOutOnLightAndDarkFromSixteenPixelsOn(String kind) {
    for (int size : new int[] {16, 24, 32, 64}) {
      long dark = 0;
      long bright = 0;
      for (int p : pixels(kind, "", size)) {
        int alpha = p >>> 24;
        int light = Math.max(p >> 16 & 0xff, Math.max(p >> 8 & 0xff, p & 0xff));
        dark += alpha > 200 && light < 0x80 ? 1 : 0;
        bright += alpha > 100 && light > 0x60 ? 1 : 0;
      }
      // Wires are thin; whatever else is drawn covers far more.
      long least = kind.equals("wire") ? 1 : size * size / 20;
      assertTrue(dark >= least, kind + " at " + size + " has " + dark + " dark pixels");
      assertTrue(bright >= least, kind + " at " + size + " has " + bright + " bright pixels");
    }
  }

  @Test
  void noTwoKindsLookAlike() throws IOException {
    Map<String, String> seen = new LinkedHashMap<>();
    for (String kind : kinds().toList()) {
      String before = seen.put(Arrays.toString(pixels(kind, "", 16)), kind);
      assertTrue(before == null, kind + " looks like " + before);
    }
  }

  @ParameterizedTest
  @CsvSource({"player,invisible", "player,invincible", "switch,on", "door,open", "mercenary,ally", "assassin,ally", "bomb,placed",
      "wire,on", "switch_door,open"})
  void variantsDiffer(String kind, String variant) {
    assertFalse(Arrays.equals(pixels(kind, "", 16), pixels(kind, variant, 16)));
  }
}
