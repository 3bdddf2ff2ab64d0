package org.tilewright.formats;

/** A foreign format that can be written. Stateless. */
public interface ExportFormat {

  /** Identifier on the command line, such as {@code course-json}. */
  String id();

  /** Name for people. */
  String title();

  /** Usual extension of files, without a full stop. */
  String extension();

  /** Id of the ruleset whose levels can be written. */
  String ruleset();

  /**
   * Writes a level.
   *
   * @throws FormatException when the format cannot say what the level says
   */
  ExportedLevel write(ExportSource source, Vocabulary vocabulary) throws FormatException;
}
