package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unknown options and wrong numbers are wrong usage, whatever the verb. */
class WrongUsageTest {

  @ParameterizedTest
  @ValueSource(strings = {"validate a.level", "generate --game winter -o x", "maze --width 9 --height 9 -o x", "board --players 2 -o x",
      "play a.level", "legal a.level", "replay a.replay", "import a.json -o x", "export a.level --to course-json -o x",
      "render a.level -o x", "serve", "lsp", "classpath course"})
  void anUnknownOptionIsToldInWords(String line) {
    CommandLineRun run = CommandLineRun.of((line + " --nonsense").split(" "));
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("error: ") && run.err().contains("--nonsense"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"maze --width 1e1 --height 9 -o x", "maze --width 99999999999 --height 9 -o x", "maze --width 9 --height -3 -o x",
      "maze --width 9 --height 9 --start 1 -o x", "maze --width 9 --height 9 --start 1,2,3 -o x", "maze --width 9 --height 9 --seed x -o x",
      "board --players 2.5 -o x", "board --players 2 --seed 99999999999999999999 -o x", "play a --seed 0x1", "play a --games many --bot random",
      "play a --games 0 --bot random", "legal a --seed 1.0", "export a --to course-json --seed one -o x", "render a -o x --cell big",
      "render a -o x --theme pink", "serve --port http", "serve --port 70000", "serve --port -1"})
  void aWrongNumberIsToldInWords(String line) {
    CommandLineRun run = CommandLineRun.of(line.split(" "));
    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().startsWith("error: "), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
