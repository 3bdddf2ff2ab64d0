package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.Formats;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.model.level.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The verb that writes foreign files. */
@Command(name = "export", mixinStandardHelpOptions = true, description = {
    "Writes a level in a foreign format: course-json, the dungeons of the course, or breach-text.",
    "What an import kept is written back. Warnings say what the format cannot express.",
    "With --commands, the game as it stands after them is written, for games whose saves are levels."})
final class ExportCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private GameOptions game;

  @Option(names = "--to", paramLabel = "FORMAT", description = "Format; default the one of the output's extension.")
  private String to;

  @Option(names = "-o", required = true, paramLabel = "OUT", description = "File to write; - for standard output.")
  private Path output;

  @Option(names = "--config-out", paramLabel = "FILE", description = "Also write the configuration file of the course.")
  private Path configOutput;

  ExportCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    ExportFormat format = format(BuiltInFormats.all());
    Outputs.requireDistinct(Arrays.asList(output, configOutput), game.files());
    write(game.hasCommands() ? position(format) : level(format));
    return Main.GOOD;
  }

  private ExportedLevel position(ExportFormat format) throws CommandFailure {
    Session session = game.start(environment);
    require(format, session.level());
    Optional<GameOptions.Refused> refused = game.play(session, environment, turn -> { });
    if (refused.isPresent()) {
      throw CommandFailure.input(refused.get().message());
    }
    return new PositionFile(environment).export(format, game.level().file().toString(), PositionFile.position(session));
  }

  private ExportedLevel level(ExportFormat format) throws CommandFailure {
    LoadedLevel loaded = game.level().load(environment, game.config()).asAWhole().remarked(environment.terminal());
    LevelDefinition definition = loaded.definition();
    require(format, definition);
    Level text = CompiledLevels.levels(loaded.file().resource()).get(loaded.file().levels().indexOf(loaded.level()));
    try {
      return format.write(ExportSource.of(game.level().file().toString(), definition, text),
          new Vocabulary(environment.library(definition.ruleset())));
    } catch (FormatException e) {
      throw CommandFailure.of(e);
    }
  }

  private void require(ExportFormat format, LevelDefinition level) throws CommandFailure {
    if (!format.ruleset().equals(level.ruleset())) {
      throw CommandFailure.input(game.level().file() + ": error: " + format.title() + " holds levels of the game '" + format.ruleset()
          + "', not of '" + level.ruleset() + "'. [export.ruleset]");
    }
  }

  private void write(ExportedLevel exported) throws CommandFailure {
    if (configOutput != null && exported.config().isEmpty()) {
      throw CommandFailure.usage("error: This format has no configuration file; leave out --config-out.");
    }
    environment.outputs().write(output, exported.text());
    if (configOutput != null) {
      environment.outputs().write(configOutput, exported.config().orElseThrow());
    }
    exported.warnings()
        .forEach(w -> environment.terminal().err().println(CommandFailure.Lines.problem(game.level().file().toString(), w)));
  }

  private ExportFormat format(Formats formats) throws CommandFailure {
    String extension = output.toString().toLowerCase(Locale.ROOT);
    Optional<ExportFormat> format = to != null ? formats.exporter(to)
        : formats.exporters().stream().filter(f -> extension.endsWith("." + f.extension())).findFirst();
    return format.orElseThrow(() -> CommandFailure.usage("error: " + (to != null ? "There is no format '" + to + "'"
        : "The format cannot be told from the name " + output + ", use --to") + "; known are "
        + String.join(", ", formats.exporters().stream().map(ExportFormat::id).toList()) + "."));
  }
}
