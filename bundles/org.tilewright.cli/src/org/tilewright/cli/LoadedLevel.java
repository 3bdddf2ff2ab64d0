package org.tilewright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelFindings;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.text.LevelIssue;

/**
 * A level together with its file.
 *
 * @param path     where it is from
 * @param file     the file
 * @param level    one of its levels
 * @param findings what is found in the level, with places in the file
 */
record LoadedLevel(Path path, LevelFileResult file, CompiledLevel level, LevelFindings findings) {

  /** More lines than this are left to the verb that is there for them. */
  private static final int MOST_LINES = 3;

  LevelDefinition definition() {
    return level.definition();
  }

  /** The level, for a game. @throws CommandFailure when none can begin; the errors are the message */
  LoadedLevel toPlay() throws CommandFailure {
    return without(findings.obstacles());
  }

  /** The level, to be drawn or written. @throws CommandFailure when a part would be missing; the errors are the message */
  LoadedLevel asAWhole() throws CommandFailure {
    return without(findings.gaps());
  }

  private LoadedLevel without(List<LevelIssue> errors) throws CommandFailure {
    if (!errors.isEmpty()) {
      throw failure(path, errors);
    }
    return this;
  }

  static CommandFailure failure(Path path, List<LevelIssue> errors) {
    return CommandFailure.input(errors.stream().map(issue -> issue.format(path.toString())).collect(Collectors.joining("\n")));
  }

  /** The level, after a few lines of what its author should know. */
  LoadedLevel remarked(Terminal terminal) {
    List<LevelIssue> found = findings.issues().stream().filter(issue -> issue.severity() != Severity.INFO).toList();
    found.stream().limit(MOST_LINES).forEach(issue -> terminal.err().println(issue.format(path.toString())));
    if (found.size() > MOST_LINES) {
      terminal.err().println(path + ": warning: There is more to say about this level; 'validate' lists it. [validate.more]");
    }
    return this;
  }
}
