package org.tilewright.lang.edit;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.level.EntitySpec;

/** What the symbols of a level's map blocks stand for, and which symbol stands for a stack of entities; immutable. */
public final class SymbolTable {

  /** The space always means an empty cell. */
  static final int SPACE = ' ';

  /** Three of them next to each other would end the map, so that it is read but never written. */
  private static final int QUOTE = '"';

  private final Map<Integer, List<EntitySpec>> stacks;
  private final Map<List<EntitySpec>, Integer> symbols = new HashMap<>();
  private final OptionalInt visibleEmpty;

  /**
   * A table.
   *
   * @param stacks code point to stack, bottom first; of several symbols for one stack the first is written
   */
  public SymbolTable(Map<Integer, List<EntitySpec>> stacks) {
    Map<Integer, List<EntitySpec>> all = new LinkedHashMap<>(stacks);
    all.put(SPACE, List.of());
    this.stacks = Collections.unmodifiableMap(all);
    this.stacks.forEach((symbol, stack) -> {
      if (symbol != QUOTE) {
        symbols.putIfAbsent(stack, symbol);
      }
    });
    visibleEmpty = this.stacks.entrySet().stream()
        .filter(e -> e.getValue().isEmpty() && !Character.isWhitespace(e.getKey()) && e.getKey() != QUOTE)
        .mapToInt(Map.Entry::getKey).findFirst();
  }

  /** What the symbol stands for; empty for a symbol that nobody has given a meaning. */
  public Optional<List<EntitySpec>> stack(int symbol) {
    return Optional.ofNullable(stacks.get(symbol));
  }

  /** The symbol to write for a stack, if there is one. */
  public OptionalInt symbol(List<EntitySpec> stack) {
    Integer symbol = symbols.get(stack);
    return symbol == null ? OptionalInt.empty() : OptionalInt.of(symbol);
  }

  /** A symbol for an empty cell that can be seen, if there is one. */
  OptionalInt visibleEmpty() {
    return visibleEmpty;
  }

  /** Whether the symbol stands for an empty cell. */
  boolean isEmpty(int symbol) {
    List<EntitySpec> stack = stacks.get(symbol);
    return stack != null && stack.isEmpty();
  }

  /** Whether the symbol has a meaning. */
  boolean knows(int symbol) {
    return stacks.containsKey(symbol);
  }

  /** This table with one more symbol. */
  SymbolTable with(int symbol, List<EntitySpec> stack) {
    Map<Integer, List<EntitySpec>> more = new LinkedHashMap<>(stacks);
    more.put(symbol, List.copyOf(stack));
    return new SymbolTable(more);
  }
}
