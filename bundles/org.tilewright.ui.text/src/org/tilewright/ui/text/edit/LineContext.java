package org.tilewright.ui.text.edit;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;

/** What a place in the text is part of, as far as its own line tells; boards are told apart before. */
enum LineContext {
  CODE, STRING, SYMBOL, COMMENT;

  /** The longest line that is looked at, so that typing in a line of millions of characters stays quick. */
  private static final int LIMIT = 2_000;

  static LineContext at(IDocument document, int offset) throws BadLocationException {
    int start = document.getLineInformationOfOffset(offset).getOffset();
    if (offset - start > LIMIT) {
      return COMMENT;
    }
    String before = document.get(start, offset - start);
    LineContext context = CODE;
    for (int i = 0; i < before.length(); i++) {
      char c = before.charAt(i);
      switch (context) {
        case CODE -> {
          if (before.startsWith("\"\"\"", i)) {
            i += 2; // the end of a board; the beginning of one is at the end of its line
          } else if (before.startsWith("//", i)) {
            return COMMENT;
          } else if (c == '"') {
            context = STRING;
          } else if (c == '\'') {
            context = SYMBOL;
          }
        }
        case STRING, SYMBOL -> {
          if (c == '\\') {
            i++;
          } else if (c == (context == STRING ? '"' : '\'')) {
            context = CODE;
          }
        }
        case COMMENT -> {
          return COMMENT;
        }
      }
    }
    return context;
  }
}
