package org.tilewright.rules.dungeon.corpus;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the corpus of real inputs is: beside the project, or where the environment says. */
final class Corpus {

  private Corpus() {
  }

  static Path folder() {
    return Optional.ofNullable(System.getenv("TILEWRIGHT_CORPUS")).map(Path::of)
        .orElseGet(() -> projectRoot().resolve("../shared/corpus").normalize());
  }

  /** The nearest folder above the working directory that is the root of the project. */
  static Path projectRoot() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(".mvn"))) {
        return folder;
      }
    }
    return start;
  }
}
