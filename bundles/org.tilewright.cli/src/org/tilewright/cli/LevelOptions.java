package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which level a verb is about. */
final class LevelOptions {

  @Parameters(paramLabel = "FILE", description = "A level file, or a file of a foreign format.")
  private Path file;

  @Option(names = "--level", paramLabel = "NAME", description = "Which level of the file; default the first.")
  private String name;

  Path file() {
    return file;
  }

  /** The level, whatever is found in it. @param config a configuration file that goes with it */
  LoadedLevel load(Environment environment, Optional<Path> config) throws CommandFailure {
    return environment.load(file, Optional.ofNullable(name), config);
  }
}
