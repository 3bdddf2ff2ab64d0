package org.tilewright.lang.edit;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;

/**
 * Turns changes of cells into minimal replacements of a level's text.
 *
 * <p>A cell drawn by a map block gets another symbol; a stack without a symbol gets a legend entry; a cell near a block makes the
 * block grow; any other is written as a place statement. What a place statement puts on a changed cell is taken out of that
 * statement when it must go. Where several parts draw one cell, as few of them as possible change.
 */
public final class CellEditor {

  /** A block grows to a cell that is at most this many columns or rows away from it. */
  public static final int GROWTH = 8;

  private final LevelLayout layout;
  private final CharSequence text;
  private final CellSources sources;

  /**
   * An editor.
   *
   * @param layout where the level's parts stand in the text
   * @param text   the text; may change as long as the layout {@linkplain LevelLayout#survives survives}
   */
  public CellEditor(LevelLayout layout, CharSequence text) {
    this.layout = Objects.requireNonNull(layout);
    this.text = Objects.requireNonNull(text);
    this.sources = new CellSources(layout, text);
  }

  /** The entities on a cell, bottom first; symbols without a meaning put nothing there. */
  public List<EntitySpec> stackAt(Cell cell) {
    return CellSources.joined(sources.at(cell));
  }

  /** Where the text says what is on a cell, the topmost part if there are several; empty where it says nothing. */
  public OptionalInt offsetOf(Cell cell) {
    return sources.at(cell).reversed().stream().map(c -> sources.offset(c, cell)).filter(OptionalInt::isPresent).findFirst()
        .orElse(OptionalInt.empty());
  }

  /** Whether this editor stays right after a change of the text, see {@link LevelLayout#survives}. */
  public boolean survives(int offset, int removed, String inserted) {
    return layout.survives(offset, removed, inserted);
  }

  /** The cell that the text at an offset is about. */
  public Optional<Cell> cellAt(int offset) {
    for (LevelLayout.Part part : layout.parts()) {
      if (offset >= part.offset() && offset < part.end()) {
        return switch (part) {
          case BlockLayout block -> block.holds(offset) ? Optional.of(block.cellAt(text, offset)) : Optional.empty();
          case LevelLayout.PlaceLayout place -> place.cells().stream()
              .filter(cell -> offset >= cell.offset() && offset < cell.end()).map(LevelLayout.CellText::cell).findFirst();
        };
      }
    }
    return Optional.empty();
  }

  /**
   * The replacements that give the cells their new stacks: in the order of the text, not overlapping, none when nothing changes.
   * Of several changes of one cell the last counts.
   */
  public List<TextReplacement> edits(Collection<CellChange> changes) {
    Map<Cell, List<EntitySpec>> wanted = new LinkedHashMap<>();
    changes.forEach(change -> wanted.put(change.cell(), change.stack()));
    EditBatch batch = new EditBatch(layout, text, sources);
    wanted.forEach(batch::change);
    return batch.replacements();
  }
}
