package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.library.Libraries;
import org.tilewright.model.level.RulesetLibrary;

/** What verbs share: the terminal, the installed games, and the level language once somebody needs it. */
final class Environment {

  private final Terminal terminal;
  private final Rulesets rulesets;
  private LevelLanguage language;

  Environment(Terminal terminal, Rulesets rulesets) {
    this.terminal = terminal;
    this.rulesets = rulesets;
  }

  Terminal terminal() {
    return terminal;
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
   * A level out of a file.
   *
   * @param file a file of the level language, or a foreign one that a format recognises
   * @param name name of the level; the first one when empty
   * @throws CommandFailure when the file or that level has errors; they are the message
   */
  LoadedLevel load(Path file, Optional<String> name) throws CommandFailure {
    LevelReader.LevelsOfFile read = new LevelReader(this).read(file);
    LevelFileResult result = read.result();
    Optional<CompiledLevel> level = name.map(result::level).orElseGet(() -> result.levels().stream().findFirst());
    if (level.isEmpty() || result.hasErrors(level.get())) {
      String errors = read.issues().stream().filter(issue -> issue.isError()).map(issue -> issue.format(file.toString()))
          .reduce((a, b) -> a + "\n" + b).orElse("");
      if (!errors.isEmpty()) {
        throw CommandFailure.input(errors);
      }
    }
    if (level.isEmpty()) {
      throw CommandFailure.input(file + ":1:1: error: " + name
          .map(wanted -> "There is no level '" + wanted + "'; the file has " + names(result) + ".")
          .orElse("There is no level in this file.") + " [level.missing]");
    }
    return new LoadedLevel(result, level.get());
  }

  private static String names(LevelFileResult result) {
    return result.levels().isEmpty() ? "none"
        : String.join(", ", result.levels().stream().map(level -> "'" + level.definition().name() + "'").toList());
  }

  /**
   * A level together with its file.
   *
   * @param file  the file
   * @param level one of its levels
   */
  record LoadedLevel(LevelFileResult file, CompiledLevel level) {
  }
}
