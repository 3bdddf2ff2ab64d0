package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.level.LevelDefinition;
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
    "What an import kept is written back. Warnings say what the format cannot express."})
final class ExportCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private LevelOptions level;

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
    Outputs.requireDistinct(Arrays.asList(output, configOutput), List.of(level.file()));
    LoadedLevel loaded = level.load(environment, Optional.empty()).asAWhole().remarked(environment.terminal());
    LevelDefinition definition = loaded.definition();
    if (!format.ruleset().equals(definition.ruleset())) {
      throw CommandFailure.input(level.file() + ": error: " + format.title() + " holds levels of the game '" + format.ruleset()
          + "', not of '" + definition.ruleset() + "'. [export.ruleset]");
    }
    Level text = CompiledLevels.levels(loaded.file().resource()).get(loaded.file().levels().indexOf(loaded.level()));
    try {
      ExportedLevel exported = format.write(ExportSource.of(level.file().toString(), definition, text),
          new Vocabulary(environment.library(definition.ruleset())));
      write(exported);
      return Main.GOOD;
    } catch (FormatException e) {
      throw CommandFailure.of(e);
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
        .forEach(w -> environment.terminal().err().println(CommandFailure.Lines.problem(level.file().toString(), w)));
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
