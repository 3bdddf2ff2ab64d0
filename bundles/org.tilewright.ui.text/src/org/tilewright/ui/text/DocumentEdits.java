package org.tilewright.ui.text;

import java.util.Comparator;
import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Position;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.texteditor.ITextEditor;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.workspace.ParsedDocument;

/** Carries out what the language wants changed, as one step of the undo history. */
public final class DocumentEdits {

  private DocumentEdits() {
  }

  /**
   * Applies edits to an editor's text and keeps the cursor at the word it is in.
   *
   * @param parsed the text that the edits are for
   * @return whether they were applied; not when the text has changed since it was parsed
   */
  public static boolean apply(ITextEditor editor, ParsedDocument parsed, List<TextEdit> edits) {
    if (!parsed.isCurrent()) {
      return false;
    }
    if (edits.isEmpty()) {
      return true;
    }
    int cursor = editor.getSelectionProvider().getSelection() instanceof ITextSelection text ? text.getOffset() : 0;
    Position place = new Position(cursor);
    apply(parsed.document(), edits, place);
    editor.selectAndReveal(place.isDeleted() ? cursor : place.getOffset(), 0);
    return true;
  }

  /** Applies edits that do not overlap; {@code place} moves with the text around it. */
  public static void apply(IDocument document, List<TextEdit> edits, Position place) {
    IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    if (undo != null) {
      undo.beginCompoundChange();
    }
    try {
      document.addPosition(place);
      // From the end, so that what is in front keeps its offset.
      for (TextEdit edit : edits.stream().sorted(Comparator.comparingInt(TextEdit::offset).reversed()).toList()) {
        document.replace(edit.offset(), edit.length(), edit.text());
      }
      document.removePosition(place);
    } catch (BadLocationException e) {
      throw new IllegalStateException("The edits are not for this text", e);
    } finally {
      if (undo != null) {
        undo.endCompoundChange();
      }
    }
  }
}
