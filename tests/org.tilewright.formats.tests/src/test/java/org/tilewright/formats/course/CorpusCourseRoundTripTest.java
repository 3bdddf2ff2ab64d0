package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonWriter;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.text.LevelIssue;

/** Import and export lose nothing of real dungeon and configuration files, and each of them can be played. */
class CorpusCourseRoundTripTest {

  private static final String PLAIN_DUNGEON = """
      {"entities": [{"type": "player", "x": 1, "y": 1}], "goal-condition": {"goal": "exit"}}
      """;

  private static final Ruleset RULES =
      Rulesets.onClassPath(CorpusCourseRoundTripTest.class.getClassLoader()).find("dungeon").orElseThrow();

  private static Path corpus;
  private static CourseTestLanguage course;

  @BeforeAll
  static void findCorpus() {
    corpus = corpusFolder().resolve("dungeonmania");
    assumeTrue(Files.isDirectory(corpus), () -> "no corpus at " + corpus + "; set TILEWRIGHT_CORPUS");
    course = new CourseTestLanguage();
  }

  @Test
  void everyDungeonComesBackAsItWas() throws IOException {
    Report report = new Report();
    for (Path file : filesIn("dungeons")) {
      report.check(file, text -> dungeonFault(file, text, report));
    }
    report.assertClean("dungeons");
  }

  @Test
  void everyConfigurationComesBackAsItWas() throws IOException {
    Report report = new Report();
    for (Path file : filesIn("configs")) {
      report.check(file, text -> configFault(text, report));
    }
    report.assertClean("configurations");
  }

  @Test
  void whatIsNoJsonIsRefusedAtItsPlace() throws IOException {
    for (Path file : filesIn("invalid")) {
      String text = Files.readString(file);
      FormatProblem problem = assertThrows(FormatException.class, () -> course.read(file.toString(), text)).problem();
      assertTrue(problem.line() > 0 && problem.column() > 0 && !problem.message().isBlank(), () -> file + ": " + problem);
    }
  }

  private static Optional<String> dungeonFault(Path file, String text, Report report) throws FormatException, JsonSyntaxException {
    String name = file.getFileName().toString();
    ImportedLevel imported = course.read(name, text);
    report.warnings += imported.warnings().isEmpty() ? 0 : 1;
    String level = course.print(imported);
    LevelFileResult parsed = course.parse(level);
    Optional<String> refusal = refusal(parsed);
    if (refusal.isPresent()) {
      return refusal;
    }
    String exported = course.export(parsed).text();
    String again = course.print(course.read(name, exported));
    return sameJson(text, exported).or(() -> again.equals(level) ? Optional.empty()
        : Optional.of("the second import differs:\n" + level + "\n" + again));
  }

  private static Optional<String> configFault(String text, Report report) throws FormatException, JsonSyntaxException {
    ImportedLevel imported = course.read("plain.json", PLAIN_DUNGEON, text);
    report.warnings += imported.warnings().isEmpty() ? 0 : 1;
    String level = course.print(imported);
    LevelFileResult parsed = course.parse(level);
    Optional<String> refusal = refusal(parsed);
    if (refusal.isPresent()) {
      return refusal;
    }
    ExportedLevel exported = course.export(parsed);
    String again = course.print(course.read("plain.json", exported.text(), exported.config().orElseThrow()));
    return sameJson(text, exported.config().orElseThrow())
        .or(() -> again.equals(level) ? Optional.empty() : Optional.of("the second import differs"));
  }

  /** Rules may have something to say about a level (no player, portals without a counterpart); a game of it begins. */
  private static Optional<String> refusal(LevelFileResult result) {
    CompiledLevel level = result.levels().getFirst();
    List<LevelIssue> obstacles = result.findings(level).obstacles();
    if (!obstacles.isEmpty()) {
      return Optional.of(obstacles.getFirst() + "\n" + result.text());
    }
    try {
      RULES.start(level.definition(), 1);
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of("no error is found, but the rules do not begin it: " + e);
    }
  }

  private static Optional<String> sameJson(String expected, String actual) throws JsonSyntaxException {
    String before = JsonWriter.pretty(JsonParser.parse(expected).root());
    String after = JsonWriter.pretty(JsonParser.parse(actual).root());
    return before.equals(after) ? Optional.empty() : Optional.of("exported JSON differs:\n" + before + "\n" + after);
  }

  private static List<Path> filesIn(String folder) throws IOException {
    Path path = corpus.resolve(folder);
    assumeTrue(Files.isDirectory(path), () -> "no folder " + path);
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  static Path corpusFolder() {
    String given = System.getenv("TILEWRIGHT_CORPUS");
    if (given != null) {
      return Path.of(given);
    }
    Path root = Path.of("").toAbsolutePath();
    while (root.getParent() != null && !Files.isDirectory(root.resolve(".mvn"))) {
      root = root.getParent();
    }
    return root.resolve("../shared/corpus").normalize();
  }

  /** Finds what is wrong with one file; empty when nothing is. */
  private interface Check {
    Optional<String> fault(String text) throws FormatException, JsonSyntaxException;
  }

  private static final class Report {

    private final List<String> faults = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private int files;
    private int warnings;

    void check(Path file, Check check) throws IOException {
      files++;
      try {
        check.fault(Files.readString(file)).ifPresent(fault -> faults.add(file.getFileName() + ": " + fault));
      } catch (FormatException e) {
        FormatProblem p = e.problem();
        refused.add(e.file() + ":" + p.line() + ":" + p.column() + ": " + p.message());
        if (p.line() < 1 || p.column() < 1) {
          faults.add(file.getFileName() + " is refused without a place: " + p.message());
        }
      } catch (JsonSyntaxException e) {
        faults.add(file.getFileName() + ": exported text is no JSON: " + e.getMessage());
      }
    }

    void assertClean(String what) {
      System.out.println(files + " " + what + ": " + (files - refused.size() - faults.size()) + " come back unchanged ("
          + warnings + " with warnings), " + refused.size() + " refused, " + faults.size() + " at fault");
      refused.forEach(System.out::println);
      assertTrue(files > 0, "no files");
      assertEquals(List.of(), faults.stream().limit(3).toList());
    }
  }
}
