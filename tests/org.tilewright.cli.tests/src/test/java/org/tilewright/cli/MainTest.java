package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  @Test
  void helpListsEveryVerb() {
    CommandLineRun run = CommandLineRun.of("--help");
    assertEquals(0, run.exitCode());
    for (String verb : new String[] {"validate", "generate", "maze", "board", "play", "legal", "replay", "import", "export", "render", "serve",
        "classpath"}) {
      assertTrue(run.out().contains("\n  " + verb + " "), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "generate", "maze", "board", "play", "legal", "replay", "import", "export", "render", "serve",
        "classpath"})
  void everyVerbExplainsItself(String verb) {
    CommandLineRun run = CommandLineRun.of(verb, "--help");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("Usage: tilewright " + verb), run.out());
    assertEquals(run.out(), CommandLineRun.of("help", verb).out());
  }

  @Test
  void theVersionIsTold() {
    CommandLineRun run = CommandLineRun.of("--version");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("Tilewright "), run.out());
    assertEquals(run.out(), CommandLineRun.of("validate", "--version").out());
  }

  @Test
  void wrongUsageIsToldInWordsWithExitCodeTwo() {
    for (String[] args : new String[][] {{}, {"nonsense"}, {"validat", "x"}, {"validate"}, {"maze", "--width", "x"},
        {"render", "a.level"}, {"play"}, {"validate", "--nonsense", "x"}}) {
      CommandLineRun run = CommandLineRun.of(args);
      assertEquals(2, run.exitCode(), () -> String.join(" ", args));
      assertEquals("", run.out());
      assertTrue(run.err().startsWith("error: ") && run.err().contains("--help"), run.err());
    }
  }

  @Test
  void aMistypedVerbIsGuessed() {
    assertTrue(CommandLineRun.of("validat", "x").err().contains("validate"), CommandLineRun.of("validat", "x").err());
  }
}
