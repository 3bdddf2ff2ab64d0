package org.tilewright.ui.text;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.texteditor.ITextEditor;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/** Follows the document of an editor, also to another one after "save as". To be used on the user-interface thread. */
public final class EditorFollower {

  private final ITextEditor editor;
  private final Consumer<ParsedDocument> listener;
  private final Display display = Display.getCurrent();
  private final IPropertyListener inputListener = (source, property) -> {
    if (property == IEditorPart.PROP_INPUT) {
      follow();
    }
  };
  private Optional<Subscription> subscription = Optional.empty();

  /** Calls {@code listener} on the user-interface thread with each result that is up to date. */
  public EditorFollower(ITextEditor editor, Consumer<ParsedDocument> listener) {
    this.editor = editor;
    this.listener = listener;
  }

  /** Begins to follow. */
  public void start() {
    editor.addPropertyListener(inputListener);
    follow();
  }

  /** Ends it. */
  public void stop() {
    editor.removePropertyListener(inputListener);
    subscription.ifPresent(Subscription::close);
    subscription = Optional.empty();
  }

  /** The document of the editor; empty once it is closed. */
  public Optional<IDocument> document() {
    return Optional.ofNullable(editor.getDocumentProvider())
        .map(provider -> provider.getDocument(editor.getEditorInput()));
  }

  private void follow() {
    subscription.ifPresent(Subscription::close);
    subscription = document().map(document -> LanguageServices.find().subscribe(document, this::parsed));
  }

  private void parsed(ParsedDocument result) {
    if (!display.isDisposed()) {
      display.asyncExec(() -> {
        if (subscription.isPresent() && result.isCurrent()) {
          listener.accept(result);
        }
      });
    }
  }
}
