package org.tilewright.ui.text.folding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.projection.IProjectionListener;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.tilewright.lang.ide.structure.Folding.Fold;
import org.tilewright.ui.text.ParseFollower;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/**
 * Folds what spans several lines. What the user has collapsed stays so; big boards are collapsed when a file opens, which
 * makes it open and scroll quickly.
 */
public final class LevelFolding extends ParseFollower implements IProjectionListener {

  /** Rows of a board from which on it opens collapsed. */
  private static final int BIG_BOARD = 200;

  private List<Fold> last = List.of();
  private ProjectionViewer projection;
  private boolean opening = true;

  @Override
  protected void show(ISourceViewer viewer, ParsedDocument parsed) {
    last = LanguageServices.find().ide().folding(parsed.result());
    if (viewer instanceof ProjectionViewer folding) {
      if (projection == null) {
        projection = folding;
        projection.addProjectionListener(this);
      }
      update();
    }
  }

  @Override
  protected void forget(ISourceViewer viewer) {
    last = List.of();
    opening = true;
  }

  @Override
  public void uninstall() {
    if (projection != null) {
      projection.removeProjectionListener(this);
    }
    super.uninstall();
  }

  @Override
  public void projectionEnabled() {
    update();
  }

  @Override
  public void projectionDisabled() {
    // the annotations go with their model
  }

  private void update() {
    ProjectionAnnotationModel model = projection.getProjectionAnnotationModel();
    IDocument document = projection.getDocument();
    if (model == null || document == null) {
      return;
    }
    Set<Position> wanted = new HashSet<>();
    Map<Annotation, Position> added = new HashMap<>();
    Map<Position, Annotation> known = positions(model);
    for (Fold fold : last) {
      Position position = lines(document, fold);
      if (position != null && wanted.add(position) && !known.containsKey(position)) {
        boolean collapsed = opening && fold.map() && lineCount(document, position) > BIG_BOARD;
        added.put(new ProjectionAnnotation(collapsed), position);
      }
    }
    List<Annotation> gone = new ArrayList<>();
    known.forEach((position, annotation) -> {
      if (!wanted.contains(position)) {
        gone.add(annotation);
      }
    });
    if (!gone.isEmpty() || !added.isEmpty()) {
      model.modifyAnnotations(gone.toArray(Annotation[]::new), added, null);
    }
    opening = false;
  }

  private static Map<Position, Annotation> positions(ProjectionAnnotationModel model) {
    Map<Position, Annotation> known = new HashMap<>();
    model.getAnnotationIterator().forEachRemaining(annotation -> {
      Position position = model.getPosition(annotation);
      if (annotation instanceof ProjectionAnnotation && position != null && !position.isDeleted()) {
        known.put(new Position(position.getOffset(), position.getLength()), annotation);
      }
    });
    return known;
  }

  /** Whole lines, the last one with its end; null when there is only one. */
  private static Position lines(IDocument document, Fold fold) {
    try {
      int first = document.getLineOfOffset(fold.range().offset());
      int last = document.getLineOfOffset(Math.min(document.getLength(), fold.range().end()));
      if (last <= first) {
        return null;
      }
      int start = document.getLineOffset(first);
      return new Position(start, document.getLineOffset(last) + document.getLineLength(last) - start);
    } catch (BadLocationException e) {
      return null; // of a text that is no more
    }
  }

  private static int lineCount(IDocument document, Position position) {
    try {
      return document.getNumberOfLines(position.getOffset(), position.getLength());
    } catch (BadLocationException e) {
      return 0;
    }
  }
}
