package org.tilewright.lang.literal;

import java.util.Arrays;

/**
 * The rows of a map block, found in the text without copying it: where each begins and ends, and which character a cell is.
 *
 * <p>As in Java's text blocks, the rows begin after the line break that follows the opening quotes; the indentation
 * common to all rows that are not blank, and to the closing quotes when they stand on a line of their own, is no part of
 * the map; blanks at the end of a row are dropped. One Unicode code point is one cell. Offsets count UTF-16 code units of the
 * whole text.
 */
public final class TextBlock {

  /** The quotes around a block. */
  public static final String DELIMITER = "\"\"\"";

  private final String text;
  private final int offset;
  private final int length;
  private final boolean opensOnOwnLine;
  private final boolean evenIndentation;
  private final int indentation;
  private final int rows;
  private final int[] starts;
  private final int[] ends;
  private final int[] lengths;
  private final int columns;

  private TextBlock(String text, int offset, int length) {
    this.text = text;
    this.offset = offset;
    this.length = length;
    int from = offset + DELIMITER.length();
    int to = Math.max(from, offset + length - DELIMITER.length());
    int firstRow = afterOpening(from, to);
    opensOnOwnLine = firstRow >= 0;
    LineTable lines = LineTable.of(text, opensOnOwnLine ? firstRow : from, to);
    // A first line behind the opening quotes is a mistake; its cells are kept, but it says nothing about indentation.
    Indentation common = Indentation.of(text, lines, opensOnOwnLine ? 0 : 1);
    indentation = common.width();
    evenIndentation = common.even();
    rows = lines.lastIsBlank(text) ? lines.count() - 1 : lines.count();
    starts = new int[rows];
    ends = new int[rows];
    lengths = new int[rows];
    int widest = 0;
    for (int row = 0; row < rows; row++) {
      int end = lines.end(row);
      while (end > lines.start(row) && isBlank(text.charAt(end - 1))) {
        end--;
      }
      int indent = row == 0 && !opensOnOwnLine ? 0 : indentation;
      starts[row] = Math.min(lines.start(row) + indent, lines.end(row));
      ends[row] = Math.max(end, starts[row]);
      lengths[row] = text.codePointCount(starts[row], ends[row]);
      widest = Math.max(widest, lengths[row]);
    }
    columns = widest;
  }

  /**
   * The block whose literal, opening and closing quotes included, is at the given place.
   *
   * @param text   the whole text
   * @param offset where the opening quotes begin
   * @param length length of the literal with its quotes
   */
  public static TextBlock at(String text, int offset, int length) {
    return new TextBlock(text, offset, length);
  }

  private int afterOpening(int from, int to) {
    int at = from;
    while (at < to && isBlank(text.charAt(at))) {
      at++;
    }
    if (at == to || text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      return -1;
    }
    return text.charAt(at) == '\r' && at + 1 < to && text.charAt(at + 1) == '\n' ? at + 2 : at + 1;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** The whole text that the block is a part of. */
  public String text() {
    return text;
  }

  /** Where the literal begins. */
  public int offset() {
    return offset;
  }

  /** Length of the literal with its quotes. */
  public int length() {
    return length;
  }

  /** Whether a line break follows the opening quotes, as it must. */
  public boolean opensOnOwnLine() {
    return opensOnOwnLine;
  }

  /** Whether the stripped indentation is the same in every row, and not tabs here and spaces there. */
  public boolean evenIndentation() {
    return evenIndentation;
  }

  /** Number of characters at the beginning of each row that are no part of the map. */
  public int indentation() {
    return indentation;
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Number of cells of the longest row. */
  public int columns() {
    return columns;
  }

  /** Number of cells of a row, trailing blanks not counted. */
  public int rowLength(int row) {
    return lengths[row];
  }

  /** Offset of the first cell of a row. */
  public int rowStart(int row) {
    return starts[row];
  }

  /** Offset behind the last cell of a row, trailing blanks not counted. */
  public int rowEnd(int row) {
    return ends[row];
  }

  /** Offset of a cell's character; -1 when the row is not that long or does not exist. */
  public int offsetOf(int column, int row) {
    if (row < 0 || row >= rows || column < 0 || column >= lengths[row]) {
      return -1;
    }
    boolean oneUnitPerCell = lengths[row] == ends[row] - starts[row];
    return oneUnitPerCell ? starts[row] + column : text.offsetByCodePoints(starts[row], column);
  }

  /** The row whose cells include the offset; -1 when no row does. */
  public int rowAt(int position) {
    int found = Arrays.binarySearch(starts, position);
    int row = found >= 0 ? found : -found - 2;
    return row >= 0 && position < ends[row] ? row : -1;
  }

  /** The column of the cell at an offset inside {@code row}. */
  public int columnAt(int position, int row) {
    boolean oneUnitPerCell = lengths[row] == ends[row] - starts[row];
    return oneUnitPerCell ? position - starts[row] : text.codePointCount(starts[row], position);
  }
}
