package org.tilewright.lang;

import java.util.List;
import java.util.Set;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/**
 * What was found in one level, by what it means for those who want to do something with the level. This is the one place that
 * says whether a level can be begun, and whether it is whole.
 *
 * @param issues  all of it, by place in the text
 * @param ruleset id of the level's game
 */
public record LevelFindings(List<LevelIssue> issues, String ruleset) {

  /** Errors of the language in spite of which everything that is written is understood, and can be written elsewhere. */
  private static final Set<String> UNDERSTOOD = Set.of(IssueCodes.OUT_OF_RANGE, IssueCodes.WRONG_TYPE, IssueCodes.UNKNOWN_WORD,
      IssueCodes.ABSTRACT_KIND);

  /** Copies the list. */
  public LevelFindings {
    issues = List.copyOf(issues);
  }

  /** Why no game of the level can begin: the errors of the language and of the rules. Empty when one can. */
  public List<LevelIssue> obstacles() {
    return issues.stream().filter(LevelIssue::isError).toList();
  }

  /** The obstacles that are in the text itself: whatever the rules make of the level, its author has to mend them first. */
  public List<LevelIssue> mistakes() {
    return issues.stream().filter(issue -> issue.isError() && !isOfRules(issue)).toList();
  }

  /** Whether a game of the level can begin. */
  public boolean canBegin() {
    return obstacles().isEmpty();
  }

  /**
   * Why the level is not understood as a whole, so that a part of it would be missing where it is written in another format or
   * drawn. Empty when it is; a level that is whole may still be one that no game can begin with.
   */
  public List<LevelIssue> gaps() {
    return issues.stream().filter(issue -> issue.isError() && !UNDERSTOOD.contains(issue.code()) && !isOfRules(issue)).toList();
  }

  /** What was found that keeps nobody from playing, and that the author should know of. */
  public List<LevelIssue> warnings() {
    return issues.stream().filter(issue -> issue.severity() == Severity.WARNING).toList();
  }

  private boolean isOfRules(LevelIssue issue) {
    return issue.code().startsWith(ruleset + ".");
  }
}
