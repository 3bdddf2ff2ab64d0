package org.tilewright.lang.validation;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Ruleset;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.compile.SourceMap;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.model.level.Level;

/** Asks the rules of a level what is wrong with it, and finds where that is written. */
class RulesetChecks {

  private final Libraries libraries;
  private final CompiledLevels compiled;

  @Inject
  RulesetChecks(Libraries libraries, CompiledLevels compiled) {
    this.libraries = libraries;
    this.compiled = compiled;
  }

  /** What the rules of the level's game find; nothing when they are not installed. */
  List<Issue> check(Level level) {
    CompiledLevel compiledLevel = compiled.of(level);
    Optional<Throwable> failure = compiled.failure(level);
    if (failure.isPresent()) {
      return List.of(issue(new LevelProblem(LevelProblem.Severity.ERROR, IssueCodes.CHECK_FAILED,
          "This level cannot be read because of a mistake in the program (" + failure.get() + ")", Optional.empty(), ""),
          compiledLevel.sources(), level));
    }
    Optional<Ruleset> ruleset = libraries.ruleset(compiledLevel.definition().ruleset());
    return ruleset.map(rules -> problems(rules, compiledLevel)).orElse(List.of()).stream()
        .map(problem -> issue(problem, compiledLevel.sources(), level)).toList();
  }

  private static List<LevelProblem> problems(Ruleset ruleset, CompiledLevel level) {
    try {
      return ruleset.check(level.definition());
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      // Rules are plug-ins of others: a mistake in one must not take the editor down with it.
      // Nor does it say anything against the level, which may well be played.
      return List.of(new LevelProblem(LevelProblem.Severity.WARNING, IssueCodes.RULESET_FAILED,
          "The rules of '" + ruleset.id() + "' failed to check this level: " + e, Optional.empty(), "ruleset"));
    }
  }

  private static Issue issue(LevelProblem problem, SourceMap sources, Level level) {
    TextRange range = problem.cell().flatMap(sources::cell).or(() -> sources.part(problem.part())).orElse(sources.name());
    Issue.IssueImpl issue = new Issue.IssueImpl();
    issue.setSeverity(switch (problem.severity()) {
      case ERROR -> Severity.ERROR;
      case WARNING -> Severity.WARNING;
      case INFO -> Severity.INFO;
    });
    issue.setCode(problem.code());
    issue.setMessage(problem.message());
    issue.setOffset(range.offset());
    issue.setLength(range.length());
    issue.setType(CheckType.FAST);
    issue.setData(problem.config().stream().map(LevelIssue.CONFIG::concat).toArray(String[]::new));
    issue.setUriToProblem(EcoreUtil.getURI(level));
    return issue;
  }
}
