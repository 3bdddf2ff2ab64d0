package org.tilewright.lang.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.language;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.lang.edit.CellEditor;
import org.tilewright.lang.edit.LayoutReader;
import org.tilewright.lang.edit.TextReplacement;

/** What is written in the level language is read as the same again: names, values, and entities that an editor writes. */
class NotationTest {

  private static final int VALUES_PER_SEED = 120;
  private static final String CHARACTERS = "aZ_09-^.,:;'\"\\/*#+=(){}[] \t\n\r\u0000\u0007\u007f\u0085\u00e9\u2028\uFEFF\uD83D\uDE00\uD800\uDC00";

  private static Set<String> keywords() {
    return GrammarUtil.getAllKeywords(language().injector().getInstance(IGrammarAccess.class).getGrammar()).stream()
        .filter(Notation::isIdentifier).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> names() {
    return Stream.concat(keywords().stream(), Stream.of("a", "_", "A_9", "levels", "Level", "at_", "notat"));
  }

  @Test
  void theWordsThatTheGrammarTakesForNoNameAreKnown() {
    var word = GrammarUtil.findRuleForName(language().injector().getInstance(IGrammarAccess.class).getGrammar(), "Word");
    Set<String> never = keywords();
    word.eAllContents().forEachRemaining((EObject element) -> {
      if (element instanceof Keyword keyword) {
        never.remove(keyword.getValue());
      }
    });
    assertEquals(never, Notation.NEVER_WORDS);
  }

  @Test
  void everyNameIsReadAsItselfWhereverItStands() {
    names().forEach(name -> {
      String n = Notation.name(name);
      String w = Notation.word(name);
      String text = "ruleset " + n + " {\n  config { " + n + ": int = 1 }\n  kind " + n + " { attribute " + w + ": word(" + w + ", other)\n"
          + "    behaviour " + w + " }\n  goal " + n + "\n}\nlevel " + n + " uses " + n + " {\n  config { " + n + " = 2 }\n  place " + n + "("
          + w + ": " + w + ") at (0, 0)\n  goal " + n + "\n}\n";
      LevelFileResult result = parse(text);
      assertEquals(List.of(), result.issues(), text);
      var level = result.levels().getFirst().definition();
      assertEquals(name, level.name());
      assertEquals(Value.of(2), level.config().get(name).orElseThrow());
      assertEquals(Set.of(name), level.kind(name).behaviours());
      List<EntitySpec> placed = new ArrayList<>();
      level.forEachEntity((entity, x, y) -> placed.add(entity));
      assertEquals(List.of(new EntitySpec(name, new Attributes(Map.of(name, new Value.Name(name))))), placed);
    });
  }

  @Test
  void whatIsNoNameIsRefusedAndNotWritten() {
    for (String name : List.of("", "a-b", "1a", "\u00e9", "a b", "a\n", "^a")) {
      assertThrows(IllegalArgumentException.class, () -> Notation.name(name), name);
      assertThrows(IllegalArgumentException.class, () -> Notation.word(name), name);
    }
    assertThrows(IllegalArgumentException.class, () -> Notation.value(Value.of(new BigDecimal("1E+2147483647"))));
    assertThrows(IllegalArgumentException.class, () -> Notation.value(Value.of(new BigDecimal("1E-2147483647"))));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void everyValueIsReadAsItselfFromTheBytesOfAFile(long seed) {
    Random random = new Random(seed);
    Map<String, Value> info = new LinkedHashMap<>();
    names().filter(name -> !name.equals("about")).forEach(name -> info.put(name, new Value.Name(name)));
    for (int i = 0; i < VALUES_PER_SEED; i++) {
      info.put("v" + i + text(random), value(random, 3));
    }
    String text = new LevelPrinter(new DefaultSymbols(Map.of())).print(LevelDraft.of("t", "mini").withInfo(new Attributes(info))
        .withTitle(text(random)).withAbout(text(random)));
    LevelFileResult result = language().read(text.getBytes(StandardCharsets.UTF_8), "x.level");
    assertTrue(!result.hasErrors(), () -> "seed " + seed + ": " + result.issues() + "\n" + text);
    Map<String, Value> read = new LinkedHashMap<>(result.levels().getFirst().definition().info().values());
    read.remove("about");
    assertEquals(info, read, "seed " + seed);
  }

  @Test
  void aBareWordOfAnotherFileBecomesAText() {
    assertEquals("\"a-b\"", Notation.value(new Value.Name("a-b")));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void entitiesThatAnEditorWritesAreReadAsThemselves(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 30; i++) {
      String text = "level t uses mini {\n  kind ^map extends goblin { attribute ^config: any }\n"
          + (random.nextBoolean() ? "  legend { '\"' = wall + wall  '\\'' = door }\n" : "")
          + "  map \"\"\"\n    #@\n    \"\"\"\n}\n";
      EntitySpec entity = new EntitySpec("map", new Attributes(Map.of("config", value(random, 2), "anything", value(random, 2))));
      List<EntitySpec> stack = List.of(List.of(entity), List.of(EntitySpec.of("wall"), EntitySpec.of("wall")),
          List.of(EntitySpec.of("door"))).get(random.nextInt(3));
      LevelFileResult before = parse(text);
      CompiledLevel level = before.levels().getFirst();
      CellEditor editor = new CellEditor(LayoutReader.read(before, level).orElseThrow(), text);
      List<CellChange> changes = new ArrayList<>();
      for (int x = 0; x < 4; x++) {
        changes.add(new CellChange(new Cell(x, 0), stack));
      }
      changes.add(new CellChange(new Cell(500, 500), stack));
      String written = TextReplacement.applyAll(text, editor.edits(changes));
      LevelFileResult after = parse(written);
      Map<Cell, List<EntitySpec>> cells = new LinkedHashMap<>();
      after.levels().getFirst().definition().forEachEntity((e, x, y) -> cells.computeIfAbsent(new Cell(x, y), c -> new ArrayList<>())
          .add(e));
      changes.forEach(change -> assertEquals(stack, cells.get(change.cell()), () -> "seed " + seed + "\n" + written));
    }
  }

  private static Value value(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> new Value.Num(number(random));
      case 1 -> new Value.Text(text(random));
      case 2 -> new Value.Bool(random.nextBoolean());
      case 3 -> new Value.Name(names().skip(random.nextInt(30)).findFirst().orElseThrow());
      case 4 -> new Value.Range(number(random), number(random));
      case 5 -> new Value.ListOf(Stream.generate(() -> value(random, depth - 1)).limit(random.nextInt(4)).toList());
      default -> {
        Map<String, Value> fields = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          fields.put(random.nextBoolean() ? text(random) : names().skip(random.nextInt(30)).findFirst().orElseThrow(),
              value(random, depth - 1));
        }
        yield new Value.RecordOf(fields);
      }
    };
  }

  private static BigDecimal number(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new BigDecimal(new BigInteger(1 + random.nextInt(2_000), random), random.nextInt(300));
      case 1 -> new BigDecimal(random.nextBoolean() ? "1E+200" : "-1E-200");
      case 2 -> BigDecimal.valueOf(random.nextLong(), random.nextInt(40));
      default -> BigDecimal.valueOf(random.nextInt());
    };
  }

  private static String text(Random random) {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      out.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    }
    return out.toString();
  }
}
