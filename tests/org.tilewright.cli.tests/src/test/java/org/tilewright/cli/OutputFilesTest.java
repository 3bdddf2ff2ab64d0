package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code -o} may be. */
class OutputFilesTest {

  @TempDir
  private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    assertEquals(0, run("maze --width 9 --height 9 -o a.level").exitCode());
    assertEquals(0, run("export a.level -o d.json --config-out c.json").exitCode());
    Files.createDirectory(folder.resolve("sub"));
    Files.createSymbolicLink(folder.resolve("link.level"), Path.of("a.level"));
    Files.createLink(folder.resolve("hard.level"), folder.resolve("a.level"));
    Files.createSymbolicLink(folder.resolve("link.json"), Path.of("sub/../d.json"));
    Files.createSymbolicLink(folder.resolve("to-new"), Path.of("new"));
  }

  /** File names in the line, which are the words that name no verb and no option, are in the test's folder. */
  private CommandLineRun run(String line) {
    return CommandLineRun.of(Arrays.stream(line.split(" ")).map(word -> word.matches("(a|link|hard|d|c|x|new|to-new|\\.|sub)([./].*)?")
        ? folder + "/" + word : word).toArray(String[]::new));
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(file.toString(), Files.readString(file));
      }
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {"render a.level -o a.level", "render a.level -o link.level", "render link.level -o a.level",
      "render a.level -o hard.level", "render a.level -o ./sub/../a.level", "export a.level --to course-json -o a.level",
      "export a.level --to course-json -o link.level", "export a.level -o x.json --config-out hard.level",
      "export a.level --to course-json -o x --config-out x", "export a.level --to course-json -o new --config-out to-new",
      "export a.level --to course-json -o to-new --config-out ./sub/../new", "export a.level -o d.json --config-out link.json",
      "export a.level --to course-json -o - --config-out -", "export a.level --to course-json -o - --config-out /dev/stdout",
      "import d.json -o d.json", "import d.json -o link.json", "import link.json -o d.json", "import d.json --config c.json -o c.json",
      "import d.json --config c.json -o ./sub/../c.json"})
  void noResultGoesIntoWhatIsReadNorTwoIntoOneFile(String line) throws IOException {
    Map<String, String> before = files();
    CommandLineRun run = run(line);
    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().startsWith("error: ") && run.err().contains("Nothing has been written."), run.err());
    assertEquals("", run.out());
    assertEquals(before, files());
  }

  @Test
  void otherFilesAreWrittenAndDevicesAreNoObstacle() {
    assertEquals(0, run("export a.level --to course-json -o x.json --config-out new").exitCode());
    assertEquals(0, run("export a.level --to course-json -o /dev/null --config-out /dev/null").exitCode());
    assertEquals(0, run("export a.level --to course-json -o to-new").exitCode());
  }

  @Test
  void linksAndPermissionsStay() throws IOException {
    Files.setPosixFilePermissions(folder.resolve("d.json"), PosixFilePermissions.fromString("rw-r-----"));
    assertEquals(0, run("maze --width 5 --height 5 -o link.json").exitCode());
    assertTrue(Files.isSymbolicLink(folder.resolve("link.json")));
    assertTrue(Files.readString(folder.resolve("d.json")).contains("Maze 5 × 5"));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("d.json"))));
  }

  @Test
  void aReadOnlyFileIsRefused() throws IOException {
    Files.setPosixFilePermissions(folder.resolve("d.json"), PosixFilePermissions.fromString("r--r--r--"));
    Map<String, String> before = files();
    CommandLineRun run = run("maze --width 5 --height 5 -o d.json");
    assertEquals(1, run.exitCode());
    assertEquals(folder + "/d.json: error: The file cannot be written: The file is read-only. [file.unwritable]\n", run.err());
    assertEquals(before, files());
  }

  @Test
  void aConfigurationThatTheFormatLacksIsRefusedBeforeAnythingIsWritten() throws IOException {
    Files.writeString(folder.resolve("c"), "MMMM\nM 3M\nM  M\nMMMM\n\nT,1,1,5,3,3\nS,2,2,10,7,10");
    assertEquals(0, run("import c -o c.level").exitCode());
    assertEquals(0, run("export c.level --to breach-text -o new").exitCode());
    Map<String, String> before = files();
    assertEquals(2, run("export c.level --to breach-text -o x.txt --config-out x.json").exitCode());
    assertEquals(before, files());
  }

  @Test
  void theLongestNamesAreWritten() throws IOException {
    String name = "n".repeat(249) + ".level";
    assertEquals(0, run("maze --width 9 --height 9 -o ./" + name).exitCode());
    assertTrue(Files.size(folder.resolve(name)) > 0);
  }

  @Test
  void picturesGoToStandardOutputToo() {
    CommandLineRun run = run("render a.level -o -");
    assertEquals(0, run.exitCode());
    assertEquals("PNG", run.out().substring(1, 4));
  }

  @Test
  void aPipeIsWrittenInto() throws Exception {
    assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("x.level").toString()).start().waitFor());
    Process reader = new ProcessBuilder("cat", folder.resolve("x.level").toString()).start();
    assertEquals(0, run("maze --width 5 --height 5 -o x.level").exitCode());
    assertTrue(new String(reader.getInputStream().readAllBytes()).startsWith("level x \"Maze"));
    assertEquals(List.of(), Stream.of(folder.toFile().list()).filter(name -> name.endsWith(".part")).toList());
  }

  @Test
  void linksThatLeadInACircleAreRefusedInWords() throws IOException {
    Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("second"));
    Files.createSymbolicLink(folder.resolve("second"), Path.of("first"));
    CommandLineRun run = CommandLineRun.of("maze", "--width", "9", "--height", "9", "-o", first.toString());
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("Its links lead in a circle"), run.err());
    assertTrue(Files.isSymbolicLink(first));
  }
}
