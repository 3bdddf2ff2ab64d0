package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {

  @TempDir
  private Path folder;

  private static CommandLineRun run(String line) {
    return CommandLineRun.of(line.split(" "));
  }

  private static List<String> withoutHead(String level) {
    return level.lines().skip(1).toList();
  }

  @ParameterizedTest
  @CsvSource({"generate --game winter --players 3 --no-connected --seed 7 -o -, board --players 3 --seed 7 -o -",
      "generate --game winter --players=4 --connected --seed 8 -o -, board --players 4 --seed 8 --repair -o -",
      "generate --game winter --connected=no -o -, board --players 2 -o -",
      "generate --game dungeon --width 9 --height 7 --seed 3 -o -, maze --width 9 --height 7 --seed 3 -o -",
      "generate --game dungeon --width 9 --height 9 --startX 3 --startY 5 -o -, 'maze --width 9 --height 9 --start 3,5 -o -'"})
  void shortNamesMakeTheSameLevels(String generate, String shortName) {
    CommandLineRun made = run(generate);
    assertEquals(0, made.exitCode(), made.err());
    assertEquals(withoutHead(run(shortName).out()), withoutHead(made.out()));
  }

  @Test
  void theListTellsWhatCanBeAsked() {
    CommandLineRun list = run("generate --list");
    assertEquals(0, list.exitCode());
    assertTrue(list.out().contains("--game winter  Random winter board\n    --players 2..4  "), list.out());
    assertTrue(list.out().contains("    --connected[=yes|no]  "), list.out());
    assertTrue(list.out().contains("--game dungeon  Maze\n    --width 3..10001  "), list.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--players 5", "--players x", "--players", "--players 99999999999", "--players=", "--playrs 3", "--no-players",
      "--connected=maybe", "--no-connected=no", "--players 2 --players 3", "stray", "--generator Nonsense", "--seed x"})
  void whatTheGeneratorDoesNotKnowIsWrongUsage(String options) {
    List<String> args = new ArrayList<>(Arrays.asList(("generate --game winter " + options).split(" ")));
    args.addAll(List.of("-o", folder.resolve("x.level").toString()));
    CommandLineRun run = CommandLineRun.of(args.toArray(String[]::new));
    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().startsWith("error: "), run.err());
    assertTrue(Files.notExists(folder.resolve("x.level")));
  }

  @Test
  void aGameWithoutGeneratorsAndAnUnknownOneAreToldApart() {
    assertTrue(run("generate --game breach -o -").err().contains("has no generator; games that have one are "));
    assertEquals("error: the game 'nonsense' is not installed\n", run("generate --game nonsense -o -").err());
    assertEquals(2, run("generate --game winter").exitCode());
    assertEquals(2, run("generate -o -").exitCode());
  }
}
