package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversionCommandsTest {

  private static final String DUNGEON = """
      {
        "entities": [
          {"x": 2, "y": 0, "type": "exit"},
          {"x": 0, "y": 0, "type": "player"},
          {"x": 1, "y": 0, "type": "zombie", "id": 4}
        ],
        "goal-condition": {"goal": "exit"}
      }
      """;
  private static final String CONFIG = "{\n  \"player_health\": 3,\n  \"hydra_spawn_rate\": 0\n}\n";

  @TempDir
  private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void importAndExportGiveTheSameFiles() throws IOException {
    CommandLineRun in = CommandLineRun.of("import", file("d.json", DUNGEON), "--config", file("c.json", CONFIG), "-o", path("d.level"));
    assertEquals(0, in.exitCode(), in.err());
    assertEquals(3, in.err().lines().filter(line -> line.contains(": warning: ")).count(), in.err());
    assertTrue(in.err().contains("d.json:5:5: warning: "), in.err());
    CommandLineRun out = CommandLineRun.of("export", path("d.level"), "--to", "course-json", "-o", path("e.json"), "--config-out",
        path("f.json"));
    assertEquals(0, out.exitCode(), out.err());
    assertEquals(DUNGEON, Files.readString(Path.of(path("e.json"))));
    assertEquals(CONFIG, Files.readString(Path.of(path("f.json"))));
  }

  @Test
  void theFormatIsToldByTheExtension() throws IOException {
    CommandLineRun.of("import", file("d.json", DUNGEON), "-o", path("d.level"));
    assertEquals(0, CommandLineRun.of("export", path("d.level"), "-o", path("e.json")).exitCode());
    CommandLineRun unknown = CommandLineRun.of("export", path("d.level"), "-o", path("e.xyz"));
    assertEquals(2, unknown.exitCode());
    assertTrue(unknown.err().contains("course-json"), unknown.err());
    assertEquals(2, CommandLineRun.of("export", path("d.level"), "--to", "nonsense", "-o", path("e.xyz")).exitCode());
  }

  @Test
  void whatCannotBeImportedIsRefusedAtItsPlaceAndNothingIsWritten() throws IOException {
    CommandLineRun broken = CommandLineRun.of("import", file("b.json", "{\"entities\": [\n  {,}]}"), "-o", path("b.level"));
    assertEquals(1, broken.exitCode());
    assertEquals("b.json:2:4: error: Not valid JSON: expected a field name, not ','. [json.syntax]\n",
        broken.all(folder));
    CommandLineRun text = CommandLineRun.of("import", file("notes.txt", "hello"), "-o", path("b.level"));
    assertEquals(1, text.exitCode());
    assertTrue(text.err().contains("course-json"), text.err());
    CommandLineRun missing = CommandLineRun.of("import", path("none.json"), "-o", path("b.level"));
    assertTrue(missing.exitCode() == 1 && missing.err().contains("There is no such file."), missing.err());
    assertTrue(Files.notExists(folder.resolve("b.level")));
  }

  @Test
  void aLevelIsDrawn() throws IOException {
    CommandLineRun.of("import", file("d.json", DUNGEON), "-o", path("d.level"));
    CommandLineRun run = CommandLineRun.of("render", path("d.level"), "-o", path("d.png"), "--cell", "16");
    assertEquals(0, run.exitCode(), run.err());
    byte[] png = Files.readAllBytes(folder.resolve("d.png"));
    assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, Arrays.copyOf(png, 4));
    assertEquals(48, ((png[18] & 0xff) << 8) + (png[19] & 0xff), "three cells of 16 pixels");
  }

  @Test
  void aPictureThatWouldBeTooLargeIsRefused() throws IOException {
    String level = file("far.level", "level a uses dungeon {\n  place player at (0, 0)\n  place exit at (100000, 0)\n  goal exit\n}\n");
    CommandLineRun run = CommandLineRun.of("render", level, "-o", path("far.png"));
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("too large"), run.err());
    assertTrue(Files.notExists(folder.resolve("far.png")));
  }
}
