package org.tilewright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuardTest {

  private final List<String> told = new ArrayList<>();
  private final Guard guard = new Guard((service, failure) -> told.add(service + ": " + failure.getMessage()));

  @Test
  void whatIsAnsweredComesBack() {
    assertEquals(List.of(1), guard.answer("outline", List.of(), () -> List.of(1)));
    assertEquals(List.of(), told);
  }

  @Test
  void aServiceThatFailsAnswersNothingAndIsNamedOnce() {
    for (int i = 0; i < 3; i++) {
      assertEquals(List.of(), guard.answer("outline", List.of(), () -> failing("no kind")));
      assertEquals("", guard.answer("hover", "", () -> failing("no cell").toString()));
    }
    assertEquals(List.of("outline: no kind", "hover: no cell"), told);
  }

  @Test
  void endlessRecursionIsAFailureToo() {
    assertEquals(0, guard.answer("folding", 0, () -> endless(1)));
    assertEquals(List.of("folding: null"), told);
  }

  private static List<Integer> failing(String why) {
    throw new IllegalStateException(why);
  }

  private static int endless(int depth) {
    return endless(depth + 1) + 1;
  }
}
