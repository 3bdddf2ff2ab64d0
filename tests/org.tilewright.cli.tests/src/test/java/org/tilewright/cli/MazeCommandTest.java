package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MazeCommandTest {

  @TempDir
  private Path folder;

  @Test
  void theSameSeedGivesTheSameBytesAndAnotherOneOthers() {
    CommandLineRun one = CommandLineRun.of("maze", "--width", "21", "--height", "15", "--seed", "7", "-o", "-");
    assertEquals(0, one.exitCode());
    assertEquals(one.out(), CommandLineRun.of("maze", "--width", "21", "--height", "15", "--seed", "7", "-o", "-").out());
    assertTrue(!one.out().equals(CommandLineRun.of("maze", "--width", "21", "--height", "15", "--seed", "8", "-o", "-").out()));
  }

  @Test
  void theLevelIsFreeOfProblemsAndPlayable() throws IOException {
    String file = folder.resolve("41 x 31.level").toString();
    assertEquals(0, CommandLineRun.of("maze", "--width", "41", "--height", "31", "--seed", "3", "-o", file).exitCode());
    assertEquals("1 file: no problems\n", CommandLineRun.of("validate", file).out());
    assertTrue(Files.readString(Path.of(file)).startsWith("level maze_41_x_31 \"Maze 41 × 31, seed 3\" uses dungeon {\n"));
    CommandLineRun legal = CommandLineRun.of("legal", file);
    assertEquals(0, legal.exitCode(), legal.err());
    assertTrue(legal.out().contains("move right\n"), legal.out());
  }

  @Test
  void startAndEndAreWhereTheyAreWanted() {
    CommandLineRun run = CommandLineRun.of("maze", "--width", "9", "--height", "7", "--start", "7,5", "--end", "2,1", "-o", "-");
    String[] rows = run.out().lines().map(String::strip).filter(line -> line.startsWith("#")).toArray(String[]::new);
    assertEquals('@', rows[5].charAt(7));
    assertEquals('X', rows[1].charAt(2));
  }

  @Test
  void whatTheAlgorithmCannotDoIsRefusedInWords() {
    for (String[] args : new String[][] {{"--width", "2", "--height", "5"}, {"--width", "3", "--height", "3"},
        {"--width", "5", "--height", "5", "--start", "0,1"}, {"--width", "5", "--height", "5", "--end", "9,9"},
        {"--width", "5", "--height", "5", "--start", "1"}, {"--width", "99999", "--height", "5"},
        {"--width", "5", "--height", "5", "--start", "2,2", "--end", "2,2"}}) {
      String[] all = new String[args.length + 3];
      all[0] = "maze";
      System.arraycopy(args, 0, all, 1, args.length);
      all[args.length + 1] = "-o";
      all[args.length + 2] = folder.resolve("no.level").toString();
      CommandLineRun run = CommandLineRun.of(all);
      assertEquals(2, run.exitCode(), String.join(" ", all));
      assertTrue(run.err().startsWith("error: "), run.err());
      assertTrue(Files.notExists(folder.resolve("no.level")));
    }
  }

  @Test
  void anOutputThatCannotBeWrittenIsSaidSo() {
    CommandLineRun run = CommandLineRun.of("maze", "--width", "5", "--height", "5", "-o", folder.resolve("no/such/a.level").toString());
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("There is no folder"), run.err());
    CommandLineRun onFolder = CommandLineRun.of("maze", "--width", "5", "--height", "5", "-o", folder.toString());
    assertEquals(1, onFolder.exitCode());
    assertTrue(onFolder.err().contains("This is a folder"), onFolder.err());
  }

  @Test
  void anExistingFileIsReplacedAsAWholeAndNothingIsLeftBeside() throws IOException {
    Path file = Files.writeString(folder.resolve("a.level"), "old".repeat(10_000));
    assertEquals(0, CommandLineRun.of("maze", "--width", "5", "--height", "5", "-o", file.toString()).exitCode());
    assertTrue(Files.readString(file).startsWith("level a "));
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }
}
