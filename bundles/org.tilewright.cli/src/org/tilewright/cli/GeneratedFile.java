package org.tilewright.cli;

import java.nio.file.Path;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.formats.GeneratedDraft;
import org.tilewright.formats.SourceText;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;

/**
 * A level file that a generator's level becomes; all verbs that generate write it.
 *
 * @param ruleset game of the level
 * @param output  the file
 */
record GeneratedFile(String ruleset, Path output) {

  /** Something that can refuse what is asked for. */
  @FunctionalInterface
  interface Generation {
    /** @throws IllegalArgumentException in words when a choice is not possible */
    GeneratedLevel level();
  }

  /**
   * Generates and writes.
   *
   * @param name  name of the level when none can be made of the file's
   * @param title name for people
   * @throws CommandFailure when a choice is not possible, or the file cannot be written
   */
  void write(Environment environment, String name, String title, Generation generation) throws CommandFailure {
    String identifier = StandardStreams.isOutput(output) ? name : new SourceText(output.toString(), "").identifier(name);
    GeneratedDraft draft = new GeneratedDraft(ruleset, identifier, title);
    GeneratedLevel level;
    try {
      level = generation.level();
    } catch (IllegalArgumentException e) {
      String message = e.getMessage();
      throw CommandFailure.usage("error: " + message + (message.endsWith(".") ? "" : "."));
    }
    environment.outputs().write(output, new LevelPrinter(DefaultSymbols.of(environment.library(ruleset))).print(draft.around(level)));
  }
}
