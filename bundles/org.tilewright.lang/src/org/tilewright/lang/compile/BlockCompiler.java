package org.tilewright.lang.compile;

import org.tilewright.engine.level.MapBlock;
import org.tilewright.lang.literal.TextBlock;

/** Map blocks, straight from the text into a grid. */
public final class BlockCompiler {

  /** Blocks with more cells, counted as the rectangle around all rows, are left empty; a check says so. */
  public static final long MAX_CELLS = 50_000_000;

  private final SymbolTable symbols;

  BlockCompiler(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** Number of cells in the rectangle around the rows of a block. */
  public static long cells(TextBlock block) {
    return (long) block.rows() * block.columns();
  }

  /** The block with its first cell at {@code (left, top)}; unknown symbols become empty cells. */
  MapBlock compile(int left, int top, TextBlock block) {
    if (cells(block) > MAX_CELLS) {
      return new MapBlock(left, top, 0, 0, new char[0], symbols.palette());
    }
    int width = block.columns();
    char[] indices = new char[width * block.rows()];
    String text = block.text();
    for (int row = 0; row < block.rows(); row++) {
      int out = row * width;
      int end = block.rowEnd(row);
      int at = block.rowStart(row);
      while (at < end) {
        int symbol = text.codePointAt(at);
        at += Character.charCount(symbol);
        indices[out++] = (char) Math.max(0, symbols.index(symbol));
      }
    }
    return new MapBlock(left, top, width, block.rows(), indices, symbols.palette());
  }
}
