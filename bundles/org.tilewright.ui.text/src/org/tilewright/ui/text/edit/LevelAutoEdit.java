package org.tilewright.ui.text.edit;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IAutoEditStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.TextUtilities;
import org.tilewright.ui.text.highlight.Boards;

/**
 * Helps while typing: keeps the indentation, closes brackets and quotes, writes over what it has closed, removes an empty
 * pair as a whole. On a board every character is a cell, so there it only keeps the indentation.
 */
public final class LevelAutoEdit implements IAutoEditStrategy {

  private static final String INDENT = "  ";
  private static final String OPENING = "{([";
  private static final String CLOSING = "})]";

  @Override
  public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
    try {
      boolean board = Boards.isInside(document, command.offset);
      if (command.length == 0 && TextUtilities.equals(document.getLegalLineDelimiters(), command.text) != -1) {
        newLine(document, command, board);
      } else if (command.length == 0 && command.text != null && command.text.length() == 1 && !board) {
        typed(document, command, command.text.charAt(0));
      } else if (command.length == 1 && command.text != null && command.text.isEmpty() && !board) {
        removed(document, command);
      }
    } catch (BadLocationException e) {
      command.doit = true; // the edit goes through as it was typed
    }
  }

  private static void newLine(IDocument document, DocumentCommand command, boolean board) throws BadLocationException {
    String indentation = indentation(document, command.offset);
    char before = charAt(document, command.offset - 1);
    String lineEnd = command.text;
    command.text = lineEnd + indentation;
    if (board || before != '{') {
      return;
    }
    command.text += INDENT;
    if (charAt(document, command.offset) == '}') {
      int caret = command.offset + command.text.length();
      command.text += lineEnd + indentation;
      command.caretOffset = caret;
      command.shiftsCaret = false;
    }
  }

  private static void typed(IDocument document, DocumentCommand command, char c) throws BadLocationException {
    LineContext context = LineContext.at(document, command.offset);
    if (context == LineContext.COMMENT) {
      return;
    }
    char after = charAt(document, command.offset);
    int opening = OPENING.indexOf(c);
    if (c == '"' || c == '\'') {
      quoted(document, command, c, after, context);
    } else if (context == LineContext.CODE && opening >= 0 && closesBefore(after)) {
      insertPair(command, c + String.valueOf(CLOSING.charAt(opening)), 1);
    } else if (context == LineContext.CODE && CLOSING.indexOf(c) >= 0 && after == c) {
      writeOver(command);
    }
  }

  private static void quoted(IDocument document, DocumentCommand command, char c, char after, LineContext context)
      throws BadLocationException {
    LineContext own = c == '"' ? LineContext.STRING : LineContext.SYMBOL;
    boolean thirdQuote = c == '"' && charAt(document, command.offset - 1) == '"' && charAt(document, command.offset - 2) == '"'
        && charAt(document, command.offset - 3) != '"';
    if (context == own && after == c) {
      writeOver(command);
    } else if (context == LineContext.CODE && thirdQuote) {
      // The opening of a board: its rows come on lines of their own, with the closing quotes below them.
      String line = TextUtilities.getDefaultLineDelimiter(document) + indentation(document, command.offset) + INDENT;
      insertPair(command, "\"" + line + line + "\"\"\"", 1 + line.length());
    } else if (context == LineContext.CODE && closesBefore(after) && charAt(document, command.offset - 1) != c) {
      insertPair(command, String.valueOf(c) + c, 1);
    }
  }

  private static void removed(IDocument document, DocumentCommand command) throws BadLocationException {
    char gone = charAt(document, command.offset);
    char after = charAt(document, command.offset + 1);
    int opening = OPENING.indexOf(gone);
    boolean pair = opening >= 0 && CLOSING.charAt(opening) == after || (gone == '"' || gone == '\'') && gone == after;
    // Part of three quotes in a row is no pair.
    boolean three = gone == '"' && (charAt(document, command.offset - 1) == '"' || charAt(document, command.offset + 2) == '"');
    if (pair && !three && LineContext.at(document, command.offset) == LineContext.CODE) {
      command.length = 2;
    }
  }

  private static void insertPair(DocumentCommand command, String text, int caret) {
    command.text = text;
    command.caretOffset = command.offset + caret;
    command.shiftsCaret = false;
  }

  private static void writeOver(DocumentCommand command) {
    command.text = "";
    command.caretOffset = command.offset + 1;
    command.shiftsCaret = false;
  }

  /** Whether a bracket typed before {@code after} is surely meant to be closed at once. */
  private static boolean closesBefore(char after) {
    return after == 0 || Character.isWhitespace(after) || CLOSING.indexOf(after) >= 0 || after == ',';
  }

  private static String indentation(IDocument document, int offset) throws BadLocationException {
    IRegion line = document.getLineInformationOfOffset(offset);
    int end = line.getOffset();
    while (end < offset && (document.getChar(end) == ' ' || document.getChar(end) == '\t')) {
      end++;
    }
    return document.get(line.getOffset(), end - line.getOffset());
  }

  private static char charAt(IDocument document, int offset) throws BadLocationException {
    return offset < 0 || offset >= document.getLength() ? 0 : document.getChar(offset);
  }
}
