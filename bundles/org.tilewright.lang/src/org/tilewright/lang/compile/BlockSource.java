package org.tilewright.lang.compile;

import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Cell;
import org.tilewright.lang.literal.TextBlock;

/**
 * A map block of a level and its text, both ways.
 *
 * @param index index of the block in {@link org.tilewright.engine.level.LevelDefinition#sources()}
 * @param left  column of the first cell
 * @param top   row of the first cell
 * @param text  the rows in the text
 */
public record BlockSource(int index, int left, int top, TextBlock text) {

  /** The literal with its quotes. */
  public TextRange range() {
    return new TextRange(text.offset(), text.length());
  }

  /** Offset of the character of a cell in level coordinates; empty where the block has no character. */
  public OptionalInt offset(int x, int y) {
    int offset = text.offsetOf(x - left, y - top);
    return offset < 0 ? OptionalInt.empty() : OptionalInt.of(offset);
  }

  /** The cell whose character is at an offset. */
  public Optional<Cell> cell(int offset) {
    int row = text.rowAt(offset);
    return row < 0 ? Optional.empty() : Optional.of(new Cell(left + text.columnAt(offset, row), top + row));
  }

  /** The code point drawn on a cell in level coordinates; empty where the block has no character. */
  public OptionalInt symbol(int x, int y) {
    int offset = text.offsetOf(x - left, y - top);
    return offset < 0 ? OptionalInt.empty() : OptionalInt.of(text.text().codePointAt(offset));
  }

  /** The range of the character of a cell. */
  Optional<TextRange> characterRange(Cell cell) {
    OptionalInt offset = offset(cell.x(), cell.y());
    return offset.isEmpty() ? Optional.empty()
        : Optional.of(new TextRange(offset.getAsInt(), Character.charCount(text.text().codePointAt(offset.getAsInt()))));
  }
}
