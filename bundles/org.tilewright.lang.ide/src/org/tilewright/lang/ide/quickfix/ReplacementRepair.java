package org.tilewright.lang.ide.quickfix;

import java.util.List;
import java.util.Set;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.print.Notation;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/** Puts one of the suggestions that come with an issue in the place of what is wrong. */
final class ReplacementRepair implements Repair {

  private static final Set<String> CODES = Set.of(IssueCodes.UNKNOWN_RULESET, IssueCodes.UNKNOWN_KIND, IssueCodes.UNKNOWN_ATTRIBUTE,
      IssueCodes.UNKNOWN_CONFIG_KEY, IssueCodes.UNKNOWN_GOAL, IssueCodes.UNKNOWN_WORD, IssueCodes.OUT_OF_RANGE);

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    return CODES.contains(issue.code()) ? issue.data().stream()
        .map(word -> QuickFix.of("Change to '" + word + "'", issue.offset(), issue.length(), written(issue.code(), word))).toList()
        : List.of();
  }

  private static String written(String code, String word) {
    return switch (code) {
      case IssueCodes.OUT_OF_RANGE -> word;
      case IssueCodes.UNKNOWN_ATTRIBUTE, IssueCodes.UNKNOWN_WORD -> Notation.word(word);
      default -> Notation.name(word);
    };
  }
}
