package org.tilewright.ui.text.problems;

import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.tilewright.lang.LevelIssue;

/** A problem of the present text. */
public final class ProblemAnnotation extends Annotation implements IQuickFixableAnnotation {

  private static final String PREFIX = "org.eclipse.ui.workbench.texteditor.";

  private final LevelIssue issue;
  private boolean fixable;
  private boolean fixableSet;

  /** An annotation for {@code issue}, of the platform's type for its severity. */
  public ProblemAnnotation(LevelIssue issue) {
    super(PREFIX + switch (issue.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "info";
    }, false, issue.message());
    this.issue = issue;
  }

  /** What the language says. */
  public LevelIssue issue() {
    return issue;
  }

  @Override
  public void setQuickFixable(boolean state) {
    fixable = state;
    fixableSet = true;
  }

  @Override
  public boolean isQuickFixableStateSet() {
    return fixableSet;
  }

  @Override
  public boolean isQuickFixable() {
    return fixable;
  }
}
