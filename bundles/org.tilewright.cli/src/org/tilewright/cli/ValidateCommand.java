package org.tilewright.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.storage.FileContent;
import org.tilewright.engine.text.Counted;
import org.tilewright.formats.json.JsonWriter;
import org.tilewright.lang.text.LevelIssue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The verb that checks files. */
@Command(name = "validate", mixinStandardHelpOptions = true, description = {
    "Checks level files, and all .level and .ruleset files in folders, as the Problems view does; - is standard input.",
    "A file of a foreign format is checked as the level that an import makes of it.",
    "Prints one line per problem: file:line:column: severity: text [code]. Only errors make the exit code 1;",
    "a file that holds nothing is one."})
final class ValidateCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files and folders.")
  private List<Path> files;

  @Mixin
  private ConfigOption config;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  ValidateCommand(Environment environment) {
    this.environment = environment;
  }

  /** A file with what is wrong with it. */
  private record Checked(Path file, List<LevelIssue> issues) {
  }

  @Override
  public Integer call() throws CommandFailure {
    LevelReader reader = new LevelReader(environment);
    List<Checked> checked = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (Path file : files) {
      for (Path levelFile : expand(file)) {
        if (!seen.add(identity(levelFile))) {
          continue;
        }
        Checked one = new Checked(levelFile, reader.read(levelFile, config.file()).issues());
        checked.add(one);
        if (!json) {
          one.issues().forEach(issue -> environment.terminal().out().println(issue.format(levelFile.toString())));
        }
      }
    }
    long errors = count(checked, Severity.ERROR);
    long warnings = count(checked, Severity.WARNING);
    if (json) {
      environment.terminal().out().print(JsonWriter.pretty(Json.object("files", checked.stream().map(ValidateCommand::file).toList(),
          "errors", errors, "warnings", warnings)));
    } else {
      environment.terminal().out().println(Counted.of(checked.size(), "file") + ": "
          + (errors + warnings == 0 ? "no problems" : Counted.of(errors, "error") + ", " + Counted.of(warnings, "warning")));
    }
    return errors == 0 ? Main.GOOD : Main.INPUT_AT_FAULT;
  }

  /** What is the same for a file that is named twice, under any spelling. */
  private static Object identity(Path file) {
    if (StandardStreams.isInput(file)) {
      return "";
    }
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  private static List<Path> expand(Path file) throws CommandFailure {
    if (!Files.isDirectory(file)) {
      return List.of(file);
    }
    try (Stream<Path> inside = Files.walk(file)) {
      List<Path> found = inside.filter(ValidateCommand::isLevelFile).sorted().toList();
      if (found.isEmpty()) {
        throw CommandFailure.input(file + ": error: There are no .level or .ruleset files in this folder. [file.none]");
      }
      return found;
    } catch (UncheckedIOException e) {
      throw unreadable(file, e.getCause());
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static CommandFailure unreadable(Path folder, IOException e) {
    String inside = e instanceof FileSystemException at && at.getFile() != null ? " (" + at.getFile() + ")" : "";
    return CommandFailure.input(folder + ": error: The folder cannot be read: " + FileContent.reason(e) + inside + ". [file.unreadable]");
  }

  private static boolean isLevelFile(Path file) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString().toLowerCase(Locale.ROOT);
    return (name.endsWith(".level") || name.endsWith(".ruleset")) && Files.isRegularFile(file);
  }

  private static long count(List<Checked> files, Severity severity) {
    return files.stream().flatMap(file -> file.issues().stream()).filter(issue -> issue.severity() == severity).count();
  }

  private static Object file(Checked checked) {
    return Json.object("file", checked.file().toString(), "issues", checked.issues().stream().map(ValidateCommand::issue).toList());
  }

  private static Object issue(LevelIssue issue) {
    return Json.object("severity", issue.severity().name().toLowerCase(Locale.ROOT), "code", issue.code(), "message",
        issue.message(), "line", issue.line(), "column", issue.column(), "offset", issue.offset(), "length", issue.length());
  }
}
