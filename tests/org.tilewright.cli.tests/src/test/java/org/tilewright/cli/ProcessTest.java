package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The command line as a process of its own. */
class ProcessTest {

  @Test
  void outputIsUtf8AndTheExitCodeArrivesWhateverTheLocale() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(CommandLineProcess.command("-Dfile.encoding=ISO-8859-1", "-Duser.language=tr"));
    command.addAll(List.of("maze", "--width", "7", "--height", "5", "--seed", "1", "-o", "-"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(Map.of("LC_ALL", "C", "LANG", "C"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor());
    assertTrue(out.startsWith("level maze \"Maze 7 × 5, seed 1\" uses dungeon {\n"), out);
    assertEquals(CommandLineRun.of("maze", "--width", "7", "--height", "5", "--seed", "1", "-o", "-").out(), out);
  }
}
