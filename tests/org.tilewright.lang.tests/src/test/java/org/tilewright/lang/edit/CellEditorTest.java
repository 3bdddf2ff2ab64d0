package org.tilewright.lang.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.testing.MiniLanguage;

/** Which characters of a level's text change when cells change. */
final class CellEditorTest {

  private static final String BOX = """
      level t uses mini { // kept
        map \"""
          ####
          #@.#
          ####
          \"""
        goal exit
      }
      """;

  @Test
  void aCellInsideABlockCostsOneCharacter() {
    List<TextReplacement> edits = edits(BOX, change(2, 1, "goblin"));
    assertEquals(List.of(new TextReplacement(BOX.indexOf("@.") + 1, 1, "g")), edits);
  }

  @Test
  void neighboursInARowAreOneReplacement() {
    List<TextReplacement> edits = edits(BOX, change(2, 1, "wall"), change(1, 1, "goblin"));
    assertEquals(List.of(new TextReplacement(BOX.indexOf("@."), 2, "g#")), edits);
  }

  @Test
  void nothingChangesForWhatIsThereAlready() {
    assertEquals(List.of(), edits(BOX, change(0, 0, "wall"), change(2, 1), change(50, 50)));
  }

  @Test
  void erasingWritesTheEmptySymbolOfTheBlock() {
    assertChange(BOX, "#@.#", "#..#", change(1, 1));
    assertChange(BOX.replace("@.", "@ "), "#@ #", "#  #", change(1, 1));
  }

  @Test
  void aBlankIsNotWrittenWhereItWouldBeTakenForIndentation() {
    String text = """
        level t uses mini {
          map \"""
            # @
            #  \"""
        }
        """;
    assertChange(text, "    # @\n", "    . @\n", change(0, 0));
    // Once column 0 has no wall at all it must still be column 0.
    String both = applied(text, change(0, 0), change(0, 1));
    assertEquals(List.of(EntitySpec.of("player")), stack(both, 2, 0));
  }

  @Test
  void aBlankMayStandInTheFirstColumnWhenTheClosingQuotesHoldTheIndentation() {
    assertChange(BOX.replace(".", " "), "    ####\n    #@", "     ###\n    #@", change(0, 0));
  }

  @Test
  void aStackWithoutSymbolGetsALegendEntryInTheStyleOfTheLegend() {
    String text = """
        level t uses mini {
          legend {
              'D' = door(key: 1)   // front door
              // end of legend
          }
          map \"""
            #@.#
            \"""
        }
        """;
    String after = applied(text, change(2, 0, "key"));
    assertEquals(text.replace("// front door\n", "// front door\n      'k' = key\n").replace("#@.#", "#@k#"), after);
  }

  @Test
  void aLegendOnOneLineStaysOnOneLine() {
    String text = "level t uses mini { legend { 'D' = door } map \"\"\"\n  #.\n  \"\"\" }";
    assertEquals("level t uses mini { legend { 'D' = door  'k' = key } map \"\"\"\n  #k\n  \"\"\" }",
        applied(text, change(1, 0, "key")));
  }

  @Test
  void aLevelWithoutLegendGetsOneBeforeItsMap() {
    String after = applied(BOX, change(2, 1, "key"));
    assertEquals(BOX.replace("  map", "  legend {\n    'k' = key\n  }\n  map").replace("@.", "@k"), after);
  }

  @Test
  void newSymbolsAvoidThoseInUse() {
    String text = """
        level t uses mini {
          legend { 'k' = wall  'K' = exit }
          map \"""
            .ey.
            \"""
        }
        """;
    // 'e' and 'y' have no meaning yet, and must not get one by accident.
    String after = applied(text, change(0, 0, "key"));
    assertTrue(after.contains("'E' = key"), after);
  }

  @Test
  void attributesAndStacksAreWrittenOut() {
    EntitySpec key = new EntitySpec("key", new Attributes(Map.of("key", new Value.Num(BigDecimal.ONE))));
    String after = applied(BOX, new CellChange(new Cell(2, 1), List.of(EntitySpec.of("floor_tile"), key)));
    assertTrue(after.contains("= floor_tile + key(key: 1)\n"), after);
    assertEquals(List.of(EntitySpec.of("floor_tile"), key), stack(after, 2, 1));
  }

  @Test
  void aKindNamedLikeAKeywordIsEscaped() {
    String text = BOX.replace("  map", "  kind ^map extends entity\n  map");
    String after = applied(text, change(2, 1, "map"));
    assertTrue(after.contains("= ^map\n"), after);
  }

  @Test
  void aRaggedRowIsFilledUp() {
    String text = BOX.replace("#@.#", "#@");
    assertChange(text, "#@\n", "#@.#\n", change(3, 1, "wall"));
    assertChange(text.replace(".", " "), "#@\n", "#@.#\n", change(3, 1, "wall"));
  }

  @Test
  void aBlankLineOfTheBlockGetsItsIndentation() {
    String text = BOX.replace("    #@.#\n", "\n");
    assertChange(text, "####\n\n", "####\n    .@\n", change(1, 1, "player"));
  }

  @Test
  void aCellNearABlockMakesItGrowDownAndRight() {
    assertChange(BOX, "    ####\n    \"\"\"", "    ####\n    ......\n    .....@\n    \"\"\"", change(5, 4, "player"));
  }

  @Test
  void growingLeftAndUpMovesTheOrigin() {
    String after = applied(BOX, change(-1, -2, "goblin"));
    assertTrue(after.contains("""
          map at (-1, -2) \"""
            g....
            .....
            .####
            .#@.#
            .####
            \"""
        """), after);
    String moved = applied(BOX.replace("map ", "map at (3, 4) "), change(2, 4, "goblin"));
    assertTrue(moved.contains("map at (2, 4) \"\"\"\n    g####\n    .#@.#"), moved);
  }

  @Test
  void aCellFarFromEveryBlockIsPlaced() {
    String after = applied(BOX, change(40, 2, "goblin"), change(41, 2, "goblin"), change(-30, 0, "wall"));
    assertEquals(BOX.replace("  goal", "  place goblin at (40, 2), (41, 2)\n  place wall at (-30, 0)\n  goal"), after);
  }

  @Test
  void aCellIsAddedToTheStatementThatPlacesTheSame() {
    String text = BOX.replace("  goal", "  place goblin at (40, 2) /* far */ // away\n  goal");
    assertChange(text, "(40, 2)", "(40, 2), (40, 3)", change(40, 3, "goblin"));
  }

  @Test
  void takingACellOutOfAPlaceStatementLeavesTheOthers() {
    String text = BOX.replace("  goal", "  place goblin at (20, 0), (21, 0), /* c */ (22, 0), (23, 0) // e\n  goal");
    assertChange(text, "(20, 0), (21, 0), /* c */ (22, 0), (23, 0)", "(21, 0), /* c */ (22, 0), (23, 0)", change(20, 0));
    assertChange(text, "(22, 0), (23, 0)", "(22, 0)", change(23, 0));
    assertChange(text, "(20, 0), (21, 0), /* c */ (22, 0), (23, 0)", "(20, 0), (23, 0)", change(21, 0), change(22, 0));
  }

  @Test
  void aPlaceStatementGoesWithItsLastCell() {
    String text = BOX.replace("  goal", "  place goblin at (20, 0), (21, 0)\n  goal");
    assertEquals(BOX, applied(text, change(20, 0), change(21, 0)));
    String commented = BOX.replace("  goal", "  place goblin at (20, 0) // why\n  goal");
    assertEquals(BOX.replace("  goal", "   // why\n  goal"), applied(commented, change(20, 0)));
  }

  @Test
  void whatIsPlacedOnABlockIsErasedWithoutTouchingTheBlock() {
    String text = BOX.replace("  goal", "  place goblin at (2, 1)\n  goal");
    assertEquals(BOX, applied(text, change(2, 1)));
    assertEquals(List.of(EntitySpec.of("wall"), EntitySpec.of("goblin")),
        stack(applied(text, change(2, 1, "wall", "goblin")), 2, 1));
    assertEquals(BOX.replace("@.", "@#"), applied(text, change(2, 1, "wall")));
  }

  @Test
  void ofOverlappingBlocksOnlyOneChanges() {
    String text = BOX.replace("  goal", "  map at (2, 1) \"\"\"\n    g\n    \"\"\"\n  goal");
    assertChange(text, "    g\n", "    #\n", change(2, 1, "wall"));
    assertEquals(List.of(EntitySpec.of("wall")), stack(applied(text, change(2, 1, "wall")), 2, 1));
  }

  @Test
  void anUnknownSymbolCanBePaintedOverAndErased() {
    String text = BOX.replace("@.", "@?");
    assertChange(text, "@?", "@#", change(2, 1, "wall"));
    assertChange(text, "@?", "@.", change(2, 1));
  }

  @Test
  void anEmptyLevelGetsAMapBlock() {
    String after = applied("level t uses mini {\n}\n", change(2, 3, "wall"), change(4, 4, "key"));
    assertEquals("""
        level t uses mini {
          legend {
            'k' = key
          }
          map at (2, 3) \"""
            #..
            ..k
            \"""
        }
        """, after);
    assertEquals(List.of(EntitySpec.of("key")), stack(after, 4, 4));
    assertEquals("level t uses mini {\n  map at (0, 0) \"\"\"\n    #\n    \"\"\"\n}",
        applied("level t uses mini {}", change(0, 0, "wall")));
  }

  @Test
  void lineDelimitersOfTheFileAreKept() {
    for (String delimiter : List.of("\r\n", "\r")) {
      String text = BOX.replace("\n", delimiter);
      String after = applied(text, change(2, 1, "key"), change(1, 5, "wall"), change(60, 60, "wall"));
      assertFalse(after.replace(delimiter, "").contains("\n"), after);
      assertEquals(List.of(EntitySpec.of("wall")), stack(after, 1, 5));
    }
  }

  @Test
  void tabsAndSymbolsOutsideTheBasicPlaneKeepTheirColumns() {
    String text = "level t uses mini {\n\tlegend { '🧱' = wall  '👾' = goblin + key }\n\tmap \"\"\"\n\t\t🧱🧱.\n\t\t.@🧱\n\t\t\"\"\"\n}\n";
    String after = applied(text, change(1, 0), change(2, 1, "goblin", "key"), change(3, 1, "wall"), change(1, 3, "wall"));
    assertEquals(text.replace("🧱🧱.", "🧱..").replace("@🧱", "@👾🧱").replace("\t\t\"\"\"", "\t\t....\n\t\t.🧱..\n\t\t\"\"\""), after);
  }

  @Test
  void theLevelInTheMiddleOfAFileIsEditedAlone() {
    String text = BOX.replace("level t", "level a") + "\n" + BOX + "\n" + BOX.replace("level t", "level c");
    String after = applied(text, "t", change(2, 1, "wall"));
    int at = text.indexOf("level t");
    assertEquals(text.substring(0, at) + text.substring(at).replaceFirst("@\\.", "@#"), after);
  }

  @Test
  void aLayoutSurvivesReplacedSymbolsAndNothingElse() {
    LevelLayout layout = layout(BOX, "t");
    int cell = BOX.indexOf("@.");
    assertTrue(layout.survives(cell, 2, "##"));
    assertFalse(layout.survives(cell, 2, "#"), "the row gets shorter");
    assertFalse(layout.survives(cell, 2, "#\""), "it could end the block");
    assertFalse(layout.survives(cell, 3, "#\n#"), "a new row");
    assertFalse(layout.survives(BOX.indexOf("mini"), 4, "maxi"), "outside the map");
  }

  @Test
  void cellsAndOffsetsLeadToEachOther() {
    String text = BOX.replace("  goal", "  place goblin at (20, 0), (21, 0)\n  goal");
    CellEditor editor = new CellEditor(layout(text, "t"), text);
    assertEquals(text.indexOf("@."), editor.offsetOf(new Cell(1, 1)).orElseThrow());
    assertEquals(new Cell(2, 1), editor.cellAt(text.indexOf("@.") + 1).orElseThrow());
    assertEquals(text.indexOf("(21, 0)"), editor.offsetOf(new Cell(21, 0)).orElseThrow());
    assertEquals(new Cell(21, 0), editor.cellAt(text.indexOf("21")).orElseThrow());
    assertTrue(editor.cellAt(text.indexOf("goal")).isEmpty());
    assertTrue(editor.offsetOf(new Cell(99, 0)).isEmpty());
  }

  static CellChange change(int x, int y, String... kinds) {
    return new CellChange(new Cell(x, y), Stream.of(kinds).map(EntitySpec::of).toList());
  }

  static LevelLayout layout(String text, String level) {
    LevelFileResult result = MiniLanguage.parse(text);
    return LayoutReader.read(result, result.level(level).orElseThrow()).orElseThrow();
  }

  private static List<TextReplacement> edits(String text, CellChange... changes) {
    return new CellEditor(layout(text, "t"), text).edits(List.of(changes));
  }

  private static String applied(String text, CellChange... changes) {
    return applied(text, "t", changes);
  }

  static String applied(String text, String level, CellChange... changes) {
    return TextReplacement.applyAll(text, new CellEditor(layout(text, level), text).edits(List.of(changes)));
  }

  private static void assertChange(String text, String before, String after, CellChange... changes) {
    assertEquals(text.replace(before, after), applied(text, changes));
  }

  static List<EntitySpec> stack(String text, int x, int y) {
    return new CellEditor(layout(text, "t"), text).stackAt(new Cell(x, y));
  }
}
