package org.tilewright.lang.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.validation.Issue;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextPositions;

/**
 * From the issues of the framework to those of the language. Places are worked out for those that are asked for alone: of a
 * text that is damaged as a whole there are very many, and nobody wants to see them all.
 */
public final class Issues {

  /** More issues than this help nobody. */
  public static final int MAX_ISSUES = 1_000;

  private final List<Issue> sorted;
  /** For each of {@link #sorted}, the furthest end of it and all before it: never falling, so that it can be searched. */
  private final int[] furthest;
  private final TextPositions positions;
  private final int length;

  /**
   * The issues of a text.
   *
   * @param length length of the text; issues are moved into it
   */
  public Issues(List<Issue> issues, TextPositions positions, int length) {
    sorted = issues.stream().sorted(Comparator.comparing((Issue issue) -> issue.getOffset() == null ? 0 : issue.getOffset()))
        .toList();
    this.positions = positions;
    this.length = length;
    furthest = new int[sorted.size()];
    int end = 0;
    for (int i = 0; i < furthest.length; i++) {
      int from = offset(sorted.get(i));
      end = Math.max(end, from + covered(sorted.get(i), from));
      furthest[i] = end;
    }
  }

  /** The issues by place in the text, at most {@link #MAX_ISSUES} and one more that tells how many are not shown. */
  public List<LevelIssue> shown() {
    List<LevelIssue> shown = new ArrayList<>();
    for (Issue issue : sorted.subList(0, Math.min(MAX_ISSUES, sorted.size()))) {
      shown.add(of(issue));
    }
    if (sorted.size() > MAX_ISSUES) {
      LevelIssue last = shown.getLast();
      shown.add(new LevelIssue(last.severity(), IssueCodes.MORE, "And " + (sorted.size() - MAX_ISSUES) + " more from here on",
          last.offset(), last.length(), last.line(), last.column(), List.of()));
    }
    return shown;
  }

  /**
   * The issues within a part of the text, at most {@link #MAX_ISSUES} of each severity, by place. Costs as much as there are,
   * so that it can be asked for each part of a text in turn.
   */
  public List<LevelIssue> within(TextRange part) {
    Map<Severity, List<Issue>> bySeverity = near(part).stream().filter(issue -> isWithin(issue, part))
        .collect(Collectors.groupingBy(Issues::severity));
    return bySeverity.values().stream().flatMap(issues -> issues.stream().limit(MAX_ISSUES)).map(this::of)
        .sorted(Comparator.comparingInt(LevelIssue::offset)).toList();
  }

  /** All that may touch the part: what comes before ends before it, what comes after begins behind it. */
  private List<Issue> near(TextRange part) {
    int from = first(i -> furthest[i] >= part.offset());
    int to = first(i -> offset(sorted.get(i)) > part.end());
    return sorted.subList(Math.min(from, to), to);
  }

  /** The first index from which on a condition holds; it must not cease to hold behind that. */
  private int first(IntPredicate holds) {
    int from = 0;
    int to = sorted.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (holds.test(middle)) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    return from;
  }

  private boolean isWithin(Issue issue, TextRange part) {
    int from = offset(issue);
    return part.overlaps(from, from + covered(issue, from));
  }

  private int offset(Issue issue) {
    return issue.getOffset() == null ? 0 : Math.clamp(issue.getOffset(), 0, length);
  }

  private int covered(Issue issue, int offset) {
    return issue.getLength() == null ? 0
        : Math.clamp(Math.min(issue.getLength(), visibleLength(code(issue))), 0, length - offset);
  }

  private LevelIssue of(Issue issue) {
    int offset = offset(issue);
    String[] data = issue.getData();
    return new LevelIssue(severity(issue), code(issue), issue.getMessage(), offset, covered(issue, offset),
        positions.line(offset), positions.column(offset), data == null ? List.of() : List.of(data));
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
