package org.tilewright.engine.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.TextFormatException;

class LevelDefinitionTextTest {

  private static final String SMALL = """
      tilewright-level 1
      level crossing "The Crossing"
      ruleset dungeon
      info author = "Ada"
      config player_health = 10
      kind ogre "Ogre" extends [zombie_toast, entity] behaves [hostile, wanders] layer 3 sprite "o.svg" {health: 20}
      map -1 2 3 2 symbols
        w = wall
        s = boulder + switch {sprite: "red"}
        |www|
        |.s.|
      end
      place 5 1 ogre {health: 7}
      goal exit and (enemies(3) or treasure)
      end
      """;

  @Test
  void aLevelReadsAsItIsWritten() throws TextFormatException {
    LevelDefinition level = LevelDefinitionText.parse(SMALL);

    assertEquals(SMALL, LevelDefinitionText.format(level));
    assertEquals("The Crossing", level.title());
    assertEquals(List.of("boulder", "switch"), ((MapBlock) level.sources().getFirst()).at(0, 3).stream()
        .map(EntitySpec::kind).toList());
    assertEquals("exit and (enemies(3) or treasure)", Goal.text(level.goal().orElseThrow()));
    assertEquals(List.of("ogre", "zombie_toast", "entity"), level.kind("ogre").lineage());
  }

  @Test
  void nothingIsLost() throws TextFormatException {
    Map<String, Value> all = new LinkedHashMap<>();
    all.put("whole", Value.of(-3));
    all.put("decimal", Value.of(new BigDecimal("1.50")));
    all.put("huge", Value.of(new BigDecimal("1E+100000")));
    all.put("tiny", Value.of(new BigDecimal("1E-100000")));
    all.put("thousand", Value.of(new BigDecimal("1E+3")));
    all.put("text", Value.of("a \"quoted\"\n\ttext \\ with \u0001 and \u2603 // no comment"));
    all.put("yes", Value.of(true));
    all.put("word", new Value.Name("BLUE"));
    all.put("odd word", new Value.Name("true"));
    all.put("odder word", new Value.Name("two words` {"));
    all.put("range", new Value.Range(new BigDecimal("-2.5"), new BigDecimal("6")));
    all.put("list", new Value.ListOf(List.of(Value.of(1), new Value.ListOf(List.of()), Value.of(""))));
    all.put("", new Value.RecordOf(Map.of("a b", new Value.RecordOf(Map.of()))));
    Attributes attributes = new Attributes(all);
    EntitySpec rich = new EntitySpec("strange kind", attributes);
    LevelDefinition level = new LevelDefinition("a name", "", "rule set", attributes,
        Map.of("strange kind", new KindDefinition("strange kind", "T", List.of("strange kind", "x, y"), Set.of("]", "end"),
            attributes, -1, "a b.svg")),
        List.of(new Placement(rich, new Cell(-1_000_000_000, 1_000_000_000)),
            new MapBlock(7, -7, 0, 0, new char[0], List.of(List.of())),
            new MapBlock(0, 0, 0, 3, new char[0], List.of(List.of())),
            new MapBlock(0, 0, 2, 1, new char[] {1, 2}, List.of(List.of(), List.of(), List.of(rich, rich)))),
        Optional.of(new Goal.Not(new Goal.Call("odd function", List.of(attributes.get("list").orElseThrow())))), attributes);

    String text = LevelDefinitionText.format(level);

    assertEquals(level, LevelDefinitionText.parse(text));
    assertEquals(level, LevelDefinitionText.parse("\uFEFF" + text.replace("\n", "\r\n")), "BOM and Windows line ends");
    assertEquals(level, LevelDefinitionText.parse("\n// saved by hand\r" + text.replace("\n", "\r") + "\r\r"));
  }

  @Test
  void aMapOfManyDifferentCellsIsWrittenInNumbers() throws TextFormatException {
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    char[] cells = new char[200 * 2];
    for (int i = 1; i < 200; i++) {
      palette.add(List.of(EntitySpec.of("kind" + i)));
      cells[i] = (char) i;
      cells[cells.length - i] = (char) i;
    }
    LevelDefinition level = level(new MapBlock(0, 0, 200, 2, cells, palette));

    assertEquals(level, LevelDefinitionText.parse(LevelDefinitionText.format(level)));
  }

  @Test
  void everySymbolCanBeUsed() throws TextFormatException {
    for (int size = 80; size < 110; size++) {
      List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
      char[] cells = new char[size];
      for (int i = 1; i < size; i++) {
        palette.add(List.of(EntitySpec.of("elf" + i)));
        cells[i] = (char) i;
      }
      LevelDefinition level = level(new MapBlock(0, 0, 1, size, cells, palette));

      assertEquals(level, LevelDefinitionText.parse(LevelDefinitionText.format(level)));
    }
  }

  @Test
  void aMillionCellsAreReadBack() throws TextFormatException {
    char[] cells = new char[1_000_000];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (char) (i * 31 % 7 % 2);
    }
    LevelDefinition level = level(new MapBlock(-500, -500, 1000, 1000, cells,
        List.of(List.of(), List.of(EntitySpec.of("wall")))));

    assertEquals(level, LevelDefinitionText.parse(LevelDefinitionText.format(level)));
  }

  private static LevelDefinition level(EntitySource source) {
    return new LevelDefinition("l", "L", "r", Attributes.NONE, Map.of(), List.of(source), Optional.empty(),
        Attributes.NONE);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of("tilewright-level 1", "", 1, "The text is empty; it should begin with 'tilewright-level 1'."),
        Arguments.of("tilewright-level 1", "{\"entities\": []}", 1,
            "This is no tilewright-level text: it should begin with 'tilewright-level 1'."),
        Arguments.of("level 1", "level 2", 1,
            "Version 2 of tilewright-level is not known here; this program reads version 1."),
        Arguments.of("level crossing", "level 7", 2, "Expected the name of the level here."),
        Arguments.of("\"The Crossing\"", "\"The Crossing", 2, "The text that begins here has no end; write \" after it."),
        Arguments.of("\"Ada\"", "\"A\\da\"", 4, "A text may not contain '\\' here; write '\\\\' for a backslash."),
        Arguments.of("info author", "into author", 4,
            "A line of a level begins with info, config, kind, place, map, goal or end."),
        Arguments.of("= 10", "= 10 11", 5, "The line should end before '11'."),
        Arguments.of("= 10", "10", 5, "Expected '=' here."),
        Arguments.of("info author = \"Ada\"", "config player_health = 1", 5, "'player_health' is given twice."),
        Arguments.of("layer 3", "layer 3000000000", 6, "The number is too large for the layer."),
        Arguments.of("{health: 20}", "{health: 20, health: 21}", 6, "The field 'health' is given twice."),
        Arguments.of("-1 2 3 2", "-1 2 3 -2", 7, "The height of a map cannot be negative."),
        Arguments.of("-1 2 3 2", "-1 2 3 2000000000", 7, "The map is too large."),
        Arguments.of("-1 2 3 2", "-1 2 3 4", 12, "The map has 2 rows, but it should have 4."),
        Arguments.of("s = boulder", "w = boulder", 9, "A symbol is defined twice, or there are too many."),
        Arguments.of("|www|", "|ww|", 10, "The row has 2 cells, but it should have 3."),
        Arguments.of("|.s.|", "|.?.|", 11, "The symbol '?' in cell 2 of the row is not defined."),
        Arguments.of("|.s.|", "|.s.", 11, "Expected a row that begins and ends with '|'."),
        Arguments.of("place 5 1", "place five 1", 13, "Expected a whole number for the column here."),
        Arguments.of("goal exit and", "goal exit and and", 14, "There is nothing for 'and' to connect."),
        Arguments.of("goal exit and", "goal exit or )", 14, "Expected a goal function, 'not' or '(' here."),
        Arguments.of("(enemies(3) or treasure)", "(".repeat(100_000), 14, "The goal is nested more than 500 levels deep."),
        Arguments.of("(enemies(3) or treasure)", "x(" + "[".repeat(100_000), 14,
            "The value is nested more than 200 levels deep."),
        Arguments.of("treasure)\nend\n", "treasure)\n", 15, "The text ends too early."),
        Arguments.of("treasure)\nend\n", "treasure)\nend\nend\n", 16, "The text should end here."),
        Arguments.of("7}", "1" + "0".repeat(2000) + "}", 13, "A number may have at most 1000 digits."),
        Arguments.of("7}", "1E99999999999}", 13, "The exponent of the number is too large."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsReportedWithItsLine(String right, String wrong, int line, String reason) {
    String text = wrong.isEmpty() ? "" : SMALL.replace(right, wrong);

    TextFormatException mistake = assertThrows(TextFormatException.class, () -> LevelDefinitionText.parse(text));

    assertEquals(line + ": " + reason, mistake.line() + ": " + mistake.reason());
    assertEquals("Line " + line + ", column " + mistake.column() + ": " + reason, mistake.getMessage());
  }
}
