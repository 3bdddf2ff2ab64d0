package org.tilewright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.DefinitionText;

/** A running game as a file: the level that begins as the game stands now, for games whose saves are levels. */
final class PositionFile {

  private final Environment environment;

  PositionFile(Environment environment) {
    this.environment = environment;
  }

  /** The level that begins as the game stands. @throws CommandFailure when there is none, or none now; it says when there is */
  static LevelDefinition position(Session session) throws CommandFailure {
    try {
      return session.ruleset().snapshot(session.state()).orElseThrow(() -> CommandFailure.input("error: A running game of '"
          + session.ruleset().id() + "' is more than a level can say; keep the level and the commands instead. [save.noLevel]"));
    } catch (IllegalCommandException e) {
      throw CommandFailure.input("error: " + e.getMessage() + " [save.notNow]");
    }
  }

  /**
   * Saves the game, in the level language unless the file's extension is that of a format of the game.
   *
   * @throws CommandFailure when the game cannot be saved now, or the file cannot be written
   */
  void save(Session session, Path file) throws CommandFailure {
    LevelDefinition position = position(session);
    Optional<ExportFormat> format = BuiltInFormats.all().exporters().stream()
        .filter(one -> one.ruleset().equals(position.ruleset()) && hasExtension(file, one.extension())).findFirst();
    if (format.isPresent()) {
      environment.outputs().write(file, export(format.get(), file.toString(), position).text());
    } else {
      environment.outputs().write(file, new DefinitionText(environment.language()).of(position));
    }
  }

  private static boolean hasExtension(Path file, String extension) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith("." + extension);
  }

  /** A position in a foreign format. @param name a file, for messages @throws CommandFailure when the format cannot say it */
  ExportedLevel export(ExportFormat format, String name, LevelDefinition position) throws CommandFailure {
    try {
      return format.write(new ExportSource(name, position, List.of()), new Vocabulary(environment.library(position.ruleset())));
    } catch (FormatException e) {
      throw CommandFailure.of(e);
    }
  }
}
