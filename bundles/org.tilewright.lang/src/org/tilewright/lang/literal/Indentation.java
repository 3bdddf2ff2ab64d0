package org.tilewright.lang.literal;

/**
 * The blanks that all rows of a map block begin with.
 *
 * @param width number of characters
 * @param even  whether they are the same characters in every row
 */
record Indentation(int width, boolean even) {

  /** The indentation common to the lines from {@code first} on; blank lines do not count, except for the last one. */
  static Indentation of(String text, LineTable lines, int first) {
    int width = Integer.MAX_VALUE;
    int last = lines.count() - 1;
    for (int line = first; line <= last; line++) {
      int blanks = lines.blanks(text, line);
      if (blanks < width && (line == last || !lines.isBlank(text, line))) {
        width = blanks;
      }
    }
    if (width == Integer.MAX_VALUE) {
      return new Indentation(0, true);
    }
    return new Indentation(width, isEven(text, lines, first, width));
  }

  private static boolean isEven(String text, LineTable lines, int first, int width) {
    int reference = -1;
    for (int line = first; line < lines.count(); line++) {
      if (lines.end(line) - lines.start(line) < width) {
        continue;
      }
      if (reference >= 0 && !text.regionMatches(reference, text, lines.start(line), width)) {
        return false;
      }
      reference = lines.start(line);
    }
    return true;
  }
}
