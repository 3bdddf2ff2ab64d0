package org.tilewright.lang.edit;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.print.Notation;

/**
 * Finds a symbol for a stack that has none: a letter of the name of what lies on top when one is free, else a mark that is easy to
 * type, else any letter of the basic plane.
 */
final class SymbolChooser {

  private static final String EMPTY_MARKS = ".·,-~";
  private static final String MARKS = "&%*+=?!:;<>()[]{}|/~-,`123456789";

  private final IntPredicate taken;

  /** @param taken symbols that have a meaning already, or stand in the map without one */
  SymbolChooser(IntPredicate taken) {
    this.taken = taken;
  }

  /** A free symbol that suits the stack. @throws IllegalStateException when every letter of the basic plane is taken */
  int choose(List<EntitySpec> stack) {
    return candidates(stack).filter(c -> !taken.test(c)).findFirst()
        .orElseThrow(() -> new IllegalStateException("No symbol is left for " + Notation.stack(stack)));
  }

  private static IntStream candidates(List<EntitySpec> stack) {
    IntStream fallback = IntStream.concat(IntStream.concat(MARKS.chars(), IntStream.rangeClosed('A', 'Z')),
        IntStream.concat(IntStream.rangeClosed('a', 'z'), IntStream.range(0xA1, 0xD7FF).filter(Character::isLetter)));
    if (stack.isEmpty()) {
      return IntStream.concat(EMPTY_MARKS.chars(), fallback);
    }
    boolean several = stack.size() > 1;
    IntStream named = IntStream.empty();
    for (EntitySpec entity : stack.reversed()) {
      String name = entity.kind().replace("_", "");
      String lower = name.toLowerCase(java.util.Locale.ROOT);
      String upper = name.toUpperCase(java.util.Locale.ROOT);
      IntStream first = several ? upper.chars().limit(1) : lower.chars().limit(1);
      IntStream second = several ? lower.chars().limit(1) : upper.chars().limit(1);
      named = IntStream.concat(named, IntStream.concat(IntStream.concat(first, second),
          IntStream.concat(lower.chars().skip(1), upper.chars().skip(1)).filter(Character::isLetterOrDigit)));
    }
    return IntStream.concat(named, fallback);
  }
}
