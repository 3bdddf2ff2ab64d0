package org.tilewright.ui.text;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.custom.StyledText;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/**
 * Shows results of the language in a viewer. The language service does the work in the background, once for all followers;
 * a follower only draws what it says. Known to the Generic Editor as a reconciler.
 */
public abstract class ParseFollower implements IReconciler, ITextInputListener {

  private ISourceViewer viewer;
  private Optional<Subscription> subscription = Optional.empty();

  /** Draws a result that is up to date. Called on the user-interface thread. */
  protected abstract void show(ISourceViewer shown, ParsedDocument parsed);

  /** The viewer is about to show another document or to close: forgets what belongs to the present one. */
  protected void forget(ISourceViewer shown) {
  }

  @Override
  public void install(ITextViewer textViewer) {
    viewer = (ISourceViewer) textViewer;
    viewer.addTextInputListener(this);
    follow(viewer.getDocument());
  }

  @Override
  public void uninstall() {
    unfollow();
    viewer.removeTextInputListener(this);
  }

  @Override
  public void inputDocumentAboutToBeChanged(IDocument oldInput, IDocument newInput) {
    unfollow();
  }

  @Override
  public void inputDocumentChanged(IDocument oldInput, IDocument newInput) {
    follow(newInput);
  }

  @Override
  public IReconcilingStrategy getReconcilingStrategy(String contentType) {
    return null; // as allowed: there is no work to do in a reconciler's thread
  }

  private void follow(IDocument document) {
    if (document != null && subscription.isEmpty()) {
      subscription = Optional.of(LanguageServices.find().subscribe(document, this::parsed));
    }
  }

  private void unfollow() {
    if (subscription.isPresent()) {
      subscription.get().close();
      subscription = Optional.empty();
      forget(viewer);
    }
  }

  private void parsed(ParsedDocument parsed) {
    StyledText widget = viewer.getTextWidget();
    if (widget != null && !widget.isDisposed()) {
      widget.getDisplay().asyncExec(() -> {
        if (!widget.isDisposed() && parsed.document() == viewer.getDocument() && parsed.isCurrent()) {
          show(viewer, parsed);
        }
      });
    }
  }
}
