package org.tilewright.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** One thing and several. */
class CountedTest {

  @Test
  void onlyOneIsInTheSingular() {
    assertEquals("0 turns", Counted.of(0, "turn"));
    assertEquals("1 turn", Counted.of(1, "turn"));
    assertEquals("2 turns", Counted.of(2, "turn"));
    assertEquals("-1 turns", Counted.of(-1, "turn"));
  }

  @Test
  void aPluralMayBeAnyWord() {
    assertEquals("1 enemy", Counted.of(1, "enemy", "enemies"));
    assertEquals("3 enemies", Counted.of(3, "enemy", "enemies"));
  }
}
