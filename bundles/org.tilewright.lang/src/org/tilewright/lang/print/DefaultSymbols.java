package org.tilewright.lang.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.literal.SymbolLiteral;
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

  /** The symbols of a library. Entries whose entities have attributes are left out: they name no plain kind. */
  public static DefaultSymbols of(RulesetLibrary library) {
    Map<String, List<EntitySpec>> stacks = new LinkedHashMap<>();
    for (LegendEntry entry : library.getLegend()) {
      OptionalInt symbol = SymbolLiteral.codePoint(entry.getSymbol());
      if (symbol.isPresent() && entry.getEntities().stream().allMatch(DefaultSymbols::isPlain)) {
        List<EntitySpec> stack = new ArrayList<>();
        entry.getEntities().forEach(entity -> stack.add(EntitySpec.of(entity.getKind().getName())));
        stacks.putIfAbsent(Character.toString(symbol.getAsInt()), stack);
      }
    }
    return new DefaultSymbols(stacks);
  }

  private static boolean isPlain(org.tilewright.model.level.EntitySpec entity) {
    return entity.getArguments().isEmpty() && entity.getKind() != null && entity.getKind().getName() != null;
  }

  /** Whether the library gives the symbol a meaning. */
  public boolean uses(String symbol) {
    return stacks.containsKey(symbol);
  }

  /** The symbol of exactly this stack. */
  public Optional<String> symbolOf(List<EntitySpec> stack) {
    return stacks.entrySet().stream().filter(e -> e.getValue().equals(stack)).map(Map.Entry::getKey).findFirst();
  }

  /** The symbol of the empty cell, a full stop when there are several; empty when the library has none. */
  public Optional<String> empty() {
    List<EntitySpec> usual = stacks.get(USUAL_EMPTY);
    return usual != null && usual.isEmpty() ? Optional.of(USUAL_EMPTY) : symbolOf(List.of());
  }
}
