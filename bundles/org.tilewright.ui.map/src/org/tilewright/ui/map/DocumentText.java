package org.tilewright.ui.map;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;

/** A document as a sequence of characters, read in place: no copy of a large board for the sake of one cell. */
record DocumentText(IDocument document) implements CharSequence {

  @Override
  public int length() {
    return document.getLength();
  }

  @Override
  public char charAt(int index) {
    try {
      return document.getChar(index);
    } catch (BadLocationException e) {
      throw new IndexOutOfBoundsException("Offset " + index + " of " + length());
    }
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    try {
      return document.get(start, end - start);
    } catch (BadLocationException e) {
      throw new IndexOutOfBoundsException("Range " + start + ".." + end + " of " + length());
    }
  }

  @Override
  public String toString() {
    return document.get();
  }
}
