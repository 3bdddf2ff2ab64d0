package org.tilewright.lang.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;

class LevelPrinterTest {

  private static final EntitySpec WALL = EntitySpec.of("wall");
  private static final LevelDraft DRAFT = LevelDraft.of("a", "dungeon");

  private final LevelPrinter printer = new LevelPrinter(new DefaultSymbols(defaults()));

  private static Map<String, List<EntitySpec>> defaults() {
    Map<String, List<EntitySpec>> stacks = new LinkedHashMap<>();
    stacks.put(".", List.of());
    stacks.put("#", List.of(WALL));
    stacks.put("D", List.of(EntitySpec.of("door")));
    stacks.put("d", List.of(EntitySpec.of("switch_door")));
    stacks.put("'", List.of(EntitySpec.of("quote")));
    return stacks;
  }

  @SafeVarargs
  private static MapBlock row(int left, int top, List<EntitySpec>... stacks) {
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    char[] indices = new char[stacks.length];
    for (int i = 0; i < stacks.length; i++) {
      if (!palette.contains(stacks[i])) {
        palette.add(stacks[i]);
      }
      indices[i] = (char) palette.indexOf(stacks[i]);
    }
    return new MapBlock(left, top, stacks.length, 1, indices, palette);
  }

  private static EntitySpec door(int key) {
    return new EntitySpec("door", new Attributes(Map.of("key", Value.of(key))));
  }

  private String legend(EntitySource... sources) {
    String text = printer.print(DRAFT.withSources(List.of(sources)));
    int start = text.indexOf("legend {");
    return start < 0 ? "" : text.substring(start + 9, text.indexOf("  }", start)).replaceAll("(?m)^ +", "");
  }

  @Test
  void everyPartHasItsPlace() {
    Map<String, Value> info = new LinkedHashMap<>();
    info.put("author", Value.of("M. \"Q\""));
    info.put("notes", new Value.RecordOf(Map.of("config", new Value.Name("true"))));
    LevelDraft draft = DRAFT.withTitle("A level").withAbout("One\nline.").withInfo(new Attributes(info))
        .withConfig(new Attributes(Map.of("player_health", Value.of(new BigDecimal("1.50")))))
        .withKinds(List.of(new KindDraft("ogre", Optional.of("place"), Optional.of("Ogre"),
            new Attributes(Map.of("logic", new Value.Name("and"))))))
        .withSources(List.of(row(-1, 2, List.of(WALL), List.of(), List.of(WALL, door(1))),
            new Placement(WALL, new Cell(5, 5)), new Placement(WALL, new Cell(6, 6))))
        .withGoal(new Goal.And(new Goal.Call("exit", List.of()), new Goal.Or(new Goal.Not(new Goal.Call("goal", List.of())),
            new Goal.Call("enemies", List.of(Value.of(3))))));
    assertEquals("""
        level a "A level" uses dungeon {
          about "One\\nline."

          info {
            author = "M. \\"Q\\""
          }

          config {
            player_health = 1.50
          }

          kind ogre extends ^place "Ogre" {
            logic = and
          }

          legend {
            'o' = wall + door(key: 1)
          }

          map at (-1, 2) \"""
            #.o
            \"""

          place wall at (5, 5), (6, 6)

          goal exit and (not ^goal or enemies(3))

          info {
            notes = {"config": ^true}
          }
        }
        """, printer.print(draft));
  }

  @Test
  void theSymbolOfTheLibraryNeedsNoLegend() {
    assertEquals("", legend(row(0, 0, List.of(WALL), List.of())));
  }

  @Test
  void anEntityWithAttributesTakesTheSymbolOfItsKindUnlessThePlainKindIsThere() {
    assertEquals("'D' = door(key: 1)\n", legend(row(0, 0, List.of(door(1)))));
    assertEquals("'o' = door(key: 1)\n", legend(row(0, 0, List.of(door(1)), List.of(EntitySpec.of("door")))));
  }

  @Test
  void symbolsOfOtherKindsAreNeverTaken() {
    assertEquals("'D' = door(key: 1)\n'o' = door(key: 2)\n'O' = door(key: 3)\n'r' = door(key: 4)\n",
        legend(row(0, 0, List.of(door(1)), List.of(door(2)), List.of(door(3)), List.of(door(4)))));
  }

  @Test
  void aThousandStacksHaveAThousandSymbols() {
    List<List<EntitySpec>> stacks = new ArrayList<>();
    for (int key = 0; key < 1000; key++) {
      stacks.add(List.of(door(key)));
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<EntitySpec>[] array = stacks.toArray(new List[0]);
    String text = printer.print(DRAFT.withSources(List.of(row(0, 0, array))));
    String map = text.substring(text.indexOf("\"\"\"\n") + 4, text.lastIndexOf("\n    \"\"\"")).strip();
    assertEquals(1000, map.codePoints().distinct().count());
    assertFalse(map.contains("\"") || map.contains("\\") || map.contains("'") || map.contains("."), map);
  }

  @Test
  void symbolsThatMustBeEscapedAre() {
    Map<String, List<EntitySpec>> wanted = new LinkedHashMap<>();
    wanted.put("\\", List.of(WALL));
    wanted.put("'", List.of(door(1)));
    String text = printer.print(DRAFT.withLegend(wanted).withSources(List.of(row(0, 0, List.of(WALL), List.of(door(1))))));
    assertTrue(text.contains("'\\\\' = wall\n    '\\'' = door(key: 1)"), text);
  }

  @Test
  void withoutAnEmptySymbolTheLegendNamesOne() {
    String text = new LevelPrinter(new DefaultSymbols(Map.of("#", List.of(WALL)))).print(
        DRAFT.withSources(List.of(row(0, 0, List.of(WALL), List.of()))));
    assertTrue(text.contains("'.' = empty"), text);
  }

  @Test
  void stacksArePlacedTogetherAndInOrder() {
    String text = printer.print(DRAFT.withSources(List.of(new Placement(WALL, new Cell(1, 1)), new Placement(WALL, new Cell(2, 2)),
        new Placement(door(1), new Cell(2, 2)), new Placement(WALL, new Cell(3, 3)))));
    assertTrue(text.contains("  place wall at (1, 1)\n  place wall + door(key: 1) at (2, 2)\n  place wall at (3, 3)\n"), text);
  }

  @Test
  void aNameThatIsNoIdentifierIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> printer.print(LevelDraft.of("a b", "dungeon")));
  }
}
