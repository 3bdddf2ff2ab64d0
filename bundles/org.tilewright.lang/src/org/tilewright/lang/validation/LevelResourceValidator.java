package org.tilewright.lang.validation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.text.TextPositions;
import org.tilewright.model.level.Level;

/** The checks of the language; for levels that pass them, then those of their rules. */
public class LevelResourceValidator extends ResourceValidatorImpl {

  @Inject
  private RulesetChecks rulesetChecks;

  @Override
  public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator cancelled) {
    List<Issue> issues = super.validate(resource, mode, cancelled);
    List<Issue> all = new ArrayList<>(issues);
    ErrorPlaces errors = new ErrorPlaces(issues);
    for (Level level : CompiledLevels.levels(resource)) {
      if (cancelled != null && cancelled.isCanceled()) {
        break;
      }
      if (!hasErrors(level, errors)) {
        all.addAll(rulesetChecks.check(level));
      }
    }
    locate(all, resource);
    return all;
  }

  private static void locate(List<Issue> issues, Resource resource) {
    if (issues.isEmpty() || !(resource instanceof XtextResource xtext) || xtext.getParseResult() == null) {
      return;
    }
    TextPositions positions = new TextPositions(xtext.getParseResult().getRootNode().getText());
    for (Issue issue : issues) {
      if (issue instanceof Issue.IssueImpl changeable) {
        int from = issue.getOffset() == null ? 0 : issue.getOffset();
        int to = from + (issue.getLength() == null ? 0 : issue.getLength());
        changeable.setLineNumber(positions.line(from));
        changeable.setColumn(from - positions.start(positions.line(from)) + 1);
        changeable.setLineNumberEnd(positions.line(to));
        changeable.setColumnEnd(to - positions.start(positions.line(to)) + 1);
      }
    }
  }

  private static boolean hasErrors(Level level, ErrorPlaces errors) {
    return Nodes.range(level).map(errors::overlap).orElse(true);
  }
}
