package org.tilewright.lang.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.validation.Issue;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextPositions;

/** From the issues of the framework to those of the language. */
public final class Issues {

  /** More issues than this help nobody. */
  public static final int MAX_ISSUES = 1_000;

  private Issues() {
  }

  /**
   * The issues by place in the text, at most {@link #MAX_ISSUES} and one more that tells how many are not shown.
   *
   * @param length length of the text; issues are moved into it
   */
  public static List<LevelIssue> of(List<Issue> issues, TextPositions positions, int length) {
    List<Issue> sorted = new ArrayList<>(issues);
    sorted.sort(Comparator.comparing((Issue issue) -> issue.getOffset() == null ? 0 : issue.getOffset()));
    List<LevelIssue> shown = new ArrayList<>();
    for (Issue issue : sorted.subList(0, Math.min(MAX_ISSUES, sorted.size()))) {
      shown.add(of(issue, positions, length));
    }
    if (sorted.size() > MAX_ISSUES) {
      LevelIssue last = shown.getLast();
      shown.add(new LevelIssue(last.severity(), IssueCodes.MORE, "And " + (sorted.size() - MAX_ISSUES) + " more from here on",
          last.offset(), last.length(), last.line(), last.column(), List.of()));
    }
    return shown;
  }

  private static LevelIssue of(Issue issue, TextPositions positions, int length) {
    int offset = issue.getOffset() == null ? 0 : Math.clamp(issue.getOffset(), 0, length);
    String code = code(issue);
    int covered = issue.getLength() == null ? 0
        : Math.clamp(Math.min(issue.getLength(), visibleLength(code)), 0, length - offset);
    String[] data = issue.getData();
    return new LevelIssue(severity(issue), code, issue.getMessage(), offset, covered, positions.line(offset),
        positions.column(offset), data == null ? List.of() : List.of(data));
  }

  /** What is not closed or nested too deeply may reach to the end of the file; its beginning is enough to show. */
  private static int visibleLength(String code) {
    return switch (code) {
      case IssueCodes.UNCLOSED -> TextBlock.DELIMITER.length();
      case IssueCodes.TOO_DEEP, IssueCodes.TOO_LARGE -> 1;
      default -> Integer.MAX_VALUE;
    };
  }

  private static Severity severity(Issue issue) {
    return switch (issue.getSeverity()) {
      case ERROR -> Severity.ERROR;
      case WARNING -> Severity.WARNING;
      case INFO, IGNORE -> Severity.INFO;
    };
  }

  private static String code(Issue issue) {
    return switch (issue.getCode()) {
      case null -> IssueCodes.OTHER;
      case Diagnostic.SYNTAX_DIAGNOSTIC, Diagnostic.SYNTAX_DIAGNOSTIC_WITH_RANGE -> IssueCodes.SYNTAX;
      case Diagnostic.LINKING_DIAGNOSTIC -> IssueCodes.UNKNOWN_NAME;
      default -> issue.getCode();
    };
  }
}
