package org.tilewright.lang.edit;

import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/** Where a map block and its rows stand in the text. Columns count code points, offsets count {@code char}s. */
public final class BlockLayout implements LevelLayout.Part {

  private final int offset;
  private final int end;
  private final Cell origin;
  private final int originOffset;
  private final int originEnd;
  private final BlockRows rows;
  private final int width;

  /**
   * A block.
   *
   * @param offset       first character of the statement
   * @param end          behind its last character
   * @param origin       cell of the top left symbol
   * @param originOffset where the cell is written, or behind the keyword {@code map} when it is not
   * @param originEnd    behind the written cell, or the same as {@code originOffset} when there is none
   * @param rows         the rows of the literal
   * @param text         the text, for its width
   */
  public BlockLayout(int offset, int end, Cell origin, int originOffset, int originEnd, BlockRows rows, CharSequence text) {
    this.offset = offset;
    this.end = end;
    this.origin = origin;
    this.originOffset = originOffset;
    this.originEnd = originEnd;
    this.rows = rows;
    int widest = 0;
    for (int row = 0; row < rows.count(); row++) {
      widest = Math.max(widest, rows.columns(text, row));
    }
    this.width = widest;
  }

  @Override
  public int offset() {
    return offset;
  }

  @Override
  public int end() {
    return end;
  }

  /** Cell of the top left symbol. */
  public Cell origin() {
    return origin;
  }

  int originOffset() {
    return originOffset;
  }

  int originEnd() {
    return originEnd;
  }

  /** The rows in the text. */
  public BlockRows rows() {
    return rows;
  }

  /** Columns of the longest row. */
  public int width() {
    return width;
  }

  /** Number of rows. */
  public int height() {
    return rows.count();
  }

  /** Whether the cell lies in the rectangle around all rows. */
  public boolean contains(Cell cell) {
    return width > 0 && height() > 0 && Bounds.ofSize(origin.x(), origin.y(), width, height()).contains(cell);
  }

  /** The symbol on a cell, or -1 where the row does not reach that far. */
  public int symbolAt(CharSequence text, Cell cell) {
    if (!contains(cell)) {
      return -1;
    }
    int at = rows.offsetOf(text, cell.y() - origin.y(), cell.x() - origin.x());
    return at < 0 ? -1 : Character.codePointAt(text, at);
  }

  /** The cell whose symbol stands at an offset; only for offsets inside a row, see {@link #holds}. */
  public Cell cellAt(CharSequence text, int at) {
    int row = rows.rowAt(at);
    return new Cell(origin.x() + Character.codePointCount(text, rows.start(row), at), origin.y() + row);
  }

  /** Whether the offset lies inside a row. */
  public boolean holds(int at) {
    int row = rows.rowAt(at);
    return row >= 0 && at >= rows.start(row) && at < rows.end(row);
  }

  boolean survives(int at, String inserted) {
    int row = rows.rowAt(at);
    if (row < 0 || at < rows.start(row) || at + inserted.length() > rows.end(row) || rows.wide(row)) {
      return false;
    }
    boolean movesIndentation = at == rows.start(row) && !rows.anchored() && Character.isWhitespace(inserted.charAt(0));
    return !movesIndentation
        && inserted.chars().noneMatch(c -> c == '"' || c == '\n' || c == '\r' || Character.isSurrogate((char) c));
  }
}
