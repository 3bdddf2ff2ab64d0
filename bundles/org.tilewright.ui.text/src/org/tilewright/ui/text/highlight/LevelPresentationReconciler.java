package org.tilewright.ui.text.highlight;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;

/** Colours the text of levels and libraries, and colours it anew when the theme or a colour changes. */
public final class LevelPresentationReconciler extends PresentationReconciler {

  private final LevelColours colours = new LevelColours(this::recolour);
  private ITextViewer viewer;

  /** Made by the Generic Editor, one per viewer. */
  public LevelPresentationReconciler() {
    LevelDamagerRepairer damager = new LevelDamagerRepairer(colours);
    setDamager(damager, IDocument.DEFAULT_CONTENT_TYPE);
    setRepairer(damager, IDocument.DEFAULT_CONTENT_TYPE);
  }

  @Override
  public void install(ITextViewer textViewer) {
    viewer = textViewer;
    super.install(textViewer);
  }

  @Override
  public void uninstall() {
    colours.dispose();
    super.uninstall();
  }

  private void recolour() {
    if (viewer != null && viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
      viewer.invalidateTextPresentation();
    }
  }
}
