package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardCommandTest {

  @TempDir
  private Path folder;

  private String board(String name, String... more) {
    String file = folder.resolve(name).toString();
    String[] args = new String[more.length + 3];
    args[0] = "board";
    System.arraycopy(more, 0, args, 1, more.length);
    args[more.length + 1] = "-o";
    args[more.length + 2] = file;
    assertEquals(0, CommandLineRun.of(args).exitCode());
    return file;
  }

  @Test
  void sameSeedGivesTheSameBytesAndAnotherOneOthers() {
    String one = CommandLineRun.of("board", "--players", "3", "--seed", "7", "-o", "-").out();
    assertEquals(one, CommandLineRun.of("board", "--players", "3", "--seed", "7", "-o", "-").out());
    assertNotEquals(one, CommandLineRun.of("board", "--players", "3", "--seed", "8", "-o", "-").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "3", "4"})
  void repairedBoardIsFreeOfProblemsAndPlayable(String players) {
    String file = board("three yards.level", "--players", players, "--seed", "5", "--repair");
    assertEquals("1 file: no problems\n", CommandLineRun.of("validate", file).out());
    assertTrue(CommandLineRun.of("legal", file).out().contains("skills 2 3\n"));
  }

  @Test
  void boardIsDrawnWithBoxCharacters() throws Exception {
    String text = Files.readString(Path.of(board("b.level", "--players", "2", "--seed", "5")));
    assertTrue(text.startsWith("level b \"Random winter board, seed 5\" uses winter {\n"), text);
    assertEquals(6, text.lines().filter(line -> line.matches(" {4}[┌┐─┬│└├┘┤┴┼]{6}")).count(), text);
  }

  @Test
  void botsPlayItToTheEndAndAlikeForTheSameSeed() {
    String file = board("b.level", "--players", "4", "--seed", "5", "--repair");
    CommandLineRun run = CommandLineRun.of("play", file, "--bot", "greedy", "--games", "20", "--seed", "3", "--json");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("is the last one standing") && !run.out().contains("ongoing"), run.out());
    assertEquals(run.out(), CommandLineRun.of("play", file, "--bot", "greedy", "--games", "20", "--seed", "3",
        "--json").out());
  }

  @Test
  void randomBotsComeToAnEndWithoutBeingGivenUp() {
    String file = board("b.level", "--players", "2", "--seed", "5", "--repair");
    CommandLineRun run = CommandLineRun.of("play", file, "--bot", "random", "--games", "5", "--seed", "3");
    assertTrue(run.out().contains("0 undecided"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "5", "-2"})
  void otherNumbersOfPlayersAreRefusedInWords(String players) {
    CommandLineRun run = CommandLineRun.of("board", "--players", players, "-o", folder.resolve("no.level").toString());
    assertEquals(2, run.exitCode());
    assertEquals("error: Players must be 2 to 4, not " + players + ".\n", run.err());
    assertTrue(Files.notExists(folder.resolve("no.level")));
  }
}
