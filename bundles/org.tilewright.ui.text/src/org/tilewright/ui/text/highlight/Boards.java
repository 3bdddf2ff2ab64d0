package org.tilewright.ui.text.highlight;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DefaultPositionUpdater;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IPositionUpdater;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;

/**
 * Where the map literals of a document are, kept up to date through edits without lexing: what is drawn on a big board must
 * not cost a pass over the whole text.
 */
public final class Boards {

  /** Followed by a word of its own for each viewer of a document, so that positions are never moved twice. */
  private static final String CATEGORY = "org.tilewright.ui.text.boards.";
  private static final int DELIMITER = 3;
  private static final char QUOTE = '"';

  private final IDocument document;
  private final String category = CATEGORY + UUID.randomUUID();
  private final IPositionUpdater updater = new DefaultPositionUpdater(category);

  /** Follows the boards of a document from now on; it has none until they are {@linkplain #replace set}. */
  Boards(IDocument document) {
    this.document = document;
    document.addPositionCategory(category);
    document.addPositionUpdater(updater);
  }

  /** The map literal, its quotes included, that the character at {@code offset} belongs to; empty before colours are set up. */
  public static Optional<IRegion> at(IDocument document, int offset) {
    for (Position board : positions(document)) {
      if (board.includes(offset)) {
        return Optional.of(new Region(board.getOffset(), board.getLength()));
      }
    }
    return Optional.empty();
  }

  /** Whether text inserted at {@code offset} would be part of a board. */
  public static boolean isInside(IDocument document, int offset) {
    return at(document, offset).filter(board -> offset >= board.getOffset() + DELIMITER
        && offset <= board.getOffset() + board.getLength() - DELIMITER).isPresent();
  }

  /** Stops following the document. */
  void dispose() {
    document.removePositionUpdater(updater);
    try {
      document.removePositionCategory(category);
    } catch (BadPositionCategoryException e) {
      throw new IllegalStateException("Disposed of twice", e);
    }
  }

  /** The boards are where a pass over the whole text has found them. */
  void replace(List<IRegion> boards) {
    try {
      for (Position old : document.getPositions(category)) {
        document.removePosition(category, old);
      }
      for (IRegion board : boards) {
        document.addPosition(category, new Position(board.getOffset(), board.getLength()));
      }
    } catch (BadPositionCategoryException | BadLocationException e) {
      throw new IllegalStateException("The document has changed while it was read", e);
    }
  }

  /** The board that a change has left a board: it lies strictly between the quotes and makes no new ones. */
  static Optional<IRegion> around(DocumentEvent event) {
    IDocument document = event.getDocument();
    int start = event.getOffset();
    int end = start + (event.getText() == null ? 0 : event.getText().length());
    if (event.getText() != null && event.getText().indexOf(QUOTE) >= 0) {
      return Optional.empty();
    }
    return at(document, start)
        .filter(board -> start >= board.getOffset() + DELIMITER && end <= board.getOffset() + board.getLength() - DELIMITER)
        // Between two quotes, a removed character would make them a delimiter.
        .filter(board -> !quoteWithin(document, start - DELIMITER + 1, start, board)
            && !quoteWithin(document, end, end + DELIMITER - 1, board));
  }

  private static boolean quoteWithin(IDocument document, int from, int to, IRegion board) {
    int first = Math.max(from, board.getOffset() + DELIMITER);
    int last = Math.min(to, board.getOffset() + board.getLength() - DELIMITER);
    try {
      for (int i = first; i < last; i++) {
        if (document.getChar(i) == QUOTE) {
          return true;
        }
      }
    } catch (BadLocationException e) {
      return true;
    }
    return false;
  }

  private static List<Position> positions(IDocument document) {
    try {
      for (String category : document.getPositionCategories()) {
        if (category.startsWith(CATEGORY)) {
          return List.of(document.getPositions(category));
        }
      }
    } catch (BadPositionCategoryException e) {
      // the viewer has just been closed
    }
    return List.of();
  }
}
