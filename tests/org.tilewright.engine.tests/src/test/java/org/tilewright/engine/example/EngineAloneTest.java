package org.tilewright.engine.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Ruleset;

/** Runs {@link EngineAlone} in a Java of its own, with the engine and that one class on the class path. */
class EngineAloneTest {

  @Test
  void aLevelBuiltInJavaIsPlayedWithNothingButTheEngine() throws Exception {
    String classPath = location(Ruleset.class) + File.pathSeparator + location(EngineAlone.class);
    List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath,
        EngineAlone.class.getName());

    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = read(process);

    assertEquals(0, process.waitFor(), output);
    assertEquals(List.of("ongoing", "walker moves from (1, 1) to (2, 1)", "won: exit"), output.lines().toList());
  }

  private static String read(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static Path location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
