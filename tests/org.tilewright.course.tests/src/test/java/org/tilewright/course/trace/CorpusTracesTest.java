package org.tilewright.course.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.course.CourseFiles;
import org.tilewright.course.CourseSettings;

/**
 * Runs the golden traces of the corpus through the course's controller: what several independent implementations agree
 * on, and what follows from the specification alone. Differences are listed in {@code target/trace-differences.txt}.
 */
class CorpusTracesTest {

  private static final double WANTED_AGREEMENT = 0.99;

  private final StepComparison.Tally features = new StepComparison.Tally();
  private final StepComparison.Tally observables = new StepComparison.Tally();
  private final List<String> differences = new ArrayList<>();
  private final List<String> brokenExpectations = new ArrayList<>();
  private int steps;
  private int differing;
  private int expectations;

  @TempDir
  private Path saves;

  @BeforeEach
  void keepSavedGamesApart() {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    System.setProperty(CourseSettings.SEED, "1");
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
    System.clearProperty(CourseSettings.SEED);
  }

  @Test
  void controllerAgreesWithTheTraces() throws IOException {
    Path traces = Corpus.folder().resolve("dungeonmania/traces");
    assumeTrue(Files.isDirectory(traces), "no corpus at " + traces);
    try (Stream<Path> files = Files.list(traces)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          run(JsonParser.parseString(line).getAsJsonObject());
        }
      }
    }
    report();
    assertEquals(List.of(), brokenExpectations, "expectations that follow from the specification");
    assertTrue(steps > 0 && differing <= steps * (1 - WANTED_AGREEMENT), steps + " steps, " + differing + " differ");
  }

  private void run(JsonObject scenario) {
    String name = scenario.get("id").getAsString();
    try (CourseFiles files = new CourseFiles()) {
      files.config(name, scenario.get("config").toString());
      if (scenario.has("dungeon")) {
        files.dungeon(name, scenario.get("dungeon").toString());
      }
      TraceGame game = new TraceGame(name);
      List<Observation> seen = new ArrayList<>();
      seen.add(game.start(scenario));
      for (JsonElement call : scenario.getAsJsonArray("calls")) {
        seen.add(game.call(call.getAsJsonObject()));
      }
      compare(scenario, seen);
      expect(scenario, seen);
    }
  }

  private void compare(JsonObject scenario, List<Observation> seen) {
    StepComparison comparison = new StepComparison(scenario, seen.getFirst());
    boolean diverged = false;
    for (JsonElement element : scenario.getAsJsonArray("steps")) {
      JsonObject step = element.getAsJsonObject();
      int k = step.get("k").getAsInt();
      List<String> found = comparison.differences(step, seen.get(k));
      steps++;
      for (JsonElement tag : scenario.getAsJsonArray("tags")) {
        features.count(tag.getAsString(), found.isEmpty());
      }
      step.keySet().stream().filter(StepComparison::isObservable).forEach(observable -> observables.count(observable,
          found.stream().noneMatch(difference -> difference.startsWith(observable + ":"))));
      if (!found.isEmpty()) {
        differing++;
        JsonArray calls = scenario.getAsJsonArray("calls");
        differences.add((diverged ? "  " : "") + scenario.get("id").getAsString() + " step " + k + " "
            + (k == 0 ? "start" : calls.get(k - 1)) + ": " + String.join("; ", found));
        diverged = true;
      }
    }
  }

  private void expect(JsonObject scenario, List<Observation> seen) {
    if (!scenario.has("spec_expect")) {
      return;
    }
    for (JsonElement element : scenario.getAsJsonArray("spec_expect")) {
      SpecExpectation expectation = SpecExpectation.of(element.getAsJsonObject());
      expectations++;
      if (expectation.step() >= seen.size() || !expectation.holds(seen.get(expectation.step()))) {
        brokenExpectations.add(scenario.get("id").getAsString() + " " + element);
      }
    }
  }

  private void report() throws IOException {
    System.out.println(steps + " steps, " + differing + " differ");
    System.out.println(expectations + " expectations of the specification, " + brokenExpectations.size() + " broken");
    System.out.println("By observable:");
    print(observables);
    System.out.println("By feature:");
    print(features);
    Path target = Corpus.projectRoot().resolve("tests/org.tilewright.course.tests/target");
    if (Files.isDirectory(target)) {
      List<String> lines = new ArrayList<>(brokenExpectations);
      lines.addAll(differences);
      Files.write(target.resolve("trace-differences.txt"), lines);
    }
  }

  private static void print(StepComparison.Tally tally) {
    tally.features().forEach((name, numbers) ->
        System.out.println("  " + name + ": " + numbers[0] + " steps, " + numbers[1]
        + " differ"));
  }
}
