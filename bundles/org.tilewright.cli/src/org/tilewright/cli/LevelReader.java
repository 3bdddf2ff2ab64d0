package org.tilewright.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.storage.FileContent;
import org.tilewright.formats.ForeignPlaces;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportFormat;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelFindings;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.PlacementSource;
import org.tilewright.lang.compile.SourceMap;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Reads files with levels, foreign ones as well: a file that is none of the level language and that a format recognises is
 * imported in memory, and what is wrong with it is said at its place in that file.
 */
final class LevelReader {

  private static final List<String> OWN_EXTENSIONS = List.of(".level", ".ruleset");

  private final Environment environment;

  LevelReader(Environment environment) {
    this.environment = environment;
  }

  /**
   * A file that was read.
   *
   * @param result  its levels
   * @param issues  what is wrong with it, with places in the file itself
   * @param foreign whether it is of a foreign format, of which each file holds one level
   */
  record LevelsOfFile(LevelFileResult result, List<LevelIssue> issues, boolean foreign) {

    /** What is found in one of the levels, with places in the file itself. */
    LevelFindings findings(CompiledLevel level) {
      return foreign ? new LevelFindings(issues, level.definition().ruleset()) : result.findings(level);
    }
  }

  /**
   * Reads and checks a file.
   *
   * @param config a configuration file that goes with the file
   * @throws CommandFailure when the game that a foreign file is for is not installed, or the file takes no configuration
   */
  LevelsOfFile read(Path file, Optional<Path> config) throws CommandFailure {
    byte[] bytes;
    try {
      bytes = environment.inputs().bytes(file);
    } catch (IOException e) {
      return nothing(file.toString(), at(1, 1, Severity.ERROR, IssueCodes.UNREADABLE, FileContent.reason(e)), false);
    }
    Optional<SourceText> foreign = isOwn(file) ? Optional.empty() : text(file, bytes);
    Optional<ImportFormat> format = foreign.flatMap(BuiltInFormats.all()::importerFor);
    if (config.isPresent() && !format.map(ImportFormat::takesConfig).orElse(false)) {
      throw CommandFailure.usage(file + ": error: --config goes with a dungeon of the course (JSON); "
          + (format.isPresent() ? "a " + format.get().title() + " has no configuration" : "a level has its configuration inside")
          + ". [config.notTaken]");
    }
    if (format.isPresent()) {
      return imported(foreign.get(), config, format.get());
    }
    LevelFileResult result = environment.language().read(bytes, file.toString());
    return new LevelsOfFile(result, result.issues().stream().map(LevelReader::withNothingAsError).toList(), false);
  }

  private static boolean isOwn(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return OWN_EXTENSIONS.stream().anyMatch(name::endsWith);
  }

  /** The text of a file; empty when it is none, which the level language has words for. */
  private static Optional<SourceText> text(Path file, byte[] bytes) {
    try {
      return Optional.of(new SourceText(file.toString(), StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString()));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** In an editor a file may be empty for a while; whoever has one checked by a command has lost what should be in it. */
  private static LevelIssue withNothingAsError(LevelIssue issue) {
    return issue.code().equals(IssueCodes.NO_LEVEL) ? at(issue.line(), issue.column(), Severity.ERROR, issue.code(), issue.message())
        : issue;
  }

  private LevelsOfFile nothing(String name, LevelIssue why, boolean foreign) {
    return new LevelsOfFile(environment.language().parse("", name), List.of(why), foreign);
  }

  private LevelsOfFile imported(SourceText file, Optional<Path> config, ImportFormat format) throws CommandFailure {
    RulesetLibrary library = environment.library(format.ruleset());
    Optional<SourceText> configText =
        config.isPresent() ? Optional.of(new SourceText(config.get().toString(), environment.inputs().text(config.get()))) : Optional.empty();
    try {
      ImportedLevel level = format.read(file, configText, new Vocabulary(library));
      String text = new LevelPrinter(DefaultSymbols.of(library)).print(level.draft());
      LevelFileResult result = environment.language().parse(text, file.name());
      List<LevelIssue> issues = new ArrayList<>();
      level.warnings().forEach(warning -> issues.add(issue(warning)));
      // numbers that a file leaves to another one, which is not there, are not held against it
      result.issues().stream().filter(issue -> config.isPresent() || !issue.restsOnOtherThan(level.draft().config()))
          .forEach(issue -> issues.add(moved(issue, result, level.places())));
      return new LevelsOfFile(result, issues, true);
    } catch (FormatException e) {
      if (!e.file().equals(file.name())) {
        throw CommandFailure.of(e);
      }
      return nothing(file.name(), issue(e.problem()), true);
    }
  }

  private static LevelIssue issue(FormatProblem problem) {
    Severity severity = problem.severity() == FormatProblem.Severity.ERROR ? Severity.ERROR : Severity.WARNING;
    return at(Math.max(1, problem.line()), Math.max(1, problem.column()), severity, problem.code(), problem.message());
  }

  /** The issue at its place in the foreign file; at the beginning when it is about nothing on the board. */
  private static LevelIssue moved(LevelIssue issue, LevelFileResult result, ForeignPlaces places) {
    ForeignPlaces.Place place = result.levels().stream().flatMap(level -> cell(level.sources(), issue.offset()).stream()).findFirst()
        .flatMap(places::of).orElse(new ForeignPlaces.Place(1, 1));
    return at(place.line(), place.column(), issue.severity(), issue.code(), issue.message());
  }

  private static Optional<Cell> cell(SourceMap sources, int offset) {
    return sources.cellAt(offset).or(() -> sources.placements().stream().filter(placed -> placed.entity().contains(offset))
        .map(PlacementSource::cell).findFirst());
  }

  /** Offsets would be those of a text that nobody sees. */
  private static LevelIssue at(int line, int column, Severity severity, String code, String message) {
    return new LevelIssue(severity, code, message, 0, 0, line, column, List.of());
  }
}
