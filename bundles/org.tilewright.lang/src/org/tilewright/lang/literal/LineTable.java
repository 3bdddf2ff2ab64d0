package org.tilewright.lang.literal;

import java.util.Arrays;

/** Where the lines of a part of a text begin and end; a line ends with LF, CR LF or CR alone. */
final class LineTable {

  private int[] starts = new int[64];
  private int[] ends = new int[64];
  private int count;

  private LineTable() {
  }

  /** The lines between two offsets; there is always at least one, and the last has no line end. */
  static LineTable of(String text, int from, int to) {
    LineTable lines = new LineTable();
    int start = from;
    int at = from;
    while (at < to) {
      char c = text.charAt(at);
      if (c != '\n' && c != '\r') {
        at++;
        continue;
      }
      lines.add(start, at);
      at += c == '\r' && at + 1 < to && text.charAt(at + 1) == '\n' ? 2 : 1;
      start = at;
    }
    lines.add(start, to);
    return lines;
  }

  private void add(int start, int end) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
    }
    starts[count] = start;
    ends[count] = end;
    count++;
  }

  int count() {
    return count;
  }

  int start(int line) {
    return starts[line];
  }

  int end(int line) {
    return ends[line];
  }

  boolean isBlank(String text, int line) {
    return blanks(text, line) == ends[line] - starts[line];
  }

  boolean lastIsBlank(String text) {
    return isBlank(text, count - 1);
  }

  /** Number of blanks that a line begins with. */
  int blanks(String text, int line) {
    int at = starts[line];
    while (at < ends[line] && TextBlock.isBlank(text.charAt(at))) {
      at++;
    }
    return at - starts[line];
  }
}
