package org.tilewright.lang.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.testing.MiniLanguage;

/**
 * Random edits of random levels: after each, the parsed text has on every cell what was asked for there, and what it had
 * before on all others.
 */
final class CellEditorPropertyTest {

  private static final int LEVELS_PER_SEED = 12;
  private static final int EDITS_PER_LEVEL = 6;
  private static final List<String> KINDS = List.of("wall", "player", "goblin", "door", "key", "exit", "floor_tile");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void textAndCellsAgreeAfterAnyEdits(long seed) {
    Random random = new Random(seed);
    for (int n = 0; n < LEVELS_PER_SEED; n++) {
      Parsed before = Parsed.of(level(random));
      Map<Cell, List<EntitySpec>> expected = before.cells();
      for (int i = 0; i < EDITS_PER_LEVEL; i++) {
        List<CellChange> changes = changes(random);
        String text = TextReplacement.applyAll(before.text(), before.editor().edits(changes));
        changes.forEach(change -> put(expected, change));
        String explanation = "seed " + seed + ", level " + n + ", edit " + i + ": " + changes + "\n" + before.text()
            + "\n----\n" + text;
        Parsed after = Parsed.of(text);
        assertEquals(expected, after.cells(), explanation);
        assertTrue(comments(text).containsAll(comments(before.text())), explanation);
        changes.forEach(change -> assertEquals(change.stack(), after.editor().stackAt(change.cell()), explanation));
        assertEquals(List.of(), after.editor().edits(changes), explanation);
        before = after;
      }
    }
  }

  /** A text with what the language makes of it. */
  private record Parsed(String text, CellEditor editor, Map<Cell, List<EntitySpec>> cells) {

    static Parsed of(String text) {
      LevelFileResult result = MiniLanguage.parse(text);
      assertTrue(!result.resource().getParseResult().hasSyntaxErrors(), () -> result.issues() + "\n" + text);
      CompiledLevel level = result.level("t").orElseThrow();
      Map<Cell, List<EntitySpec>> cells = new LinkedHashMap<>();
      level.definition().forEachEntity((entity, x, y) -> cells.computeIfAbsent(new Cell(x, y), c -> new ArrayList<>()).add(entity));
      return new Parsed(text, new CellEditor(LayoutReader.read(result, level).orElseThrow(), text), cells);
    }
  }

  private static void put(Map<Cell, List<EntitySpec>> cells, CellChange change) {
    if (change.stack().isEmpty()) {
      cells.remove(change.cell());
    } else {
      cells.put(change.cell(), change.stack());
    }
  }

  /** The comments, which no edit may lose. */
  private static List<String> comments(String text) {
    return text.lines().filter(line -> line.strip().startsWith("//")).toList();
  }

  private static List<CellChange> changes(Random random) {
    List<CellChange> changes = new ArrayList<>();
    int count = 1 + random.nextInt(5);
    int spread = random.nextInt(4) == 0 ? 40 : 9;
    Map<Cell, CellChange> byCell = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      Cell cell = new Cell(random.nextInt(2 * spread) - spread / 2, random.nextInt(2 * spread) - spread / 2);
      byCell.put(cell, new CellChange(cell, stack(random)));
    }
    changes.addAll(byCell.values());
    return changes;
  }

  private static List<EntitySpec> stack(Random random) {
    int size = Math.max(0, random.nextInt(5) - 1) % 3;
    List<EntitySpec> stack = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      stack.add(EntitySpec.of(KINDS.get(random.nextInt(KINDS.size()))));
    }
    return stack;
  }

  private static String level(Random random) {
    String delimiter = List.of("\n", "\n", "\r\n").get(random.nextInt(3));
    StringBuilder out = new StringBuilder("level t uses mini {\n  // first comment\n");
    if (random.nextBoolean()) {
      out.append(random.nextBoolean() ? "  legend { 'D' = door  'B' = floor_tile + key }\n"
          : "  legend {\n    'D' = door  'B' = floor_tile + key\n    '-' = empty // dash\n  }\n");
    }
    boolean legend = out.indexOf("legend") >= 0;
    int parts = random.nextInt(4);
    for (int i = 0; i < parts; i++) {
      out.append("  // part ").append(i).append('\n');
      if (random.nextInt(3) == 0) {
        out.append(place(random));
      } else {
        out.append(block(random, legend));
      }
    }
    return out.append("  // last comment\n}\n").toString().replace("\n", delimiter);
  }

  private static String place(Random random) {
    StringBuilder out = new StringBuilder("  place ").append(KINDS.get(random.nextInt(KINDS.size())));
    if (random.nextBoolean()) {
      out.append(" + goblin");
    }
    out.append(" at ");
    int cells = 1 + random.nextInt(4);
    for (int i = 0; i < cells; i++) {
      out.append(i == 0 ? "" : ", ").append("(").append(random.nextInt(12) - 3).append(", ").append(random.nextInt(12) - 3)
          .append(")");
    }
    return out.append(random.nextBoolean() ? " /* here */\n" : "\n").toString();
  }

  private static String block(Random random, boolean legend) {
    String symbols = legend ? "##..  @gXDB" : "##..  @gX";
    StringBuilder out = new StringBuilder("  map");
    if (random.nextBoolean()) {
      out.append(" at (").append(random.nextInt(8) - 4).append(", ").append(random.nextInt(8) - 4).append(')');
    }
    out.append(" \"\"\"\n");
    int rows = 1 + random.nextInt(5);
    String indentation = "    ";
    for (int y = 0; y < rows; y++) {
      int columns = random.nextInt(7);
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < columns; x++) {
        row.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      out.append(columns == 0 && random.nextBoolean() ? "" : indentation + row).append('\n');
    }
    return switch (random.nextInt(3)) {
      case 0 -> out.append("    \"\"\"\n").toString();
      case 1 -> out.append("  \"\"\"\n").toString();
      default -> out.deleteCharAt(out.length() - 1).append("#\"\"\"\n").toString();
    };
  }
}
