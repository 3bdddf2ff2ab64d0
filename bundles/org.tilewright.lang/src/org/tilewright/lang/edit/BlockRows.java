package org.tilewright.lang.edit;

import java.util.Arrays;
import org.tilewright.lang.literal.TextBlock;

/** The rows of a map literal in the text, without their common indentation. Columns count code points. */
public final class BlockRows {

  private final int[] lineStarts;
  private final int[] starts;
  private final int[] ends;
  private final boolean[] wide;
  private final String indentation;
  private final int closingLine;
  private final boolean anchored;
  private final boolean growsUp;

  private BlockRows(int[] lineStarts, int[] starts, int[] ends, boolean[] wide, String indentation, int closingLine,
      boolean anchored, boolean growsUp) {
    this.lineStarts = lineStarts;
    this.starts = starts;
    this.ends = ends;
    this.wide = wide;
    this.indentation = indentation;
    this.closingLine = closingLine;
    this.anchored = anchored;
    this.growsUp = growsUp;
  }

  /**
   * The rows of a literal.
   *
   * @param block the literal in its text
   */
  public static BlockRows of(TextBlock block) {
    String text = block.text();
    int limit = block.offset() + block.length() - TextBlock.DELIMITER.length();
    int count = block.rows();
    int[] lineStarts = new int[count];
    int[] starts = new int[count];
    int[] ends = new int[count];
    boolean[] wide = new boolean[count];
    String indentation = "";
    for (int row = 0; row < count; row++) {
      starts[row] = block.rowStart(row);
      lineStarts[row] = lineStart(text, starts[row], block.offset() + TextBlock.DELIMITER.length());
      ends[row] = starts[row];
      while (ends[row] < limit && !isLineBreak(text.charAt(ends[row]))) {
        wide[row] |= Character.isSurrogate(text.charAt(ends[row]));
        ends[row]++;
      }
      if (indentation.isEmpty() && starts[row] - lineStarts[row] == block.indentation()) {
        indentation = text.substring(lineStarts[row], starts[row]);
      }
    }
    int last = lineStart(text, limit, block.offset() + TextBlock.DELIMITER.length());
    boolean ownLine = block.opensOnOwnLine() && text.substring(last, limit).isBlank();
    if (ownLine && count == 0) {
      indentation = text.substring(last, limit);
    }
    boolean anchored = ownLine && limit - last == block.indentation();
    return new BlockRows(lineStarts, starts, ends, wide, indentation, ownLine ? last : -1, anchored, block.opensOnOwnLine());
  }

  private static int lineStart(String text, int offset, int from) {
    int at = offset;
    while (at > from && !isLineBreak(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static boolean isLineBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** Number of rows. */
  public int count() {
    return starts.length;
  }

  /** Offset of a row's first symbol. */
  public int start(int row) {
    return starts[row];
  }

  /** Offset behind a row's last symbol. */
  public int end(int row) {
    return ends[row];
  }

  /** Offset of the first character of a row's line, before the indentation. */
  int lineStart(int row) {
    return lineStarts[row];
  }

  /** What stands before the first column of each row. */
  String indentation() {
    return indentation;
  }

  /** Offset of the line that holds nothing but the closing quotes, or -1 when they follow the last row. */
  int closingLine() {
    return closingLine;
  }

  /** Whether the closing quotes hold the indentation in place, so that blanks in the first column stay cells. */
  boolean anchored() {
    return anchored;
  }

  /** Whether a row can be put before the first one. */
  boolean growsUp() {
    return growsUp;
  }

  /** Whether a symbol of the row takes two {@code char}s. */
  boolean wide(int row) {
    return wide[row];
  }

  /** Whether the row's line is too short to reach the first column. */
  boolean shorterThanIndentation(int row) {
    return starts[row] == ends[row] && starts[row] - lineStarts[row] < indentation.length();
  }

  /** Number of symbols in a row. */
  int columns(CharSequence text, int row) {
    return wide[row] ? Character.codePointCount(text, starts[row], ends[row]) : ends[row] - starts[row];
  }

  /** Offset of a symbol, or -1 where the row does not reach that far. */
  int offsetOf(CharSequence text, int row, int column) {
    if (!wide[row]) {
      return column >= 0 && starts[row] + column < ends[row] ? starts[row] + column : -1;
    }
    return column >= 0 && column < columns(text, row) ? Character.offsetByCodePoints(text, starts[row], column) : -1;
  }

  /** The row on whose line an offset lies, or -1. */
  int rowAt(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    int row = found >= 0 ? found : -found - 2;
    return row >= 0 && offset <= ends[row] ? row : -1;
  }
}
