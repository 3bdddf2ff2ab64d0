package org.tilewright.lang.validation;

import java.util.List;
import java.util.OptionalInt;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.RulesetLibrary;

/** The symbols of legends. */
class LegendChecks extends LevelChecks {

  @Check
  void symbolIsOneCharacter(LegendEntry entry) {
    OptionalInt symbol = SymbolLiteral.codePoint(entry.getSymbol());
    if (symbol.isEmpty()) {
      bad("A symbol is exactly one character, such as '#', '\\'', '\\\\' or '\\u250c'", entry);
    } else if (symbol.getAsInt() == ' ') {
      bad("A space is always an empty cell; choose another symbol", entry);
    } else if (Character.getType(symbol.getAsInt()) == Character.CONTROL) {
      bad("A control character cannot be a symbol; choose another one", entry);
    }
  }

  @Check
  void symbolsOfLevelDiffer(Level level) {
    differ(level.getLegend());
  }

  @Check
  void symbolsOfLibraryDiffer(RulesetLibrary library) {
    differ(library.getLegend());
  }

  private void bad(String message, LegendEntry entry) {
    error(message, entry, LevelPackage.Literals.LEGEND_ENTRY__SYMBOL, IssueCodes.BAD_SYMBOL);
  }

  private void differ(List<LegendEntry> entries) {
    repeated(entries.stream().filter(entry -> SymbolLiteral.codePoint(entry.getSymbol()).isPresent()).toList(),
        entry -> SymbolLiteral.codePoint(entry.getSymbol()).getAsInt(),
        (entry, symbol) -> error("The legend already explains the symbol " + entry.getSymbol(), entry,
            LevelPackage.Literals.LEGEND_ENTRY__SYMBOL, IssueCodes.DUPLICATE_SYMBOL));
  }
}
