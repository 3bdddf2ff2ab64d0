package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.LevelDefinition;

class LibraryTest {

  @Test
  void rulesAreFoundAsAService() {
    assertTrue(ServiceLoader.load(Ruleset.class).stream().anyMatch(found -> found.type() == WinterRuleset.class));
  }

  @Test
  void everyKindThatCanBePlacedHasASprite() {
    LevelDefinition level = WinterLanguage.level(WinterLanguage.text(open(6), "player_1 at (0, 0)",
        "player_2 at (5, 0)"));
    List<String> placeable = level.kinds().keySet().stream().filter(kind -> !List.of("piece", "path",
        "player").contains(kind)).toList();
    assertEquals(16, placeable.size(), "11 path tiles, the fort and 4 players");
    placeable.forEach(kind -> assertTrue(WinterLanguage.RULES.resource("sprites/" + kind + ".svg").isPresent(), kind));
  }

  @Test
  void safePlayersHaveASpriteOfTheirOwn() {
    for (int seat = 1; seat <= 4; seat++) {
      assertTrue(WinterLanguage.RULES.resource("sprites/player_" + seat + "_safe.svg").isPresent());
    }
  }

  @Test
  void starterIsAPlayableLevelWithoutProblems() throws IOException {
    try (InputStream in = WinterLanguage.RULES.resource("starter.level").orElseThrow().openStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("${name}", "l")
          .replace("${title}", "\"L\"");
      LevelDefinition level = WinterLanguage.level(text);
      assertEquals(List.of(), WinterLanguage.RULES.check(level));
      assertEquals(0, WinterLanguage.RULES.start(level, 1).ply());
    }
  }
}
