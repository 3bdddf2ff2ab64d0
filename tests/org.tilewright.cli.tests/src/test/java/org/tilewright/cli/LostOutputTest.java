package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that do not arrive are told, whatever the verb. */
class LostOutputTest {

  @TempDir
  private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    assertEquals(0, CommandLineRun.of("maze", "--width", "9", "--height", "9", "-o", path("m.level")).exitCode());
    assertEquals(0, CommandLineRun.of("export", path("m.level"), "-o", path("m.json")).exitCode());
    Files.writeString(folder.resolve("none.replay"), "no replay");
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  /** A disk that is full, or a reader that is gone. */
  private static final class Lost extends OutputStream {

    private final String why;

    Lost(String why) {
      this.why = why;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(why);
    }
  }

  private CommandLineRun run(OutputStream out, String line) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = line.replace("FOLDER", folder.toString()).split(" ");
    int exitCode = new Main(Terminal.of(new ByteArrayInputStream(new byte[0]), out, err)).run(args);
    return new CommandLineRun(exitCode, "", err.toString());
  }

  @ParameterizedTest
  @Timeout(600)
  @ValueSource(strings = {"--help", "--version", "help", "help maze", "play --help", "export --version", "validate FOLDER/m.level",
      "validate --json FOLDER/m.level", "maze --width 9 --height 9 -o -", "maze --width 9 --height 9 -o /dev/stdout",
      "board --players 2 -o -", "play FOLDER/m.level", "play FOLDER/m.level --json", "play FOLDER/m.level --bot random --trace",
      "play FOLDER/m.level --bot random --games 2 --max-commands 5", "legal FOLDER/m.level", "legal --json FOLDER/m.level",
      "replay FOLDER/none.replay", "replay --json FOLDER/none.replay", "import FOLDER/m.json -o -",
      "export FOLDER/m.level --to course-json -o -", "export FOLDER/m.level -o FOLDER/x.json --config-out -",
      "render FOLDER/m.level -o -", "serve --port 0", "classpath course"})
  void everyVerbEndsWithOneAndSaysWhyTheResultDidNotArrive(String line) {
    CommandLineRun full = run(new Lost("No space left on device"), line);
    assertEquals(1, full.exitCode(), full.err());
    assertEquals(List.of("error: Standard output cannot be written: No space left on device"), full.err().lines().toList());
  }

  @Test
  void aReaderThatHasReadEnoughIsNotComplainedAbout() {
    CommandLineRun gone = run(new Lost("Broken pipe"), "maze --width 99 --height 99 -o -");
    assertEquals(1, gone.exitCode());
    assertEquals("", gone.err());
  }

  @Test
  void wrongUsageStaysWrongUsage() {
    assertEquals(2, run(new Lost("No space left on device"), "maze --width").exitCode());
  }

  @Test
  void aFullDeviceAndAClosedOutputAreNoticedInAProcessOfItsOwn() throws Exception {
    CommandLineRun run = CommandLineProcess.shell(folder, "tilewright maze --width 9 --height 9 -o - >/dev/full; echo $?\n"
        + "tilewright legal m.level >&-; echo $?\ntilewright maze --width 401 --height 401 -o - | head -1; echo ${PIPESTATUS[0]}");
    assertEquals(List.of("1", "1", "level maze \"Maze 401 × 401, seed 0\" uses dungeon {", "1"), run.out().lines().toList(), run.err());
    List<String> messages = run.err().lines().toList();
    assertEquals(2, messages.size(), run.err());
    assertTrue(messages.stream().allMatch(line -> line.startsWith("error: Standard output cannot be written: ")), run.err());
  }

  @Test
  void theLanguageServerSaysThatItsAnswersDoNotArriveUnlessTheEditorIsGone() throws Exception {
    String hello = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"initialize\", \"params\": {\"capabilities\": {}}}";
    Files.writeString(folder.resolve("hello"), "Content-Length: " + hello.length() + "\r\n\r\n" + hello);
    CommandLineRun run = CommandLineProcess.shell(folder, "tilewright lsp <hello >/dev/full; echo $?\n"
        + "tilewright lsp <hello >&-; echo $?\ntilewright lsp <hello | true; echo ${PIPESTATUS[0]}");
    assertEquals(List.of("1", "1", "0"), run.out().lines().toList(), run.err());
    List<String> messages = run.err().lines().toList();
    assertEquals(2, messages.size(), run.err());
    assertTrue(messages.stream().allMatch(line -> line.startsWith("error: Standard output cannot be written: ")), run.err());
  }
}
