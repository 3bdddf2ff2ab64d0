package org.tilewright.formats;

import java.util.Optional;

/** A foreign format that can be read. Stateless. */
public interface ImportFormat {

  /** Identifier on the command line, such as {@code course-json}. */
  String id();

  /** Name for people. */
  String title();

  /** Id of the ruleset that plays the imported levels. */
  String ruleset();

  /** Whether a file looks as if it were of this format; by content, then by the extension of its name. */
  boolean recognises(SourceText file);

  /** Whether files of this format leave values to a second file with a configuration. */
  default boolean takesConfig() {
    return false;
  }

  /**
   * Reads a level.
   *
   * @param file       the file
   * @param config     a second file with configuration values, for formats that keep them apart
   * @param vocabulary what the library of {@link #ruleset()} declares
   * @throws FormatException when the file, or the configuration, is not of this format
   */
  ImportedLevel read(SourceText file, Optional<SourceText> config, Vocabulary vocabulary) throws FormatException;
}
