package org.tilewright.product;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The product for Linux as the build made it.
 *
 * @param folder holds the start script
 */
record BuiltProduct(Path folder) {

  /** The folder of the repository. */
  static Path repository() {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve(".mvn"))) {
      root = root.getParent();
    }
    return root;
  }

  static BuiltProduct find() {
    return new BuiltProduct(repository().resolve(
        "releng/org.tilewright.product/target/products/org.tilewright.product/linux/gtk/x86_64/tilewright"));
  }

  /** Starts the workbench as a user does, by the script, with the Java that runs the tests. */
  Process start(Path workspace, Path output) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(folder.resolve("tilewright").toString(), "-data", workspace.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    return builder.start();
  }

  /** Ends a started workbench at once: the script, and Java, which it has started. */
  static void end(Process workbench) throws InterruptedException {
    workbench.descendants().forEach(ProcessHandle::destroyForcibly);
    workbench.destroyForcibly().waitFor();
  }

  /** Names of the plug-ins, without their versions. */
  List<String> plugins() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("plugins"))) {
      return files.map(file -> file.getFileName().toString().replaceFirst("_[0-9].*", "")).sorted().toList();
    }
  }

  /**
   * Waits until a window has a title that matches a regular expression.
   *
   * @return false when none has within the time, or the workbench has ended before
   */
  static boolean awaitWindow(Process workbench, String title, Duration patience)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() < deadline && !workbench.waitFor(500, TimeUnit.MILLISECONDS)) {
      // Asked again and again: xdotool's own waiting ends with an error when another window, the splash, goes away.
      Process search = new ProcessBuilder("xdotool", "search", "--onlyvisible", "--name", title)
          .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
      if (search.waitFor() == 0) {
        return true;
      }
    }
    return false;
  }
}
