package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.rules.winter.board.Openings;

/** Section 2: tiles. */
class TilesTest {

  private static final Map<String, KindDefinition> KINDS =
      WinterLanguage.level(WinterLanguage.text(open(6), "player_1 at (0, 0)", "player_2 at (5, 0)")).kinds();

  @Test
  void thereAreExactlyTheElevenShapesWithTwoOrMoreOpenings() {
    Set<String> shapes = KINDS.values().stream().filter(kind -> kind.is("path") && !kind.name().equals("path"))
        .map(kind -> kind.attributes().text("openings").orElseThrow()).collect(Collectors.toSet());
    assertEquals(Set.of("--rd", "-l-d", "-lr-", "-lrd", "u--d", "u-r-", "u-rd", "ul--", "ul-d", "ulr-", "ulrd"),
        shapes);
  }

  @Test
  void everyKindIsNamedAfterItsOpenings() {
    KINDS.values().stream().filter(kind -> kind.is("path") && !kind.name().equals("path")).forEach(kind -> assertEquals(
        kind.name(), Openings.parse(kind.attributes().text("openings").orElseThrow()).orElseThrow().kind()));
  }

  @Test
  void openingsAreReadInTheOrderUpLeftRightDown() {
    Openings openings = Openings.parse("u-rd").orElseThrow();
    assertTrue(openings.has(Direction.UP));
    assertFalse(openings.has(Direction.LEFT));
    assertTrue(openings.has(Direction.RIGHT));
    assertTrue(openings.has(Direction.DOWN));
    assertEquals("u-rd", openings.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ulr", "ulrdd", "lurd", "u---", "----", "U-RD", "u rd"})
  void otherTextsAreNoOpenings(String text) {
    assertEquals(Optional.empty(), Openings.parse(text));
  }

  @Test
  void boxDrawingCharactersShowWhereATileIsOpen() {
    Map<Character, String> shown = new TreeMap<>();
    String symbols = "┌┐─┬│└├┘┤┴┼";
    String row = symbols.chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining());
    WinterLanguage.level(WinterLanguage.text(row)).forEachEntity((entity, x, y) -> shown.put(symbols.charAt(x),
        KINDS.get(entity.kind()).attributes().text("openings").orElseThrow()));
    assertEquals(Map.ofEntries(Map.entry('┌', "--rd"), Map.entry('┐', "-l-d"), Map.entry('─', "-lr-"),
        Map.entry('┬', "-lrd"),
        Map.entry('│', "u--d"), Map.entry('└', "u-r-"), Map.entry('├', "u-rd"), Map.entry('┘', "ul--"),
            Map.entry('┤', "ul-d"),
        Map.entry('┴', "ulr-"), Map.entry('┼', "ulrd")), shown);
  }
}
