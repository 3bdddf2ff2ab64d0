package org.tilewright.lang.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.language;
import static org.tilewright.lang.testing.MiniLanguage.level;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.lang.edit.CellEditor;
import org.tilewright.lang.edit.LayoutReader;
import org.tilewright.lang.edit.TextReplacement;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.lang.ide.properties.LevelProperties;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/**
 * Twenty thousand of a thing are read in about a second. The limit of time is there for what takes the square of that, which would be
 * minutes, and for nothing else.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ManyThingsTest {

  private static final int MANY = 20_000;
  private static final int MOST_ISSUES = 1_001;
  private static final String MAP = "map \"\"\"\n  #@X\n  \"\"\"\n";

  private static String many(IntFunction<String> thing) {
    return IntStream.range(0, MANY).mapToObj(thing).collect(Collectors.joining("\n"));
  }

  /** Things without a mistake, by what their lines look like; N is the number of the line, M that of the line before. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"kind kN extends wall", "kind kN extends goblin { health = N }", "map at (N, 9) \"\"\"~#~\"\"\"",
      "place wall at (N, 5)", "place goblin(health: 2) at (2, 5)"})
  void areNoMistake(String line) {
    LevelFileResult result = level(MAP + many(i -> line.replace("N", "" + i % 900).replace("kind k" + i % 900, "kind k" + i)
        .replace('~', '\n')) + "\ngoal exit");
    assertEquals(List.of(), result.issues());
    assertFalse(result.levels().isEmpty());
  }

  /** Things that are all mistakes. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"place noN at (1, N)", "kind kN extends noN", "kind k extends wall", "config { noN = 1 }",
      "config { speed = N }", "place goblin(noN: 1) at (1, 2)", "place goblin(mood: noN) at (1, 2)", "goal noN", "place wall at (1, )",
      "legend { 'a' = noN }"})
  void areAllMistakes(String line) {
    LevelFileResult result = level(many(i -> line.replace("N", "" + i)));
    assertTrue(result.issues().size() >= 2 && result.issues().size() <= MOST_ISSUES, () -> "" + result.issues().size());
    assertFalse(result.levels().isEmpty());
  }

  @Test
  void levelsOfOneFile() {
    LevelFileResult result = parse(many(i -> "level l" + i + " uses mini {\n" + MAP + "goal exit\n}"));
    assertEquals(List.of(), result.issues());
    assertEquals(MANY, result.levels().size());
    assertEquals(MOST_ISSUES, parse(many(i -> "level l uses mini {\ngoal exit\n}")).issues().size());
    assertEquals(MOST_ISSUES, parse(many(i -> "level l" + i + " uses no" + i + " {\n}")).issues().size());
  }

  @Test
  void aLineOfKindsWhereEachExtendsTheNext() {
    LevelFileResult down = level("kind k0 extends goblin\n" + IntStream.range(1, MANY)
        .mapToObj(i -> "kind k" + i + " extends k" + (i - 1) + " { health = " + i % 900 + " }").collect(Collectors.joining("\n"))
        + "\nplace k" + (MANY - 1) + " at (1, 1)\ngoal exit");
    LevelFileResult up = level("place k0 at (1, 1)\ngoal exit\n"
        + many(i -> "kind k" + i + " extends k" + (i + 1) + " { health = " + i % 900 + " }")
        + "\nkind k" + MANY + " extends goblin");
    for (LevelFileResult result : List.of(down, up)) {
      assertEquals(List.of(), result.issues());
      KindDefinition last = result.levels().getFirst().definition().kind(result == down ? "k" + (MANY - 1) : "k0");
      assertTrue(last.is("goblin") && last.is("fighter") && last.is("k" + MANY / 2));
    }
  }

  @Test
  void kindsInACircle() {
    LevelFileResult result = level(many(i -> "kind k" + i + " extends k" + (i + 1) % MANY + " { health = 1 }"));
    assertEquals(MOST_ISSUES, result.issues().size());
    assertTrue(result.issues().getFirst().message().length() < 200, result.issues().getFirst().message());
    assertFalse(result.levels().isEmpty());
  }

  @Test
  void declarationsOfALibraryAndTheirUses() {
    LevelFileResult result = parse("ruleset r {\n" + many(i -> "kind k" + i) + "\nconfig {\n" + many(i -> "c" + i + ": int = 1")
        + "\n}\nkind one {\n" + many(i -> "attribute a" + i + ": int") + "\n}\n" + many(i -> "goal g" + i) + "\n}\nlevel l uses r {\n"
        + many(i -> "place k" + i + " at (" + i + ", 0)") + "\nconfig {\n" + many(i -> "c" + i + " = 2") + "\n}\n"
        + many(i -> "place one(a" + i + ": " + i + ") at (" + i + ", 1)") + "\ngoal g1\n}");
    assertEquals(List.of(), result.issues());
  }

  @Test
  void findingsOfEachLevel() {
    LevelFileResult flawed = parse(many(i -> "level l" + i + " uses mini {\nplace no at (1, 1)\ngoal exit\n}"));
    for (CompiledLevel level : flawed.levels()) {
      List<LevelIssue> issues = flawed.findings(level).issues();
      assertEquals(1, issues.stream().filter(issue -> issue.code().equals(IssueCodes.UNKNOWN_KIND)).count(), issues::toString);
      assertTrue(issues.stream().allMatch(issue -> level.sources().level().overlaps(issue.offset(), issue.offset() + issue.length())));
    }
  }

  @Test
  void levelsInTheServicesOfAnEditor() {
    String text = many(i -> "level l" + i + " uses mini {\n" + MAP + "goal exit\n}");
    LevelFileResult file = parse(text);
    LevelIde ide = new LevelIde(language());
    assertEquals(MANY, ide.outline(file).size());
    assertTrue(ide.folding(file).size() >= MANY);
    assertTrue(ide.names(file).size() >= MANY);
    assertEquals(MANY, ide.occurrences(text.indexOf("mini") + 1, file).size());
    assertFalse(LevelProperties.at(file, text.length() - 1).isEmpty());
  }

  @Test
  void partsOfALevelInTheServicesOfAnEditor() {
    String text = "level t uses mini {\n" + many(i -> "kind k" + i + " extends " + (i == 0 ? "goblin" : "k" + (i - 1)) + " {\n}") + "\n"
        + many(i -> "place goblin at (1, 5)") + "\ngoal exit\n  \n}\n";
    LevelFileResult file = parse(text);
    LevelIde ide = new LevelIde(language());
    assertEquals(2 * MANY + 1, ide.outline(file).getFirst().children().size());
    assertEquals(MANY + 1, ide.folding(file).size());
    assertFalse(ide.completion(text, text.indexOf("goblin at") + 1, file).isEmpty());
    assertFalse(ide.hover(text.lastIndexOf("extends k") + 9, file).isEmpty());
    assertEquals(MANY + 1, ide.occurrences(text.indexOf("goblin") + 1, file).size());
    assertTrue(ide.names(file).size() > MANY);
    CellEditor editor = new CellEditor(LayoutReader.read(file, file.levels().getFirst()).orElseThrow(), text);
    String painted = TextReplacement.applyAll(text, editor.edits(List.of(new CellChange(new Cell(1, 5),
        List.of(EntitySpec.of("wall"))))));
    assertEquals(1, parse(painted).levels().getFirst().definition().sources().size());
  }
}
