package org.tilewright.ui.text.problems;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.tilewright.lang.text.LevelIssue;

/** A problem of the present text. */
public final class ProblemAnnotation extends Annotation implements IQuickFixableAnnotation {

  private static final String PREFIX = "org.eclipse.ui.workbench.texteditor.";

  private final LevelIssue issue;
  private final BooleanSupplier repairable;
  private Optional<Boolean> fixable = Optional.empty();

  /**
   * An annotation for {@code issue}, of the platform's type for its severity.
   *
   * @param repairable whether there is a repair; asked when somebody wants to know
   */
  public ProblemAnnotation(LevelIssue issue, BooleanSupplier repairable) {
    super(PREFIX + switch (issue.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "info";
    }, false, issue.message());
    this.issue = issue;
    this.repairable = repairable;
  }

  /** What the language says. */
  public LevelIssue issue() {
    return issue;
  }

  @Override
  public void setQuickFixable(boolean state) {
    fixable = Optional.of(state);
  }

  @Override
  public boolean isQuickFixableStateSet() {
    return true;
  }

  @Override
  public boolean isQuickFixable() {
    if (fixable.isEmpty()) {
      fixable = Optional.of(repairable.getAsBoolean());
    }
    return fixable.get();
  }
}
