package org.tilewright.lang.library;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;

/** The symbols that the maps of a level can use; a level's entries hide those of its game. */
public final class LegendSymbols {

  private final Map<Integer, LegendEntry> entries = new HashMap<>();
  private final BitSet known = new BitSet();

  private LegendSymbols() {
  }

  /** The symbols of a level and of the game that it uses. */
  public static LegendSymbols of(Level level) {
    LegendSymbols symbols = new LegendSymbols();
    Kinds.library(level).ifPresent(library -> symbols.add(library.getLegend()));
    symbols.add(level.getLegend());
    symbols.known.set(' ');
    return symbols;
  }

  private void add(List<LegendEntry> added) {
    for (LegendEntry entry : added) {
      SymbolLiteral.codePoint(entry.getSymbol()).ifPresent(symbol -> {
        entries.put(symbol, entry);
        known.set(symbol);
      });
    }
  }

  /** Whether a code point is explained; a space always is. */
  public boolean knows(int codePoint) {
    return known.get(codePoint);
  }

  /** What a code point stands for. */
  public Optional<LegendEntry> entry(int codePoint) {
    return Optional.ofNullable(entries.get(codePoint));
  }
}
