package org.tilewright.ui.text.problems;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.ui.text.ParseFollower;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/**
 * Annotates the problems of the text as it is typed. What is still wrong keeps its annotation, so that nothing flickers. The
 * builder's markers, which know the saved text only, have no look of their own in the text page.
 */
public final class LiveProblems extends ParseFollower {

  private Map<LevelIssue, ProblemAnnotation> shown = new HashMap<>();

  @Override
  protected void show(ISourceViewer viewer, ParsedDocument parsed) {
    IAnnotationModel model = viewer.getAnnotationModel();
    if (model == null) {
      return;
    }
    Map<LevelIssue, ProblemAnnotation> next = new HashMap<>();
    Map<Annotation, Position> added = new HashMap<>();
    for (LevelIssue issue : parsed.result().issues()) {
      ProblemAnnotation known = shown.remove(issue);
      if (known == null || model.getPosition(known) == null || model.getPosition(known).isDeleted()
          || model.getPosition(known).getOffset() != issue.offset()) {
        if (known != null) {
          model.removeAnnotation(known);
        }
        known = new ProblemAnnotation(issue,
            () -> !LanguageServices.find().ide().quickFixes(issue, parsed.result()).isEmpty());
        added.put(known, position(issue, parsed.document().getLength()));
      }
      next.put(issue, known);
    }
    replace(model, added);
    shown = next;
  }

  @Override
  protected void forget(ISourceViewer viewer) {
    if (viewer.getAnnotationModel() != null) {
      replace(viewer.getAnnotationModel(), Map.of());
    }
    shown = new HashMap<>();
  }

  private void replace(IAnnotationModel model, Map<Annotation, Position> added) {
    if (model instanceof IAnnotationModelExtension batch) {
      batch.replaceAnnotations(shown.values().toArray(Annotation[]::new), added);
    } else {
      shown.values().forEach(model::removeAnnotation);
      added.forEach(model::addAnnotation);
    }
  }

  /** Something that is missing is shown at the character before or behind: a squiggle needs one. */
  private static Position position(LevelIssue issue, int documentLength) {
    int length = Math.max(1, issue.length());
    int offset = Math.clamp(issue.offset(), 0, Math.max(0, documentLength - length));
    return new Position(offset, Math.min(length, documentLength - offset));
  }
}
