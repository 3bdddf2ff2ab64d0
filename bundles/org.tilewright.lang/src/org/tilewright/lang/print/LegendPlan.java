package org.tilewright.lang.print;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;

/**
 * Which symbol stands for which stack of entities in one level.
 *
 * <p>Symbols are found in this order: the level's wish; the library's symbol for exactly this stack; for a single entity
 * with attributes, the library's symbol of its kind when the plain kind is not on the map; a letter of the kind's name;
 * any other letter, digit or sign, then the rest of Unicode's letters. Symbols that the library uses for something else
 * are never taken, so that designers can go on painting with them.
 */
final class LegendPlan {

  private static final String EMPTY = ".";

  /** Letters and signs that are easy to tell apart, before all other letters of Unicode. */
  private static final String POOL = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+*=~%&!?:;<>|/,-";

  /** Where the other letters begin. */
  private static final int FIRST_OTHER = 0xc0;

  private final DefaultSymbols defaults;
  private final Map<List<EntitySpec>, String> symbols = new HashMap<>();
  private final Map<String, List<EntitySpec>> entries = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  private LegendPlan(DefaultSymbols defaults) {
    this.defaults = defaults;
  }

  static LegendPlan of(LevelDraft draft, DefaultSymbols defaults) {
    LegendPlan plan = new LegendPlan(defaults);
    Set<List<EntitySpec>> used = plan.usedStacks(draft);
    draft.legend().forEach((symbol, stack) -> {
      if (canBeDrawn(symbol)) {
        plan.define(symbol, stack);
      }
    });
    plan.planEmptyCell(used);
    used.stream().filter(stack -> !plan.symbols.containsKey(stack)).forEach(plan::useDefault);
    used.stream().filter(stack -> !plan.symbols.containsKey(stack)).forEach(stack -> plan.define(plan.pick(stack), stack));
    return plan;
  }

  /** The symbol of a stack that is on a map block of the level, or of the empty cell. */
  String symbolOf(List<EntitySpec> stack) {
    return symbols.get(stack);
  }

  /** What the level's legend must say, in order; a stack may be empty. */
  Map<String, List<EntitySpec>> entries() {
    return entries;
  }

  private Set<List<EntitySpec>> usedStacks(LevelDraft draft) {
    Set<List<EntitySpec>> used = new LinkedHashSet<>();
    draft.sources().forEach(source -> {
      if (source instanceof MapBlock block) {
        boolean[] seen = new boolean[block.palette().size()];
        for (int y = block.top(); y < block.top() + block.height(); y++) {
          for (int x = block.left(); x < block.left() + block.width(); x++) {
            seen[block.indexAt(x, y)] = true;
          }
        }
        IntStream.range(0, seen.length).filter(i -> seen[i]).mapToObj(block.palette()::get).forEach(used::add);
      }
    });
    return used;
  }

  private void define(String symbol, List<EntitySpec> stack) {
    entries.put(symbol, stack);
    taken.add(symbol);
    symbols.putIfAbsent(stack, symbol);
  }

  private void planEmptyCell(Set<List<EntitySpec>> used) {
    List<EntitySpec> empty = List.of();
    if (!used.contains(empty) || symbols.containsKey(empty)) {
      return;
    }
    Optional<String> known = defaults.empty().filter(symbol -> !taken.contains(symbol));
    if (known.isPresent()) {
      symbols.put(empty, known.get());
      taken.add(known.get());
    } else {
      define(Stream.concat(Stream.of(EMPTY), others()).filter(this::isFree).findFirst().orElseThrow(), empty);
    }
  }

  /** Whether a symbol stays what it is in a map: three double quotes end one, and blanks are nothing or indentation. */
  private static boolean canBeDrawn(String symbol) {
    int type = Character.getType(symbol.codePointAt(0));
    return symbol.codePointCount(0, symbol.length()) == 1 && !symbol.equals("\"") && !symbol.isBlank() && type != Character.CONTROL
        && type != Character.FORMAT && type != Character.SURROGATE;
  }

  private void useDefault(List<EntitySpec> stack) {
    defaults.symbolOf(stack).filter(symbol -> !taken.contains(symbol) && canBeDrawn(symbol)).ifPresent(symbol -> {
      symbols.put(stack, symbol);
      taken.add(symbol);
    });
  }

  private String pick(List<EntitySpec> stack) {
    EntitySpec top = stack.getLast();
    if (stack.size() == 1 && !top.attributes().equals(Attributes.NONE)) {
      Optional<String> own = defaults.symbolOf(List.of(EntitySpec.of(top.kind()))).filter(s -> !taken.contains(s));
      if (own.isPresent()) {
        return own.get();
      }
    }
    return Stream.concat(lettersOf(top.kind()), others()).filter(this::isFree).findFirst().orElseThrow();
  }

  private boolean isFree(String symbol) {
    return !taken.contains(symbol) && !defaults.uses(symbol);
  }

  private static Stream<String> lettersOf(String name) {
    return name.codePoints().filter(Character::isLetterOrDigit)
        .flatMap(c -> IntStream.of(Character.toLowerCase(c), Character.toUpperCase(c))).mapToObj(Character::toString);
  }

  private static Stream<String> others() {
    IntStream letters = IntStream.rangeClosed(FIRST_OTHER, Character.MAX_CODE_POINT)
        .filter(c -> Character.isLetter(c) && !Character.isIdentifierIgnorable(c)
            && Character.getType(c) != Character.MODIFIER_LETTER && isLeftToRight(c));
    return IntStream.concat(POOL.codePoints(), letters).mapToObj(Character::toString);
  }

  private static boolean isLeftToRight(int codePoint) {
    return Character.getDirectionality(codePoint) == Character.DIRECTIONALITY_LEFT_TO_RIGHT;
  }
}
