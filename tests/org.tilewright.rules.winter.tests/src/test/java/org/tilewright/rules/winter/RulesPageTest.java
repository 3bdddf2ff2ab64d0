package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Holds the page {@code docs/winter-rules.md} and the help page true: what they name exists, and no fact lacks a test.
 */
class RulesPageTest {

  private static final List<String> SECTIONS = List.of("1", "2", "3", "3.1", "3.2", "3.3", "3.4", "4");
  private static final Pattern ROW = Pattern.compile("\\| ([0-9.]+)-(\\d+) \\| (.+) \\| (.+) \\| (.+) \\|");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final String PACKAGE = "org/tilewright/rules/winter/";

  private static Path root;
  private static List<Row> rows;

  private record Row(String section, int number, String fact, List<String> classes, List<String> tests) {
  }

  @BeforeAll
  static void readPage() throws IOException {
    root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve(".mvn"))) {
      root = root.getParent();
    }
    rows = Files.readAllLines(root.resolve("docs/winter-rules.md")).stream().map(ROW::matcher).filter(Matcher::matches)
        .map(m -> new Row(m.group(1), Integer.parseInt(m.group(2)), m.group(3), code(m.group(4)), code(m.group(5))))
        .toList();
  }

  private static List<String> code(String cell) {
    return CODE.matcher(cell).results().map(match -> match.group(1)).toList();
  }

  @Test
  void everySectionIsThereAndItsFactsAreNumberedFromOne() {
    assertEquals(SECTIONS, rows.stream().map(Row::section).distinct().toList());
    Map<String, Integer> last = new LinkedHashMap<>();
    rows.forEach(row -> assertEquals(last.merge(row.section(), 1, Integer::sum), row.number(), row::toString));
  }

  @Test
  void everyFactHasAClassThatExists() {
    for (Row row : rows) {
      assertFalse(row.classes().isEmpty(), row::toString);
      row.classes().forEach(name -> assertTrue(Files.exists(root.resolve("bundles/org.tilewright.rules.winter/src")
          .resolve(PACKAGE + name.replace('.', '/') + ".java")), name));
    }
  }

  @Test
  void everyFactHasATestThatExists() throws IOException {
    Path tests = root.resolve("tests/org.tilewright.rules.winter.tests/src/test/java").resolve(PACKAGE);
    for (Row row : rows) {
      assertFalse(row.tests().isEmpty(), row::toString);
      for (String test : row.tests()) {
        String[] parts = test.split("\\.");
        String source = Files.readString(tests.resolve(parts[0] + ".java"));
        assertTrue(Pattern.compile("Test\\b(?:(?!\\bvoid\\b).)*?void " + parts[1] + "\\(",
            Pattern.DOTALL).matcher(source).find(), test);
      }
    }
  }

  @Test
  void helpPageNamesARepairForEachOneOfThisPage() throws IOException {
    String help = Files.readString(root.resolve("bundles/org.tilewright.rules.winter/help/winter.html"));
    long here = rows.stream().filter(row -> row.fact().contains("**repair**")).count();
    long there = Pattern.compile("<b>\\[repair\\]</b>").matcher(help).results().count() - 1;
    assertEquals(here, there, "the introduction of the help page explains the mark once");
  }

  @Test
  void helpPageShowsTheCommandsAsTheyAreRead() throws Exception {
    Game game = Game.on(WinterLanguage.open(6), Game.FAR_FORT, "player_1 at (0, 0)", "player_2 at (5, 0)");
    String help = Files.readString(root.resolve("bundles/org.tilewright.rules.winter/help/winter.html"));
    for (String command : List.of("skills 2 3 Ann", "move 3,1", "throw right 2", "skip move", "skip throw",
        "end turn")) {
      assertTrue(help.contains("<code>" + command + "</code>"), command);
      assertEquals(command, WinterLanguage.RULES.parse(game.state(), command).text());
    }
  }
}
