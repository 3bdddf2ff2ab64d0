package org.tilewright.lang.text;

import java.util.Arrays;

/** Lines and columns of a text; a line ends with LF, CR LF or CR alone. */
public final class TextPositions {

  private final String text;
  private int[] starts = new int[64];
  private int lines = 1;

  /** The positions of {@code text}. */
  public TextPositions(String text) {
    this.text = text;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n')) {
        if (lines == starts.length) {
          starts = Arrays.copyOf(starts, 2 * lines);
        }
        starts[lines++] = at + 1;
      }
    }
  }

  /** Number of the line that holds an offset, from 1. */
  public int line(int offset) {
    int found = Arrays.binarySearch(starts, 0, lines, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** Column of an offset, from 1, counted in Unicode characters. */
  public int column(int offset) {
    int start = starts[line(offset) - 1];
    return text.codePointCount(start, Math.max(start, Math.min(offset, text.length()))) + 1;
  }

  /** Offset of the beginning of a line. */
  public int start(int line) {
    return starts[line - 1];
  }

  /** Number of lines; a text that ends with a line end has an empty last line. */
  public int lines() {
    return lines;
  }
}
