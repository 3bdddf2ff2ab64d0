package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the page {@code docs/dungeon-rules.md} true: what it names exists, and no sentence lacks a test. */
class RulesPageTest {

  /** The sections with rules, as the specification numbers them. */
  private static final List<String> SECTIONS = List.of(
      "3.1", "3.2", "3.3", "3.3.1", "3.4", "3.4.1", "3.5", "3.5.1", "3.6", "3.6.1", "3.7", "3.7.2", "3.8", "3.9",
      "3.10", "3.11.1", "3.11.2", "3.11.3", "3.12", "3.12.1", "3.13", "4", "4.1", "4.1.1", "4.1.2", "4.1.3", "4.2",
      "5", "5.1.1", "5.1.2", "6.1", "6.2", "6.3.1", "6.3.2", "6.3.3", "6.4", "6.5");

  private static final Pattern ROW = Pattern.compile("\\| ([0-9.]+)-(\\d+) \\| (.+) \\| (.+) \\| (.+) \\|");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern TEST = Pattern.compile("@(?:Parameterized)?Test\\b(?:(?!\\bvoid\\b).)*?void (\\w+)\\(",
      Pattern.DOTALL);

  private static Path root;
  private static List<Row> rows;

  private record Row(String section, int number, List<String> classes, List<String> tests) {
    @Override
    public String toString() {
      return section + "-" + number;
    }
  }

  @BeforeAll
  static void readPage() throws IOException {
    root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve(".mvn"))) {
      root = root.getParent();
    }
    rows = Files.readAllLines(root.resolve("docs/dungeon-rules.md")).stream().map(ROW::matcher).filter(Matcher::matches)
        .map(m -> new Row(m.group(1), Integer.parseInt(m.group(2)), code(m.group(4)), code(m.group(5)))).toList();
  }

  private static List<String> code(String cell) {
    return CODE.matcher(cell).results().map(match -> match.group(1)).toList();
  }

  @Test
  void everySectionIsThereAndItsSentencesAreNumberedFromOne() {
    assertEquals(SECTIONS, rows.stream().map(Row::section).distinct().toList());
    Map<String, Integer> last = new LinkedHashMap<>();
    for (Row row : rows) {
      assertEquals(last.merge(row.section(), 1, Integer::sum), row.number(), row::toString);
    }
  }

  @Test
  void everySentenceHasAClassAndATest() {
    assertEquals(List.of(), rows.stream().filter(row -> row.classes().isEmpty() || row.tests().isEmpty()).toList());
  }

  @Test
  void everyNamedClassExists() {
    List<String> missing = new ArrayList<>();
    for (Row row : rows) {
      row.classes().stream().filter(name -> !Files.isRegularFile(source(name))).forEach(missing::add);
    }
    assertEquals(List.of(), missing);
  }

  /** The source of a class as the page names it: {@code package.Class} of these rules, or {@code bundle:Class}. */
  private static Path source(String name) {
    int colon = name.indexOf(':');
    String bundle = colon < 0 ? "rules.dungeon" : name.substring(0, colon);
    String path = ("org.tilewright." + bundle + "." + name.substring(colon + 1)).replace('.', '/') + ".java";
    return root.resolve("bundles/org.tilewright." + bundle + "/src").resolve(path);
  }

  @Test
  void everyNamedTestExists() throws IOException {
    Map<String, List<String>> known = tests();
    List<String> missing = rows.stream().flatMap(row -> row.tests().stream()).distinct().filter(test -> {
      String[] parts = test.split("\\.");
      return parts.length != 2 || !known.getOrDefault(parts[0], List.of()).contains(parts[1]);
    }).toList();
    assertEquals(List.of(), missing);
    assertTrue(rows.size() > 250, () -> rows.size() + " rows");
  }

  /** The names of the test methods of every test class, by its simple name. */
  private static Map<String, List<String>> tests() throws IOException {
    try (Stream<Path> files = Stream.of("rules.dungeon", "course", "maze")
        .map(bundle -> root.resolve("tests/org.tilewright." + bundle + ".tests/src/test/java"))
        .flatMap(RulesPageTest::walk)) {
      return files.filter(file -> file.toString().endsWith("Test.java")).collect(Collectors.toMap(
          file -> file.getFileName().toString().replace(".java", ""), RulesPageTest::methods,
          (one, other) -> Stream.concat(one.stream(), other.stream()).toList()));
    }
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> methods(Path file) {
    try {
      return TEST.matcher(Files.readString(file)).results().map(match -> match.group(1)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
