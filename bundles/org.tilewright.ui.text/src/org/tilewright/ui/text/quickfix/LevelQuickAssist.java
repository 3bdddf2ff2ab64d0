package org.tilewright.ui.text.quickfix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.tilewright.ui.text.problems.ProblemAnnotation;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Offers the repairs of the problems at the cursor (Ctrl+1), and on a problem's icon. */
public final class LevelQuickAssist implements IQuickAssistProcessor {

  @Override
  public boolean canFix(Annotation annotation) {
    return annotation instanceof ProblemAnnotation problem && problem.isQuickFixable();
  }

  @Override
  public boolean canAssist(IQuickAssistInvocationContext context) {
    return !problems(context).isEmpty();
  }

  @Override
  public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
    IDocument document = context.getSourceViewer().getDocument();
    LanguageService language = LanguageServices.find();
    Optional<ParsedDocument> parsed = Optional.ofNullable(document).map(language::parsed);
    List<ICompletionProposal> proposals = new ArrayList<>();
    for (ProblemAnnotation problem : problems(context)) {
      parsed.ifPresent(now -> now.result().issues().stream()
          .filter(issue -> issue.code().equals(problem.issue().code()) && issue.message().equals(problem.getText()))
          .filter(issue -> issue.offset() == problem.issue().offset())
          .flatMap(issue -> language.ide().quickFixes(issue, now.result()).stream())
          .forEach(fix -> proposals.add(new QuickFixProposal(now, fix))));
    }
    return proposals.isEmpty() ? null : proposals.toArray(ICompletionProposal[]::new);
  }

  @Override
  public String getErrorMessage() {
    return null;
  }

  private static List<ProblemAnnotation> problems(IQuickAssistInvocationContext context) {
    List<ProblemAnnotation> problems = new ArrayList<>();
    ISourceViewer viewer = context.getSourceViewer();
    IAnnotationModel model = viewer == null ? null : viewer.getAnnotationModel();
    if (model != null) {
      int from = context.getOffset();
      int to = from + Math.max(0, context.getLength());
      model.getAnnotationIterator().forEachRemaining(annotation -> {
        Position position = model.getPosition(annotation);
        if (annotation instanceof ProblemAnnotation problem && position != null && position.getOffset() <= to
            && position.getOffset() + position.getLength() >= from) {
          problems.add(problem);
        }
      });
    }
    return problems;
  }
}
