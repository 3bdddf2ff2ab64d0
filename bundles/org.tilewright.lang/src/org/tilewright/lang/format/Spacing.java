package org.tilewright.lang.format;

import java.util.Set;

/** What stands between two tokens on one line. */
final class Spacing {

  private static final Set<String> TIGHT_BEFORE = Set.of(",", ":", ")", "]", "..", ".");
  private static final Set<String> TIGHT_AFTER = Set.of("(", "[", "..", ".", "-");
  private static final Set<String> SPACE_BEFORE_PARENTHESIS = Set.of("at", "goal", "and", "or", "not", ",", "=", ":", "+", "place");

  private Spacing() {
  }

  /** Whether the two tokens are written without anything between them, not even a line break. */
  static boolean isTight(String left, String right, boolean leftIsKeyword) {
    if (TIGHT_BEFORE.contains(right) || TIGHT_AFTER.contains(left)) {
      return true;
    }
    return right.equals("(") && !(leftIsKeyword && SPACE_BEFORE_PARENTHESIS.contains(left));
  }
}
