package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonValue.JsonObject;

class ValidateCommandTest {

  private static final String GOOD = "level a uses dungeon {\n  map \"\"\"\n    #@X\n    \"\"\"\n  goal exit\n}\n";

  @TempDir
  private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private CommandLineRun validate(Path file) {
    return CommandLineRun.of("validate", file.toString());
  }

  @Test
  void aGoodFileIsGood() throws IOException {
    CommandLineRun run = validate(file("a.level", GOOD));
    assertEquals("1 file: no problems\n", run.all(folder));
    assertEquals(0, run.exitCode());
  }

  @Test
  void aProblemIsNamedAtItsCharacter() throws IOException {
    CommandLineRun run = validate(file("a.level", GOOD.replace("#@X", "#@XQ")));
    assertTrue(run.all(folder).startsWith("a.level:3:8: error: "), run.all(folder));
    assertTrue(run.out().lines().findFirst().orElseThrow().matches(".* \\[[a-zA-Z.]+]"), run.out());
    assertEquals(1, run.exitCode());
  }

  @Test
  void foldersAreSearchedForLevels() throws IOException {
    Files.createDirectories(folder.resolve("b/c"));
    file("b/c/one.level", GOOD);
    file("two.level", GOOD);
    file("notes.txt", "no level");
    assertEquals("2 files: no problems\n", validate(folder).out());
  }

  @Test
  void aFolderWithoutLevelsIsAMistake() {
    CommandLineRun run = validate(folder);
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("There are no .level or .ruleset files"), run.err());
  }

  /** How many enemies are asked for, and whether more come, is said in the other file of the course's format. */
  @Test
  void aForeignFileIsNotJudgedByNumbersOfAFileThatIsNotThere() throws IOException {
    String entities = "{\"entities\": [{\"type\": \"player\", \"x\": 1, \"y\": 1}], \"goal-condition\": {\"goal\": \"%s\"}}";
    assertEquals("1 file: no problems\n", validate(file("a.json", entities.formatted("enemies"))).out());
    assertEquals("1 file: no problems\n", validate(file("b.json", entities.formatted("treasure"))).out());
    assertTrue(validate(file("c.json", entities.formatted("exit"))).out().contains("[dungeon.impossibleGoal]"));
  }

  @Test
  void jsonHoldsTheSameProblems() throws IOException, JsonSyntaxException {
    Path bad = file("a.level", GOOD.replace("#@X", "#@XQ"));
    CommandLineRun run = CommandLineRun.of("validate", "--json", bad.toString());
    JsonObject result = (JsonObject) JsonParser.parse(run.out()).root();
    assertEquals("1", ((org.tilewright.formats.json.JsonValue.JsonNumber) result.fields().get("errors")).text());
    assertTrue(run.out().contains("\"line\": 3, \"column\": 8"), run.out());
    assertEquals(1, run.exitCode());
  }

  @Test
  void aMissingFileIsSaidToBeMissing() {
    CommandLineRun run = validate(folder.resolve("no.level"));
    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("There is no such file"), run.out());
  }

  /** Whatever the bytes are: an answer with a place or plain acceptance, and never a stack trace. */
  @Test
  void strangeFilesAreAnswered() throws IOException {
    byte[] everyByte = new byte[2048];
    for (int i = 0; i < everyByte.length; i++) {
      everyByte[i] = (byte) i;
    }
    Files.write(folder.resolve("binary.level"), everyByte);
    Files.write(folder.resolve("utf16.level"), GOOD.getBytes(StandardCharsets.UTF_16));
    file("empty.level", "");
    file("bom.level", "\ufeff" + GOOD);
    file("crlf.level", GOOD.replace("\n", "\r\n"));
    file("cr.level", GOOD.replace("\n", "\r"));
    file("end.level", GOOD.strip());
    file("ragged.level", GOOD.replace("    #@X\n", "    ####\n    #@\n    X\n"));
    file("nul.level", GOOD.replace("#@X", "#@X\t\u0000"));
    file("long.level", GOOD.replace("#@X", "#@X" + "#".repeat(1_000_000)));
    file("nested.level", GOOD.replace("exit", "(".repeat(100_000) + "exit" + ")".repeat(100_000)));
    file("twice.level", GOOD + GOOD);
    CommandLineRun run = validate(folder);
    assertFalse((run.out() + run.err()).contains("Exception") || run.err().contains("internal error"), run.out() + run.err());
    for (String accepted : new String[] {"bom", "crlf", "cr.", "end", "long"}) {
      assertFalse(run.all(folder).contains(accepted + ".level:"), run.all(folder));
    }
    for (String refused : new String[] {"binary", "utf16", "nul", "nested", "twice"}) {
      assertTrue(run.all(folder).contains(refused + ".level:"), refused + "\n" + run.all(folder));
    }
    assertEquals(1, run.exitCode());
  }
}
