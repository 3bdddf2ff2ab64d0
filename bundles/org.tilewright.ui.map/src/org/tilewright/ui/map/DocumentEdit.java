package org.tilewright.ui.map;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.swt.widgets.Control;
import org.tilewright.lang.edit.TextReplacement;

/** Makes several replacements in a document as one step of its undo history. */
final class DocumentEdit {

  /** With more pieces, one replacement of the whole range is faster for a text widget that shows the document. */
  private static final int MANY = 150;
  /** Undo keeps both texts of a replacement; longer ranges stay in pieces. */
  private static final int LONGEST = 2_000_000;

  private final IDocument document;
  private final ITextEditor source;

  DocumentEdit(IDocument document, ITextEditor source) {
    this.document = document;
    this.source = source;
  }

  /** Makes the replacements, which are in the order of the text and do not overlap. */
  void apply(List<TextReplacement> replacements) throws BadLocationException {
    if (replacements.isEmpty()) {
      return;
    }
    IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    if (undo != null) {
      undo.commit();
      undo.beginCompoundChange();
    }
    StyledText widget = source.getAdapter(Control.class) instanceof StyledText text && !text.isDisposed() ? text : null;
    if (widget != null) {
      widget.setRedraw(false);
    }
    try {
      List<TextReplacement> pieces = pieces(replacements);
      for (TextReplacement piece : pieces.reversed()) {
        document.replace(piece.offset(), piece.length(), piece.text());
      }
    } finally {
      if (widget != null) {
        widget.setRedraw(true);
      }
      if (undo != null) {
        undo.endCompoundChange();
        undo.commit();
      }
    }
  }

  private List<TextReplacement> pieces(List<TextReplacement> replacements) throws BadLocationException {
    int start = replacements.getFirst().offset();
    int end = replacements.getLast().end();
    if (replacements.size() <= MANY || end - start > LONGEST) {
      return replacements;
    }
    String old = document.get(start, end - start);
    List<TextReplacement> relative = replacements.stream()
        .map(r -> new TextReplacement(r.offset() - start, r.length(), r.text())).toList();
    return List.of(new TextReplacement(start, end - start, TextReplacement.applyAll(old, relative)));
  }
}
