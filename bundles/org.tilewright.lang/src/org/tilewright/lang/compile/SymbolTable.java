package org.tilewright.lang.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.LegendEntry;

/** From the symbols of a level to indices into the palette of its blocks; fast for the usual symbols. */
final class SymbolTable {

  /** Palette index of a symbol that no legend knows. */
  static final int UNKNOWN = -1;

  private static final int COMMON = 256;

  private final int[] common = new int[COMMON];
  private final Map<Integer, Integer> others = new HashMap<>();
  private final List<List<EntitySpec>> palette = new ArrayList<>();

  SymbolTable() {
    Arrays.fill(common, UNKNOWN);
    palette.add(List.of());
    put(' ', 0);
  }

  /** Adds entries; they replace earlier ones for the same symbols. */
  void add(Iterable<LegendEntry> entries, KindCompiler kinds) {
    for (LegendEntry entry : entries) {
      OptionalInt symbol = SymbolLiteral.codePoint(entry.getSymbol());
      if (symbol.isPresent() && symbol.getAsInt() != ' ') {
        List<EntitySpec> entities = kinds.entities(entry.getEntities());
        put(symbol.getAsInt(), entities.isEmpty() ? 0 : palette.size());
        if (!entities.isEmpty()) {
          palette.add(entities);
        }
      }
    }
  }

  private void put(int symbol, int index) {
    if (symbol < COMMON) {
      common[symbol] = index;
    } else {
      others.put(symbol, index);
    }
  }

  /** Palette index of a code point, or {@link #UNKNOWN}. */
  int index(int symbol) {
    return symbol < COMMON ? common[symbol] : others.getOrDefault(symbol, UNKNOWN);
  }

  /** The stacks; entry 0 is empty. */
  List<List<EntitySpec>> palette() {
    return palette;
  }
}
