package org.tilewright.formats;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What an export gives.
 *
 * @param text     content of the file
 * @param config   content of the second file, for formats that keep configuration values apart
 * @param warnings what the format cannot say and what was done about it
 */
public record ExportedLevel(String text, Optional<String> config, List<FormatProblem> warnings) {

  /** Copies the list. */
  public ExportedLevel {
    Objects.requireNonNull(text);
    Objects.requireNonNull(config);
    warnings = List.copyOf(warnings);
  }
}
