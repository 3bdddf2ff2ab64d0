package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.Formats;
import org.tilewright.formats.ImportFormat;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The verb that reads foreign files. */
@Command(name = "import", mixinStandardHelpOptions = true, description = {
    "Makes a level of a foreign file; the format is found by content and extension.",
    "What the level language has no words for is kept in the level, so that 'export' can write it back. "
        + "Warnings say what that is."})
final class ImportCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "FILE", description = "The foreign file.")
  private Path file;

  @Option(names = "--config", paramLabel = "FILE", description = "Configuration that goes with a dungeon of the course.")
  private Path config;

  @Option(names = "-o", required = true, paramLabel = "OUT.level", description = "File to write; - for standard output.")
  private Path output;

  ImportCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    Outputs.requireDistinct(List.of(output), Arrays.asList(file, config));
    SourceText source = new SourceText(Inputs.nameOf(file), environment.inputs().text(file));
    Optional<SourceText> configSource =
        config == null ? Optional.empty() : Optional.of(new SourceText(config.toString(), environment.inputs().text(config)));
    Formats formats = BuiltInFormats.all();
    ImportFormat format = formats.importerFor(source).orElseThrow(() -> CommandFailure.input(file
        + ": error: The format of this file is not known; known are " + names(formats.importers()) + ". [import.format]"));
    if (config != null && !format.takesConfig()) {
      throw CommandFailure.usage(file + ": error: --config goes with a dungeon of the course (JSON); a " + format.title()
          + " has no configuration. [config.notTaken]");
    }
    RulesetLibrary library = environment.library(format.ruleset());
    try {
      ImportedLevel level = format.read(source, configSource, new Vocabulary(library));
      environment.outputs().write(output, new LevelPrinter(DefaultSymbols.of(library)).print(level.draft()));
      level.warnings().forEach(w -> environment.terminal().err().println(CommandFailure.Lines.problem(file.toString(), w)));
      return Main.GOOD;
    } catch (FormatException e) {
      throw CommandFailure.of(e);
    }
  }

  private static String names(List<ImportFormat> formats) {
    return String.join(", ", formats.stream().map(format -> format.title() + " (" + format.id() + ")").toList());
  }
}
