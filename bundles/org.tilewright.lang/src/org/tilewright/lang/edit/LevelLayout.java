package org.tilewright.lang.edit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;

/**
 * Where in a text the parts of a level stand that put entities on cells. Holds offsets only; the characters are read from the
 * text, so that a layout stays good while symbols are replaced by symbols.
 *
 * @param symbols   what the map symbols mean
 * @param parts     map blocks and place statements in the order of the text
 * @param legend    the legend block to which entries are added, if the level has one
 * @param bodyClose offset of the brace that ends the level
 * @param delimiter line delimiter for new lines
 */
public record LevelLayout(SymbolTable symbols, List<Part> parts, Optional<LegendLayout> legend, int bodyClose,
    String delimiter) {

  /** Copies the list. */
  public LevelLayout {
    Objects.requireNonNull(symbols);
    parts = List.copyOf(parts);
    Objects.requireNonNull(legend);
    Objects.requireNonNull(delimiter);
  }

  /** A statement that puts entities on cells. */
  public sealed interface Part permits BlockLayout, PlaceLayout {
    /** First character of the statement. */
    int offset();

    /** Behind its last character. */
    int end();
  }

  /**
   * A place statement.
   *
   * @param stack what it puts on each of its cells, bottom first
   * @param cells its cells with their places in the text
   */
  public record PlaceLayout(int offset, int end, List<EntitySpec> stack, List<CellText> cells) implements Part {
    /** Copies the lists. */
    public PlaceLayout {
      stack = List.copyOf(stack);
      cells = List.copyOf(cells);
    }
  }

  /** A cell as written: {@code (3, 4)}. */
  public record CellText(Cell cell, int offset, int end) {
  }

  /**
   * A legend block.
   *
   * @param open      behind its opening brace
   * @param close     offset of its closing brace
   * @param lastEntry offset of its last entry, or -1 when it has none
   * @param lastEnd   behind its last entry, or -1 when it has none
   */
  public record LegendLayout(int open, int close, int lastEntry, int lastEnd) {
  }

  /**
   * Whether the layout is still right after a change of the text: characters of one row of a map block were replaced by as many.
   *
   * @param offset   where the change began
   * @param removed  number of characters that went
   * @param inserted characters that came
   */
  public boolean survives(int offset, int removed, String inserted) {
    if (removed != inserted.length() || removed == 0) {
      return false;
    }
    for (Part part : parts) {
      if (part instanceof BlockLayout block && offset >= block.offset() && offset < block.end()) {
        return block.survives(offset, inserted);
      }
    }
    return false;
  }
}
