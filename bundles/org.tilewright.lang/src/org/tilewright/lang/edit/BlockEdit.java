package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/** Collects new symbols for cells in and around one map block and writes them as replacements of the text. */
final class BlockEdit {

  private final BlockLayout block;
  private final CharSequence text;
  private final String delimiter;
  private final NavigableMap<Integer, NavigableMap<Integer, Integer>> symbols = new TreeMap<>();
  private Bounds bounds;
  private boolean grown;

  BlockEdit(BlockLayout block, CharSequence text, String delimiter) {
    this.block = block;
    this.text = text;
    this.delimiter = delimiter;
    this.bounds = block.width() > 0 && block.height() > 0
        ? Bounds.ofSize(block.origin().x(), block.origin().y(), block.width(), block.height()) : Bounds.of(block.origin());
  }

  BlockLayout block() {
    return block;
  }

  /** The rectangle of the block as it will be. */
  Bounds bounds() {
    return bounds;
  }

  /** Whether the block can be made to hold the cell. */
  boolean canGrowTo(Cell cell) {
    boolean up = cell.y() < block.origin().y();
    return block.height() > 0 ? !up || block.rows().growsUp() : !up && block.rows().growsUp() && block.rows().closingLine() >= 0;
  }

  /** Makes the rectangle hold the cell. */
  void growTo(Cell cell) {
    bounds = bounds.including(cell);
    grown = true;
  }

  boolean grown() {
    return grown;
  }

  /** Writes a symbol on a cell inside {@link #bounds()}. */
  void set(Cell cell, int symbol) {
    symbols.computeIfAbsent(cell.y(), y -> new TreeMap<>()).put(cell.x(), symbol);
  }

  /** Whether a blank on the cell could be taken for indentation. */
  boolean needsVisibleEmpty(Cell cell) {
    return cell.x() == bounds.left() && !block.rows().anchored();
  }

  /** Whether empty cells that growing brings could be taken for indentation. */
  boolean fillsFirstColumn() {
    return grown && !block.rows().anchored();
  }

  /**
   * The replacements.
   *
   * @param empty        symbol for the empty cells that growing brings
   * @param visibleEmpty symbol for those of them that could be taken for indentation
   */
  List<TextReplacement> replacements(int empty, int visibleEmpty) {
    List<TextReplacement> out = new ArrayList<>();
    Filler filler = (x, row) -> x == bounds.left() && !block.rows().anchored() ? visibleEmpty : empty;
    int top = block.origin().y();
    int height = block.height();
    moveOrigin(out);
    for (int y = bounds.top(); y < top; y++) {
      out.add(new TextReplacement(block.rows().lineStart(0), 0, newRow(y, filler, empty) + delimiter));
    }
    boolean widerLeft = bounds.left() < block.origin().x();
    for (int row = 0; row < height; row++) {
      NavigableMap<Integer, Integer> changes = symbols.getOrDefault(top + row, new TreeMap<>());
      if (!changes.isEmpty() || widerLeft && block.rows().columns(text, row) > 0) {
        changeRow(out, row, changes, filler);
      }
    }
    appendRows(out, top + height, filler, empty);
    return out;
  }

  private interface Filler {
    int at(int x, int y);
  }

  private void moveOrigin(List<TextReplacement> out) {
    if (bounds.left() == block.origin().x() && bounds.top() == block.origin().y()) {
      return;
    }
    String cell = new Cell(bounds.left(), bounds.top()).toString();
    int length = block.originEnd() - block.originOffset();
    out.add(new TextReplacement(block.originOffset(), length, length == 0 ? " at " + cell : cell));
  }

  private void changeRow(List<TextReplacement> out, int row, NavigableMap<Integer, Integer> changes, Filler filler) {
    BlockRows rows = block.rows();
    int left = block.origin().x();
    int y = block.origin().y() + row;
    int columns = rows.columns(text, row);
    int last = changes.isEmpty() ? left - 1 : Math.max(left - 1, changes.lastKey());
    StringBuilder before = new StringBuilder();
    if (columns > 0 || last >= left || !changes.isEmpty()) {
      appendSymbols(before, changes, bounds.left(), left - 1, y, filler);
    }
    if (rows.shorterThanIndentation(row)) {
      StringBuilder line = new StringBuilder(rows.indentation()).append(before);
      appendSymbols(line, changes, left, last, y, filler);
      out.add(new TextReplacement(rows.lineStart(row), rows.end(row) - rows.lineStart(row), line.toString()));
      return;
    }
    if (!before.isEmpty()) {
      out.add(new TextReplacement(rows.start(row), 0, before.toString()));
    }
    NavigableMap<Integer, Integer> inside = changes.tailMap(left, true).headMap(Math.max(left, left + columns), false);
    for (Map.Entry<Integer, Integer> change : inside.entrySet()) {
      int at = rows.offsetOf(text, row, change.getKey() - left);
      int old = Character.codePointAt(text, at);
      if (old != change.getValue()) {
        out.add(new TextReplacement(at, Character.charCount(old), Character.toString(change.getValue())));
      }
    }
    if (last >= left + columns) {
      StringBuilder tail = new StringBuilder();
      appendSymbols(tail, changes, left + columns, last, y, filler);
      out.add(new TextReplacement(rows.end(row), 0, tail.toString()));
    }
  }

  private void appendRows(List<TextReplacement> out, int firstNew, Filler filler, int empty) {
    boolean ownLine = block.rows().closingLine() >= 0;
    int at = ownLine ? block.rows().closingLine() : block.height() > 0 ? block.rows().end(block.height() - 1) : -1;
    int bottom = block.height() == 0 && !grown ? firstNew - 1 : bounds.bottom();
    for (int y = firstNew; y <= bottom; y++) {
      String row = newRow(y, filler, empty);
      out.add(new TextReplacement(at, 0, ownLine ? row + delimiter : delimiter + row));
    }
  }

  private String newRow(int y, Filler filler, int empty) {
    NavigableMap<Integer, Integer> changes = symbols.getOrDefault(y, new TreeMap<>());
    int last = Character.isWhitespace(empty) ? changes.isEmpty() ? bounds.left() - 1 : changes.lastKey() : bounds.right();
    StringBuilder line = new StringBuilder();
    appendSymbols(line, changes, bounds.left(), last, y, filler);
    return line.isEmpty() ? "" : block.rows().indentation() + line;
  }

  private static void appendSymbols(StringBuilder out, Map<Integer, Integer> changes, int from, int to, int y, Filler filler) {
    for (int x = from; x <= to; x++) {
      Integer symbol = changes.get(x);
      out.appendCodePoint(symbol == null ? filler.at(x, y) : symbol);
    }
  }
}
