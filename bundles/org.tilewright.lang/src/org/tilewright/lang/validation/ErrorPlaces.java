package org.tilewright.lang.validation;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.tilewright.lang.compile.TextRange;

/** Where the errors of a text are; tells at once whether one lies in a part of it, however many errors and parts there are. */
final class ErrorPlaces {

  /** Where nothing is that should be there. */
  private final NavigableSet<Integer> gaps = new TreeSet<>();

  /** The furthest end of all errors that begin at an offset or before. */
  private final NavigableMap<Integer, Integer> ends = new TreeMap<>();

  ErrorPlaces(List<Issue> issues) {
    for (Issue issue : issues) {
      if (issue.getSeverity() == Severity.ERROR && issue.getLength() == 0) {
        gaps.add(issue.getOffset());
      } else if (issue.getSeverity() == Severity.ERROR) {
        ends.merge(issue.getOffset(), issue.getOffset() + issue.getLength(), Math::max);
      }
    }
    int furthest = 0;
    for (Map.Entry<Integer, Integer> end : ends.entrySet()) {
      furthest = Math.max(furthest, end.getValue());
      end.setValue(furthest);
    }
  }

  /** Whether an error {@linkplain TextRange#overlaps overlaps} a part of the text. */
  boolean overlap(TextRange part) {
    Integer gap = gaps.ceiling(part.offset());
    Map.Entry<Integer, Integer> before = ends.lowerEntry(part.end());
    return gap != null && gap <= part.end() || before != null && before.getValue() > part.offset();
  }
}
