package org.tilewright.lang.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.compile;
import static org.tilewright.lang.testing.MiniLanguage.level;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.LevelFileResult;

class LevelCompilerTest {

  private static final String Q = "\"\"\"";

  private static List<String> entities(LevelDefinition level) {
    List<String> entities = new ArrayList<>();
    level.forEachEntity((entity, x, y) -> entities.add(entity.kind() + entity.attributes().values().keySet() + "@" + x + "," + y));
    return entities;
  }

  private static List<String> kindsIn(String content) {
    List<String> kinds = new ArrayList<>();
    compile(content).definition().forEachEntity((entity, x, y) -> kinds.add(entity.kind() + "@" + x + "," + y));
    return kinds;
  }

  @Test
  void headIsKept() {
    LevelFileResult file = parse("level crossing \"The Crossing\" uses mini { about \"Two.\" info { author = \"me\" stars: 3 } goal exit }");
    LevelDefinition level = file.levels().getFirst().definition();
    assertEquals(List.of(), file.issues());
    assertEquals("crossing", level.name());
    assertEquals("The Crossing", level.title());
    assertEquals("mini", level.ruleset());
    assertEquals(Map.of("about", Value.of("Two."), "author", Value.of("me"), "stars", Value.of(3)), level.info().values());
  }

  @Test
  void everyConfigurationKeyWithAValueIsThere() {
    LevelDefinition level = compile("config { player_health = 12 theme = desert }").definition();
    assertEquals(Map.of("player_health", Value.of(12), "speed", Value.of(new BigDecimal("1.0")), "theme",
        new Value.Name("desert"), "tags", new Value.ListOf(List.of(Value.of("a"), Value.of("b")))), level.config().values());
  }

  @Test
  void kindsInheritAttributesBehavioursAndLineage() {
    KindDefinition goblin = compile("config { player_health = 77 }").definition().kind("goblin");
    assertEquals(List.of("goblin", "fighter", "entity"), goblin.lineage());
    assertEquals(Set.of("fights", "moves", "hostile"), goblin.behaviours());
    assertEquals(3, goblin.attributes().intValue("health", -1));
    assertEquals(Optional.of("calm"), goblin.attributes().text("mood"));
    assertFalse(goblin.attributes().get("drops").isPresent());
  }

  @Test
  void aDefaultCanBeAConfigurationKeyOfTheLevel() {
    assertEquals(77, compile("config { player_health = 77 }").definition().kind("player").attributes().intValue("health", 0));
    assertEquals(10, compile("").definition().kind("player").attributes().intValue("health", 0));
  }

  @Test
  void layerAndSpriteAreReadFromAttributes() {
    LevelDefinition level = compile("kind ogre extends goblin \"Ogre\" { layer = 7 sprite = \"ogre.svg\" }").definition();
    assertEquals(7, level.kind("ogre").layer());
    assertEquals("ogre.svg", level.kind("ogre").sprite());
    assertEquals("Ogre", level.kind("ogre").title());
    assertEquals("floor tile", level.kind("floor_tile").title());
    assertEquals(-1, level.kind("floor_tile").layer());
  }

  @Test
  void abstractKindsAreNoKindsOfTheLevel() {
    assertFalse(compile("").definition().kinds().containsKey("fighter"));
  }

  @Test
  void aKindCanExtendTheOneThatItHides() {
    KindDefinition wall = compile("kind wall extends wall \"Hedge\" { layer = 2 }").definition().kind("wall");
    assertEquals("Hedge", wall.title());
    assertTrue(wall.has("blocks"));
  }

  @Test
  void mapsUseTheLegendsOfLevelAndGame() {
    assertEquals(List.of("wall@0,0", "floor_tile@1,0", "goblin@1,0", "exit@2,1"),
        kindsIn("legend { 'b' = floor_tile + goblin }\nmap " + Q + "\n  #b\n  ..X\n  " + Q));
  }

  @Test
  void theLegendOfTheLevelHidesThatOfTheGame() {
    assertEquals(List.of("goblin@0,0"), kindsIn("legend { '#' = goblin 'X' = empty }\nmap " + Q + "\n#X\n" + Q));
  }

  @Test
  void commonIndentationIsStrippedAndBlanksAreEmptyCells() {
    assertEquals(List.of("wall@2,0", "exit@0,1", "wall@1,3"),
        kindsIn("map " + Q + "\n      #  \n    X\n\n     #\n    " + Q));
  }

  @Test
  void theClosingQuotesCountForTheIndentation() {
    assertEquals(List.of("wall@2,0"), kindsIn("map " + Q + "\n    #\n  " + Q));
    assertEquals(List.of("wall@0,0"), kindsIn("map " + Q + "\n    #" + Q));
  }

  @Test
  void rowsMayBeRaggedAndOriginsNegative() {
    LevelDefinition level = compile("map at (-3, -2) " + Q + "\n##\n####\n#\n" + Q).definition();
    MapBlock block = (MapBlock) level.sources().getFirst();
    assertEquals(4, block.width());
    assertEquals(3, block.height());
    assertEquals(List.of(), block.at(-1, -2));
    assertEquals("wall", block.at(0, -1).getFirst().kind());
  }

  @Test
  void anyCodePointIsOneCell() {
    assertEquals(List.of("wall@0,0", "goblin@1,0", "exit@2,0", "door@3,0"),
        kindsIn("legend { '┼' = wall '🐉' = goblin '\\u00e9' = exit '\\'' = door }\nmap " + Q + "\n┼🐉é'\n" + Q));
  }

  @Test
  void lineEndsOfAllSystemsAreEqual() {
    List<String> expected = List.of("wall@0,0", "exit@1,1");
    for (String end : List.of("\n", "\r\n", "\r")) {
      assertEquals(expected, kindsIn(("map " + Q + "\n  #\n  .X\n  " + Q).replace("\n", end)), end);
    }
  }

  @Test
  void placementsAreInTheOrderOfTheText() {
    LevelDefinition level = compile("place goblin(health: 9, mood: angry) + key(key: 1) at (5, 1), (6, -1)\nmap " + Q + "\n#\n" + Q
        + "\nplace player at (0, 0)").definition();
    assertEquals(List.of("goblin[health, mood]@5,1", "key[key]@5,1", "goblin[health, mood]@6,-1", "key[key]@6,-1", "wall[]@0,0",
        "player[]@0,0"), entities(level));
  }

  @Test
  void valuesOfAllTypes() {
    LevelDefinition level = compile("place goblin(drops: 1..3, loot: [\"a\\n\\u0041\"], anything: { a: -1.50, \"b c\" = [x, true] }, "
        + "health: config player_health, boss: false, extra: {}) at (0, 0)").definition();
    Map<String, Value> values = new LinkedHashMap<>();
    level.forEachEntity((entity, x, y) -> values.putAll(entity.attributes().values()));
    assertEquals(new Value.Range(BigDecimal.ONE, BigDecimal.valueOf(3)), values.get("drops"));
    assertEquals(new Value.ListOf(List.of(Value.of("a\nA"))), values.get("loot"));
    Map<String, Value> fields = new LinkedHashMap<>();
    fields.put("a", Value.of(new BigDecimal("-1.50")));
    fields.put("b c", new Value.ListOf(List.of(new Value.Name("x"), Value.of(true))));
    assertEquals(new Value.RecordOf(fields), values.get("anything"));
    assertEquals(Value.of(10), values.get("health"));
    assertEquals(Value.of(false), values.get("boss"));
    assertEquals(new LinkedHashSet<>(List.of("drops", "loot", "anything", "health", "boss", "extra")), values.keySet());
  }

  @Test
  void goalsAreCompiledWithPrecedenceAndDefaults() {
    Goal goal = compile("goal exit and (enemies or not collect(key, 3)) or enemies(2)").definition().goal().orElseThrow();
    assertEquals("exit and (enemies(1) or not collect(key, 3)) or enemies(2)", Goal.text(goal));
  }

  @Test
  void severalLevelsInOneFile() {
    LevelFileResult file = parse("level a uses mini { goal exit } level b uses mini { goal exit }");
    assertEquals(List.of("a", "b"), file.levels().stream().map(level -> level.definition().name()).toList());
  }

  @Test
  void aBrokenLevelIsCompiledAsFarAsItIsUnderstood() {
    LevelFileResult file = level("map " + Q + "\n#?@\n" + Q + "\nplace dragon at (1, 1)\nconfig { a = }");
    assertTrue(file.hasErrors());
    LevelDefinition level = file.levels().getFirst().definition();
    assertEquals(List.of("wall[]@0,0", "player[]@2,0", "dragon[]@1,1"), entities(level));
  }

  @Test
  void everyCellKnowsItsCharacter() {
    LevelFileResult file = level("map at (10, 20) " + Q + "\n  #🐉\n  .@\n  " + Q + "\nplace key at (3, 4)");
    SourceMap sources = file.levels().getFirst().sources();
    BlockSource block = sources.blocks().getFirst();
    int offset = block.offset(11, 21).orElseThrow();
    assertEquals('@', file.text().charAt(offset));
    assertEquals(Optional.of(new Cell(11, 21)), block.cell(offset));
    assertEquals("🐉".codePointAt(0), block.symbol(11, 20).orElseThrow());
    assertTrue(block.offset(12, 21).isEmpty());
    assertEquals(Optional.empty(), block.cell(block.range().offset()));
    TextRange placement = sources.cell(new Cell(3, 4)).orElseThrow();
    assertEquals("(3, 4)", file.text().substring(placement.offset(), placement.end()));
    assertEquals(Optional.of(new Cell(3, 4)), sources.cellAt(placement.offset()));
  }

  @Test
  void namedPartsKnowTheirPlace() {
    LevelFileResult file = level("config { player_health = 4 }\ninfo { author = \"x\" }\ngoal exit and enemies");
    SourceMap sources = file.levels().getFirst().sources();
    assertEquals("player_health = 4", text(file, sources.part("config.player_health")));
    assertEquals("player_health = 4", text(file, sources.part("config.unset")));
    assertEquals("exit and enemies", text(file, sources.part("goal")));
    assertEquals("t", text(file, Optional.of(sources.name())));
    assertEquals(Optional.empty(), sources.part("nothing"));
  }

  private static String text(LevelFileResult file, Optional<TextRange> range) {
    return file.text().substring(range.orElseThrow().offset(), range.orElseThrow().end());
  }
}
