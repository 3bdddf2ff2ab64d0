package org.tilewright.lang.ide.quickfix;

/** Looks at the beginnings of lines. */
final class Lines {

  private Lines() {
  }

  static int start(String text, int offset) {
    return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  }

  /** Whether only blanks are before the offset on its line. */
  static boolean beginsLine(String text, int offset) {
    return text.substring(start(text, offset), offset).isBlank();
  }

  /** The blanks that the line of an offset begins with. */
  static String indentationBefore(String text, int offset) {
    int start = start(text, offset);
    int end = start;
    while (end < offset && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }
}
