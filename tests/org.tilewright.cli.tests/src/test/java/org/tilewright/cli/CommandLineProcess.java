package org.tilewright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line as a process of its own, with the class path of this test. */
final class CommandLineProcess {

  private CommandLineProcess() {
  }

  /** The command that starts the command line, without a verb. */
  static List<String> command(String... options) {
    // what Guice uses is warned about on standard error by newer virtual machines
    Stream<String> quiet = Runtime.version().feature() < 23 ? Stream.of() : Stream.of("--sun-misc-unsafe-memory-access=allow");
    return Stream.of(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()), quiet, Arrays.stream(options),
        Stream.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classPath(), "org.tilewright.cli.Main"))
        .flatMap(one -> one).toList();
  }

  /** Test runners may have put the class path into a class loader instead of the property. */
  private static String classPath() {
    Stream<String> loaded = Main.class.getClassLoader() instanceof URLClassLoader loader
        ? Arrays.stream(loader.getURLs()).map(URL::getPath) : Stream.empty();
    return Stream.concat(loaded, Stream.of(System.getProperty("java.class.path"))).collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * Runs a line of shell script.
   *
   * @param folder where
   * @param script the line; {@code tilewright} in it is the command line
   */
  static CommandLineRun shell(Path folder, String script) throws IOException, InterruptedException {
    String function = "tilewright() { " + command().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" ")) + " \"$@\"; }\n";
    Path err = Files.createTempFile("tilewright-test", ".err");
    try {
      Process process = new ProcessBuilder("bash", "-c", function + script).directory(folder.toFile()).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new CommandLineRun(process.waitFor(), out, Files.readString(err));
    } finally {
      Files.delete(err);
    }
  }
}
