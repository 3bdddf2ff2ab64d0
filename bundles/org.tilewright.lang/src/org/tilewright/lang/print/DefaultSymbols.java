package org.tilewright.lang.print;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.xtext.EcoreUtil2;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.compile.LevelCompiler;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.ConfigValue;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.RulesetLibrary;

/** The symbols that a ruleset's library gives to stacks of entities; levels need no legend for them. Immutable. */
public final class DefaultSymbols {

  private static final String USUAL_EMPTY = ".";

  private final Map<String, List<EntitySpec>> stacks;

  /**
   * Symbols with what they mean.
   *
   * @param stacks symbol (one code point) to stack, bottom first; an empty stack is the empty cell
   */
  public DefaultSymbols(Map<String, List<EntitySpec>> stacks) {
    this.stacks = new LinkedHashMap<>(stacks);
  }

  /** The symbols of a library. Entries with values that a level's configuration decides are left out. */
  public static DefaultSymbols of(RulesetLibrary library) {
    var compiler = LevelCompiler.stacks(library);
    Map<String, List<EntitySpec>> stacks = new LinkedHashMap<>();
    for (LegendEntry entry : library.getLegend()) {
      OptionalInt symbol = SymbolLiteral.codePoint(entry.getSymbol());
      if (symbol.isPresent() && entry.getEntities().stream().allMatch(DefaultSymbols::isConstant)) {
        stacks.putIfAbsent(Character.toString(symbol.getAsInt()), compiler.apply(entry.getEntities()));
      }
    }
    return new DefaultSymbols(stacks);
  }

  private static boolean isConstant(org.tilewright.model.level.EntitySpec entity) {
    return entity.getKind() != null && entity.getKind().getName() != null
        && entity.getArguments().stream().noneMatch(argument -> !EcoreUtil2.eAllOfType(argument, ConfigValue.class).isEmpty());
  }

  /** Whether the library gives the symbol a meaning. */
  public boolean uses(String symbol) {
    return stacks.containsKey(symbol);
  }

  /** The symbol of exactly this stack. */
  public Optional<String> symbolOf(List<EntitySpec> stack) {
    return stacks.entrySet().stream().filter(e -> e.getValue().equals(stack)).map(Map.Entry::getKey).findFirst();
  }

  /** The symbol that shows a kind: the one for the plain kind alone, else the first one for a stack with it on top. */
  public Optional<String> symbolOf(String kind) {
    EntitySpec plain = EntitySpec.of(kind);
    return symbolOf(List.of(plain)).or(() -> stacks.entrySet().stream()
        .filter(e -> !e.getValue().isEmpty() && e.getValue().getLast().equals(plain)).map(Map.Entry::getKey).findFirst());
  }

  /** The symbol of the empty cell, a full stop when there are several; empty when the library has none. */
  public Optional<String> empty() {
    List<EntitySpec> usual = stacks.get(USUAL_EMPTY);
    return usual != null && usual.isEmpty() ? Optional.of(USUAL_EMPTY) : symbolOf(List.of());
  }
}
