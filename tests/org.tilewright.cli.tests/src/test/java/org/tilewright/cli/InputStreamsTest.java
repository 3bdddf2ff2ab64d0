package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs that can be read once are read once, and what is no file is refused in words. */
@Timeout(600)
class InputStreamsTest {

  private static final String BROKEN = """
      level broken uses dungeon {
        map \"""
          #@?#
        \"""
        goal exit
      }
      """;

  @TempDir
  private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    Files.writeString(folder.resolve("broken.level"), BROKEN);
    Files.createFile(folder.resolve("empty.level"));
    assertEquals(0, CommandLineRun.of("maze", "--width", "9", "--height", "9", "-o", path("m.level")).exitCode());
    assertEquals(0, CommandLineRun.of("export", path("m.level"), "-o", path("m.json")).exitCode());
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void pipesAreReadWholeWhateverTheyAreCalled() throws Exception {
    CommandLineRun run = CommandLineProcess.shell(folder, """
        tilewright validate <(cat broken.level); echo $?
        cat broken.level | tilewright validate /dev/stdin; echo $?
        tilewright validate - <broken.level; echo $?
        cat m.json | tilewright validate /dev/stdin <(cat m.json) m.level
        tilewright render <(cat m.level) -o - | head -c 4 | tail -c 3; echo
        tilewright export <(cat m.level) --to course-json -o - | cmp - m.json && echo same
        tilewright import <(cat m.json) -o - | grep -c place
        tilewright play <(cat m.level) --commands <(echo 'move right') --json | grep '"ply"'
        tilewright replay <(echo nonsense)
        """);
    List<String> lines = run.out().lines().toList();
    assertTrue(lines.get(0).contains(":3:7: error: "), run.out());
    String rest = String.join("\n", lines).replaceAll("(?m)^\\S*:3:7: error: .*$", "UNKNOWN").replaceAll("/dev/fd/\\d+", "PIPE");
    assertTrue(rest.startsWith("UNKNOWN\n"), rest);
    assertEquals(3, rest.lines().filter("UNKNOWN"::equals).count(), rest);
    assertEquals(3, rest.lines().filter("1"::equals).count(), rest);
    assertTrue(rest.contains("\n3 files: no problems\n"), rest);
    assertTrue(rest.contains("\nPNG\n"), rest);
    assertTrue(rest.contains("\nsame\n"), rest);
    assertTrue(rest.contains("\"ply\": 1"), rest);
    assertTrue(rest.contains("PIPE:1:1: error: "), rest);
  }

  @Test
  void aClosedStandardInputIsAnEmptyOne() throws Exception {
    CommandLineRun run = CommandLineProcess.shell(folder, """
        tilewright validate - <&-; echo $?
        tilewright legal m.level --commands - <&-; echo $?
        """);
    List<String> lines = run.out().lines().toList();
    assertTrue(lines.get(0).startsWith("-:1:1: error: There is no level in this file"), run.out() + run.err());
    assertEquals("1", lines.get(2));
    assertEquals("0", lines.getLast());
    assertEquals("", run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n", "// nothing yet\n", "\ufeff"})
  void whatHoldsNothingIsAnErrorInAFileAndInAPipe(String nothing) throws IOException {
    Files.writeString(folder.resolve("nothing.level"), nothing);
    CommandLineRun file = CommandLineRun.of("validate", path("nothing.level"));
    CommandLineRun pipe = CommandLineRun.withInput(nothing, "validate", "-");
    assertEquals(1, file.exitCode());
    assertEquals(1, pipe.exitCode());
    assertTrue(file.out().contains(":1:1: error: There is no level in this file"), file.out());
    assertEquals(file.out().replace(path("nothing.level"), "-"), pipe.out());
    assertEquals(1, CommandLineRun.withInput(nothing, "play", "-").exitCode());
  }

  @Test
  void standardInputThatIsNamedTwiceIsReadOnceAndCheckedOnce() throws IOException {
    CommandLineRun run = CommandLineRun.withInput(text("broken.level"), "validate", "-", "/dev/stdin", "-");
    assertEquals(1, run.out().lines().filter(line -> line.contains(":3:7: error: ")).count(), run.out());
  }

  @Test
  void aFileThatIsNamedTwiceIsCheckedOnce() throws IOException {
    Files.createSymbolicLink(folder.resolve("link.level"), Path.of("m.level"));
    CommandLineRun run = CommandLineRun.of("validate", path("m.level"), path("./m.level"), path("link.level"));
    assertEquals("1 file: no problems\n", run.out());
  }

  @Test
  void standardInputCannotBeTheLevelAndTheCommands() throws IOException {
    CommandLineRun run = CommandLineRun.withInput(text("m.level"), "play", "-", "--commands", "/dev/stdin");
    assertEquals(2, run.exitCode());
    assertEquals("error: Standard input cannot be both the level and the commands.\n", run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate FILE", "play FILE", "legal FILE", "render FILE -o FOLDER/x.png", "export FILE -o FOLDER/x.json",
      "import FILE -o FOLDER/x.level", "replay FILE", "play FOLDER/m.level --commands FILE",
      "import FOLDER/m.json --config FILE -o FOLDER/x.level"})
  void foldersAndMissingFilesAndStreamsWithoutEndAreRefusedInWords(String line) throws IOException {
    for (String file : List.of(folder.toString(), path("missing.level"), "/dev/zero")) {
      if (line.startsWith("validate") && file.equals(folder.toString())) {
        continue;
      }
      CommandLineRun run = CommandLineRun.of(line.replace("FILE", file).replace("FOLDER", folder.toString()).split(" "));
      assertEquals(1, run.exitCode(), line + " " + file + run.err());
      String said = run.out() + run.err();
      assertTrue(said.contains("This is a folder, not a file") || said.contains("There is no such file")
          || said.contains("More than 64 MB come out of it"), said);
      assertTrue(Files.notExists(folder.resolve("x.png")) && Files.notExists(folder.resolve("x.json"))
          && Files.notExists(folder.resolve("x.level")));
    }
  }

  @Test
  void aReplayWhoseLevelIsNoFileIsRefused() throws Exception {
    assertEquals(0, new ProcessBuilder("mkfifo", path("pipe")).start().waitFor());
    for (String level : List.of("/dev/zero", "/dev/stdin", "pipe", ".")) {
      String replay = "tilewright-replay 1\nruleset dungeon\nlevel maze \"" + level + "\"\nseed 0\n";
      Files.writeString(folder.resolve("r.replay"), replay);
      CommandLineRun run = CommandLineRun.of("replay", path("r.replay"));
      assertEquals(1, run.exitCode());
      assertTrue(run.out().contains("is a folder, a pipe or a device, not a file. [replay.level]"), run.out());
    }
  }

  @Test
  void argumentsThatBeginWithAnAtAreFilesLikeAnyOthers() throws IOException {
    Files.writeString(folder.resolve("args"), "--help");
    CommandLineRun run = CommandLineRun.of("validate", "@" + path("args"));
    assertEquals(1, run.exitCode());
    assertTrue(run.out().startsWith("@" + path("args") + ":1:1: error: There is no such file"), run.out());
  }
}
