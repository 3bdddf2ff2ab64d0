package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/** Puts the quotes of a map where they belong. */
final class MapRepair implements Repair {

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    String text = file.text();
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    if (issue.code().equals(IssueCodes.NO_LINE_BREAK)) {
      int at = issue.offset() + TextBlock.DELIMITER.length();
      String indent = Lines.indentationBefore(text, issue.offset()) + "  ";
      return List.of(QuickFix.of("Break the line behind the opening quotes", at, 0, lineEnd + indent));
    }
    int next = text.indexOf(TextBlock.DELIMITER, issue.offset() + 1);
    if (issue.code().equals(IssueCodes.UNCLOSED) && text.startsWith(TextBlock.DELIMITER, issue.offset()) && next > 0) {
      int line = Lines.start(text, next);
      String indent = Lines.indentationBefore(text, next);
      return List.of(QuickFix.of("Close the map in front of the next one", line, 0, indent + TextBlock.DELIMITER + lineEnd));
    }
    return List.of();
  }
}
