package org.tilewright.rules.dungeon.trace;

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
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.DungeonLanguage;

/**
 * Runs the golden traces of the corpus on the rules: what several independent implementations agree on, and what
 * follows from the specification alone. Differences are listed in {@code target/trace-differences.txt}.
 */
class CorpusTracesTest {

  private static final double WANTED_AGREEMENT = 0.99;

  private final StepComparison.Tally tally = new StepComparison.Tally();
  private final List<String> differences = new ArrayList<>();
  private final List<String> brokenExpectations = new ArrayList<>();
  private int steps;
  private int differing;
  private int expectations;

  @Test
  void rulesAgreeWithTheTraces() throws IOException {
    Path traces = Corpus.folder().resolve("dungeonmania/traces");
    assumeTrue(Files.isDirectory(traces), "no corpus at " + traces);
    try (Stream<Path> files = Files.list(traces)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          JsonObject scenario = JsonParser.parseString(line).getAsJsonObject();
          if (playable(scenario)) {
            run(scenario);
          }
        }
      }
    }
    report();
    assertEquals(List.of(), brokenExpectations, "expectations that follow from the specification");
    assertTrue(steps > 0 && differing <= steps * (1 - WANTED_AGREEMENT), steps + " steps, " + differing + " differ");
  }

  /** Generated dungeons belong to whoever offers to generate them, not to the rules. */
  private static boolean playable(JsonObject scenario) {
    return !scenario.has("start") && calls(scenario).stream().noneMatch(call -> call.has("generate"));
  }

  private static List<JsonObject> calls(JsonObject scenario) {
    return scenario.getAsJsonArray("calls").asList().stream().map(JsonElement::getAsJsonObject).toList();
  }

  private void run(JsonObject scenario) {
    LevelDefinition level = new TraceLevel(DungeonLanguage.level(configuration(scenario.getAsJsonObject("config"))))
        .level(scenario.getAsJsonObject("dungeon"));
    TraceGame game = new TraceGame(DungeonLanguage.RULES, level);
    List<Observation> seen = new ArrayList<>();
    seen.add(new Observation(game.report(), Optional.empty(), 0, List.of()));
    for (JsonObject call : calls(scenario)) {
      int battles = game.report().battleCount();
      Optional<String> exception = game.call(call);
      List<String> games = new ArrayList<>();
      game.allGames().forEach(games::add);
      seen.add(new Observation(game.report(), exception, Math.min(battles, game.report().battleCount()), games));
    }
    compare(scenario, seen);
    expect(scenario, seen);
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
        tally.count(tag.getAsString(), found.isEmpty());
      }
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
    tally.features().forEach((feature, numbers) -> System.out.println("  " + feature + ": " + numbers[0] + " steps, "
        + numbers[1] + " differ"));
    Path target = Corpus.projectRoot().resolve("tests/org.tilewright.rules.dungeon.tests/target");
    if (Files.isDirectory(target)) {
      List<String> lines = new ArrayList<>(brokenExpectations);
      lines.addAll(differences);
      Files.write(target.resolve("trace-differences.txt"), lines);
    }
  }

  /** A level that sets every key of a configuration that the library knows. */
  static String configuration(JsonObject config) {
    LevelDefinition known = DungeonLanguage.level("level known uses dungeon { goal exit }");
    return config.entrySet().stream()
        .filter(entry -> known.config().get(entry.getKey()).isPresent() && entry.getValue().isJsonPrimitive())
        .map(entry -> "    " + entry.getKey() + " = " + entry.getValue().getAsBigDecimal().toPlainString() + "\n")
        .collect(Collectors.joining("", "level trace uses dungeon {\n  config {\n", "  }\n  goal exit\n}\n"));
  }
}
