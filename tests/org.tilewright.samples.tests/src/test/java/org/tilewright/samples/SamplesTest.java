package org.tilewright.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Replay;
import org.tilewright.engine.session.ReplayResult;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.text.TextFormatException;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;

/** The levels that every new project may begin with: each is without a problem, and each can be won as recorded. */
class SamplesTest {

  private static final Rulesets RULESETS = Rulesets.onClassPath(SamplesTest.class.getClassLoader());

  private final LevelLanguage language = new LevelLanguage(RULESETS);

  private static Path folder() {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve(".mvn"))) {
      root = root.getParent();
    }
    return root.resolve("bundles/org.tilewright.ui.wizards/samples");
  }

  private static List<Path> files(Path folder, String extension) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(extension)).sorted().toList();
    }
  }

  static List<Path> levels() throws IOException {
    return files(folder(), ".level");
  }

  static List<Path> replays() throws IOException {
    return files(folder().resolve("replays"), ".replay");
  }

  private LevelDefinition only(Path file) throws IOException {
    LevelFileResult result = language.read(file);
    assertEquals(List.of(), result.issues());
    assertEquals(1, result.levels().size());
    return result.levels().getFirst().definition();
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everySampleIsWithoutProblems(Path file) throws IOException {
    LevelDefinition level = only(file);
    Ruleset rules = RULESETS.find(level.ruleset()).orElseThrow();
    assertEquals(List.of(), rules.check(level));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everySampleHasARecordedReplay(Path file) {
    String replay = file.getFileName().toString().replace(".level", ".replay");
    assertTrue(Files.exists(folder().resolve("replays").resolve(replay)), replay);
  }

  @ParameterizedTest
  @MethodSource("replays")
  void everyReplayLeadsToTheWinAsRecorded(Path file) throws IOException, TextFormatException {
    Replay replay = Replay.parse(Files.readString(file));
    LevelDefinition level = only(file.resolveSibling(replay.levelFile()).normalize());
    assertEquals(replay.levelName(), level.name());
    Ruleset rules = RULESETS.find(replay.ruleset()).orElseThrow();
    ReplayResult result = replay.verify(rules, level);
    assertTrue(result.difference().isEmpty(), () -> file.getFileName() + ": " + result.difference().orElseThrow());
    Session played = result.session().orElseThrow();
    assertInstanceOf(Outcome.Won.class, played.outcome());
    assertTrue(replay.start().isPresent() && replay.steps().stream().allMatch(s -> s.hash().isPresent()),
        "every state is held by its hash");
  }

  @Test
  void everyKindOfGoalHasASample() throws IOException {
    Set<String> functions = levels().stream().flatMap(file -> {
      try {
        return only(file).goal().map(SamplesTest::functions).orElse(Stream.empty());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }).collect(Collectors.toSet());
    assertEquals(Set.of("exit", "treasure", "enemies", "boulders"), functions);
  }

  private static Stream<String> functions(Goal goal) {
    return switch (goal) {
      case Goal.And and -> Stream.concat(functions(and.left()), functions(and.right()));
      case Goal.Or or -> Stream.concat(functions(or.left()), functions(or.right()));
      case Goal.Not not -> functions(not.operand());
      case Goal.Call call -> Stream.of(call.function());
    };
  }
}
