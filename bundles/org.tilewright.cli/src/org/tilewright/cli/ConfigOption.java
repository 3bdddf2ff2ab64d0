package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The configuration that some foreign files keep apart. */
final class ConfigOption {

  @Option(names = "--config", paramLabel = "FILE",
      description = "Configuration that goes with a dungeon of the course; without it nothing is said that depends on it.")
  private Path config;

  /** The file; empty when none is given. */
  Optional<Path> file() {
    return Optional.ofNullable(config);
  }
}
