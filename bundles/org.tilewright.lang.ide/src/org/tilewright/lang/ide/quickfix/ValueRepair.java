package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/** Adds or removes quotes where text and words are mixed up. */
final class ValueRepair implements Repair {

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    if (!issue.code().equals(IssueCodes.WRONG_TYPE)) {
      return List.of();
    }
    String written = file.text().substring(issue.offset(), issue.end());
    if (issue.message().contains("of type text") && written.matches("[A-Za-z_0-9.-]+")) {
      return List.of(QuickFix.of("Put it in quotes", issue.offset(), issue.length(), ValueText.quote(written)));
    }
    if (written.matches("\"[A-Za-z_0-9.-]+\"")) {
      return List.of(QuickFix.of("Remove the quotes", issue.offset(), issue.length(), written.substring(1, written.length() - 1)));
    }
    return List.of();
  }
}
