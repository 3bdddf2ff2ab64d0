package org.tilewright.lang.validation;

import java.util.HashMap;
import java.util.Map;
import org.tilewright.engine.text.Counted;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.MapBlock;

/**
 * Reports characters of maps that are no cells, one issue per run of equal ones, and no more than anybody could look at:
 * a missing legend entry can concern a million cells.
 */
final class SymbolReport {

  private static final int MAX_PER_SYMBOL = 100;
  private static final int MAX_PER_FILE = 1_000;

  private final LevelChecks checks;
  private final Map<Integer, Integer> perSymbol = new HashMap<>();
  private int reported;
  private long hiddenCells;
  private MapBlock hiddenBlock;
  private int hiddenAt;

  SymbolReport(LevelChecks checks) {
    this.checks = checks;
  }

  /** Whether a code point cannot be seen, so that nobody can have meant it as a cell. */
  static boolean isInvisible(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
  }

  void add(MapBlock block, int symbol, int from, int to) {
    int count = perSymbol.merge(symbol, 1, Integer::sum);
    if (count > MAX_PER_SYMBOL || reported >= MAX_PER_FILE) {
      if (hiddenBlock == null) {
        hiddenBlock = block;
        hiddenAt = from;
      }
      hiddenCells += (to - from) / Character.charCount(symbol);
      return;
    }
    reported++;
    String character = Character.toString(symbol);
    if (isInvisible(symbol)) {
      String name = symbol == '\t' ? "A tab" : String.format("The invisible character U+%04X", symbol);
      checks.errorAt(block, from, to - from, IssueCodes.CONTROL_CHARACTER, name + " is no cell of a map; replace it by a space "
          + "or a symbol", character);
    } else {
      checks.errorAt(block, from, to - from, IssueCodes.UNKNOWN_SYMBOL, "No legend explains the symbol " + SymbolLiteral.of(symbol)
          + "; add it to the legend of the level", character);
    }
  }

  /** Tells how many cells are not shown. */
  void finish() {
    if (hiddenBlock != null) {
      checks.errorAt(hiddenBlock, hiddenAt, 1, IssueCodes.MORE, "And " + Counted.of(hiddenCells, "more cell", "more cells") + " with such symbols from here on");
    }
  }
}
