package org.tilewright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.model.level.RulesetLibrary;

/** What verbs share: the terminal, the installed games, and the level language once somebody needs it. */
final class Environment {

  private final Terminal terminal;
  private final Rulesets rulesets;
  private final Inputs inputs;
  private LevelLanguage language;

  Environment(Terminal terminal, Rulesets rulesets) {
    this.terminal = terminal;
    inputs = new Inputs(terminal);
    this.rulesets = rulesets;
  }

  Terminal terminal() {
    return terminal;
  }

  /** The installed games. */
  Rulesets rulesets() {
    return rulesets;
  }

  /** What is read. */
  Inputs inputs() {
    return inputs;
  }

  /** Where results go. */
  Outputs outputs() {
    return new Outputs(terminal);
  }

  /** The level language; made at the first call, which takes a noticeable time. */
  LevelLanguage language() {
    if (language == null) {
      language = new LevelLanguage(rulesets);
    }
    return language;
  }

  /** The library of an installed game. */
  RulesetLibrary library(String ruleset) throws CommandFailure {
    return language().injector().getInstance(Libraries.class).find(ruleset)
        .orElseThrow(() -> CommandFailure.input("error: the game '" + ruleset + "' is not installed"));
  }

  /** The rules of an installed game. */
  Ruleset ruleset(String id) throws CommandFailure {
    return rulesets.find(id).orElseThrow(() -> CommandFailure.input("error: the game '" + id + "' is not installed"));
  }

  /**
   * A level out of a file, whatever is found in it.
   *
   * @param file   a file of the level language, or a foreign one that a format recognises
   * @param name   name of the level; the first one when empty
   * @param config a configuration file that goes with a foreign one
   * @throws CommandFailure when there is no such level; the errors of the file, if it has any, are the message
   */
  LoadedLevel load(Path file, Optional<String> name, Optional<Path> config) throws CommandFailure {
    LevelReader.LevelsOfFile read = new LevelReader(this).read(file, config);
    LevelFileResult result = read.result();
    Optional<CompiledLevel> level = name.map(result::level).orElseGet(() -> result.levels().stream().findFirst());
    if (level.isEmpty()) {
      List<LevelIssue> errors = read.issues().stream().filter(LevelIssue::isError).toList();
      throw errors.isEmpty() ? CommandFailure.input(file + ":1:1: error: " + name
          .map(wanted -> "There is no level '" + wanted + "'; the file has " + names(result) + ".")
          .orElse("There is no level in this file.") + " [level.missing]") : LoadedLevel.failure(file, errors);
    }
    return new LoadedLevel(file, result, level.get(), read.findings(level.get()));
  }

  private static String names(LevelFileResult result) {
    return result.levels().isEmpty() ? "none"
        : String.join(", ", result.levels().stream().map(level -> "'" + level.definition().name() + "'").toList());
  }

}
