package org.tilewright.rules.breach.corpus;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the corpus of real inputs is: beside the project, or where the environment says. */
final class Corpus {

  private Corpus() {
  }

  /** The folder with the files of this game; skips the test, with a message, when there is none. */
  static Path folder() {
    Path folder = root().resolve("breach");
    assumeTrue(Files.isDirectory(folder), () -> "No corpus at " + folder + "; set TILEWRIGHT_CORPUS to run this test");
    return folder;
  }

  /** All files of a folder whose names end so, in the order of their names. */
  static List<Path> files(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    return Optional.ofNullable(System.getenv("TILEWRIGHT_CORPUS")).map(Path::of)
        .orElseGet(() -> projectRoot().resolve("../shared/corpus").normalize());
  }

  /** The nearest folder above the working directory that is the root of the project. */
  private static Path projectRoot() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(".mvn"))) {
        return folder;
      }
    }
    return start;
  }
}
