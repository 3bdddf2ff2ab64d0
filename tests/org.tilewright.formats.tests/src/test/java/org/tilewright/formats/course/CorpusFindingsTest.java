package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.ImportedLevel;

/**
 * How often each finding comes up over real dungeons, as a table on standard output. Whoever changes a check looks at a
 * sample of what it finds: what is right less often than nine times in ten is no warning.
 */
class CorpusFindingsTest {

  /** Prints each finding, to draw samples from: {@code -Dtilewright.findings=true}. */
  private static final boolean LISTING = Boolean.getBoolean("tilewright.findings");

  /** Where a code comes up. @param files how many files @param times how often altogether */
  private record Count(int files, int times) {
    Count and(Count other) {
      return new Count(files + other.files, times + other.times);
    }
  }

  /** One finding in a file. */
  private record Found(String severity, String code, String message) {
    String kind() {
      return severity + " " + code;
    }
  }

  @Test
  void noFindingOfTheRulesKeepsARealDungeonFromBeingPlayed() throws IOException {
    Path folder = CorpusCourseRoundTripTest.corpusFolder().resolve("dungeonmania").resolve("dungeons");
    assumeTrue(Files.isDirectory(folder), () -> "no dungeons at " + folder + "; set TILEWRIGHT_CORPUS");
    CourseTestLanguage course = new CourseTestLanguage();
    Map<String, Count> table = new TreeMap<>();
    int files = 0;
    int clean = 0;
    for (Path file : dungeons(folder)) {
      List<Found> findings = findings(course, file);
      files++;
      clean += findings.isEmpty() ? 1 : 0;
      findings.stream().collect(Collectors.groupingBy(Found::kind, Collectors.counting()))
          .forEach((kind, times) -> table.merge(kind, new Count(1, times.intValue()), Count::and));
      if (LISTING) {
        findings.forEach(found -> System.out.println(file.getFileName() + ": " + found.kind() + " " + found.message()));
      }
    }
    System.out.println(files + " dungeons, " + clean + " of them without a finding");
    table.forEach((kind, count) -> System.out.printf("%5d files %6d times  %s%n", count.files(), count.times(), kind));
    assertEquals(List.of(), table.keySet().stream().filter(kind -> kind.equals("ERROR dungeon.impossibleGoal")).toList());
  }

  private static List<Path> dungeons(Path folder) throws IOException {
    try (Stream<Path> listed = Files.list(folder)) {
      return listed.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  private static List<Found> findings(CourseTestLanguage course, Path file) throws IOException {
    try {
      ImportedLevel imported = course.read(file.getFileName().toString(), Files.readString(file));
      List<Found> found = new ArrayList<>();
      imported.warnings().forEach(w -> found.add(new Found(w.severity().name(), w.code(), w.message())));
      course.parse(course.print(imported)).issues().stream()
          .filter(issue -> !issue.restsOnOtherThan(imported.draft().config()))
          .forEach(issue -> found.add(new Found(issue.severity().name(), issue.code(), issue.message())));
      return found;
    } catch (FormatException e) {
      return List.of(new Found("ERROR", e.problem().code(), e.problem().message()));
    }
  }
}
