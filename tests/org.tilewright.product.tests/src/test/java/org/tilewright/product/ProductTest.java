package org.tilewright.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The product as it is handed out. */
class ProductTest {

  /** Generous: a loaded machine must not fail a test about something else than speed. */
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  private final BuiltProduct product = BuiltProduct.find();

  @Test
  void bringsOurBundlesAndWhatInstallsMore() throws IOException {
    List<String> plugins = product.plugins();
    for (String expected : List.of("org.tilewright.engine", "org.tilewright.rules.dungeon", "org.tilewright.cli",
        "org.tilewright.ui.text", "org.tilewright.ui.map", "org.tilewright.ui.play", "org.tilewright.ui.wizards",
        "org.tilewright.app", "org.eclipse.equinox.p2.ui.sdk")) {
      assertTrue(plugins.contains(expected), () -> expected + " is missing in " + plugins);
    }
    assertEquals(plugins.stream().distinct().toList(), plugins, "a bundle in two versions");
  }

  @Test
  void opensTheWorkbenchOnItsSamplesWithoutAnError(@TempDir Path folder) throws Exception {
    assumeTrue(System.getenv("DISPLAY") != null, "no display to open a window on; ./tilewright test brings its own");
    Path workspace = folder.resolve("first workspace");
    Path output = folder.resolve("output.txt");
    Process workbench = product.start(workspace, output);
    try {
      // The title names the open editor, so the samples are there and one is shown.
      assertTrue(BuiltProduct.awaitWindow(workbench, "samples/.*\\.level - Tilewright", PATIENCE),
          () -> "No window of the workbench opened.\n" + read(output) + errors(workspace));
      workbench.destroy();
      assertTrue(workbench.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS), "The workbench does not end.");
    } finally {
      BuiltProduct.end(workbench);
    }
    assertEquals(List.of(), errors(workspace));
    assertTrue(Files.exists(workspace.resolve("samples/.project")), "no project of samples");
  }

  /** Entries of severity error (4) in the log of a workspace, each with its message. */
  private static List<String> errors(Path workspace) {
    Path log = workspace.resolve(".metadata/.log");
    if (!Files.exists(log)) {
      return List.of();
    }
    return Stream.of(read(log).split("(?m)^!ENTRY ")).filter(entry -> entry.matches("(?s)\\S+ 4 .*"))
        .map(entry -> entry.lines().limit(6).reduce("", (a, b) -> a + "\n" + b)).toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
