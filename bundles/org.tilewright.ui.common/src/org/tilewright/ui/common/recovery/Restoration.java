package org.tilewright.ui.common.recovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorExtension2;
import org.tilewright.engine.storage.DurableFile;
import org.tilewright.workspace.journal.Journal;
import org.tilewright.workspace.operation.CreateLevelOperation;

/** Gives texts that were left behind back to their editors, as changes that are not saved and can be undone. */
final class Restoration {

  private final IWorkbenchPage page;
  private final Journal journal;

  Restoration(IWorkbenchPage page, Journal journal) {
    this.page = Objects.requireNonNull(page);
    this.journal = Objects.requireNonNull(journal);
  }

  /**
   * Opens the editor of a text and puts it in. A file that is gone is made anew.
   *
   * @throws CoreException when that cannot be done; the text stays where it is
   */
  void restore(LeftBehind text) throws CoreException {
    ITextEditor editor = open(text).getAdapter(ITextEditor.class);
    if (editor == null) {
      throw failure("'" + text.name() + "' opens in an editor that is none for texts", null);
    }
    if (editor instanceof ITextEditorExtension2 asking && !asking.validateEditorInputState()) {
      throw failure("'" + text.name() + "' may not be changed", null);
    }
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    replace(document, text.draft().text());
    if (editor.isDirty()) {
      journal.adopt(text.holder(), document);
    } else {
      journal.discard(text.holder());
    }
  }

  private IEditorPart open(LeftBehind text) throws CoreException {
    if (text.file().isPresent()) {
      IFile file = text.file().get();
      if (!file.getProject().isAccessible()) {
        throw failure("The project '" + file.getProject().getName() + "' is not open. Open it and start again.", null);
      }
      if (!file.exists()) {
        CreateLevelOperation anew = new CreateLevelOperation(file, text.draft().text());
        file.getWorkspace().run(anew, anew.schedulingRule(), 0, null);
      }
      return IDE.openEditor(page, file, true);
    }
    Path path = text.path().orElseThrow(() -> failure("There is no place '" + text.name() + "'", null));
    if (!Files.exists(path)) {
      try {
        new DurableFile(path).write(text.draft().text());
      } catch (IOException e) {
        throw failure("'" + text.name() + "' cannot be made anew: " + e.getMessage(), e);
      }
    }
    return IDE.openEditorOnFileStore(page, EFS.getStore(path.toUri()));
  }

  /** Replaces what differs, so that marks on the rest stay where they are. */
  private static void replace(IDocument document, String wanted) throws CoreException {
    String present = document.get();
    int shorter = Math.min(present.length(), wanted.length());
    int same = 0;
    while (same < shorter && present.charAt(same) == wanted.charAt(same)) {
      same++;
    }
    int sameEnd = 0;
    while (sameEnd < shorter - same
        && present.charAt(present.length() - 1 - sameEnd) == wanted.charAt(wanted.length() - 1 - sameEnd)) {
      sameEnd++;
    }
    if (same == present.length() && same == wanted.length()) {
      return;
    }
    IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    try {
      if (undo != null) {
        undo.commit();
        undo.beginCompoundChange();
      }
      document.replace(same, present.length() - same - sameEnd, wanted.substring(same, wanted.length() - sameEnd));
    } catch (BadLocationException e) {
      throw failure("The text has changed in this moment", e);
    } finally {
      if (undo != null) {
        undo.endCompoundChange();
        undo.commit();
      }
    }
  }

  private static CoreException failure(String message, Throwable cause) {
    return new CoreException(Status.error(message, cause));
  }
}
