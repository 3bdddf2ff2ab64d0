package org.tilewright.engine.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.TextFormatException;

class GoalTest {

  @ParameterizedTest
  @ValueSource(strings = {"a", "a and b and c", "a and (b and c)", "a or b and c", "(a or b) and c", "a or (b or c)",
      "not a and b", "not (a and b)", "not (a or b) or c", "not not a", "enemies(3) or near(1..2, BLUE, [\"x\"])",
      "a and (b or c) and not d or e",
      "\"or\" or \"two words\"(1)"})
  void parenthesesAreWrittenWhereTheyAreNeeded(String text) throws TextFormatException {
    assertEquals(text, Goal.text(GoalText.read(new LineScanner(text, 1))));
  }

  @Test
  void bracketsThatSayNothingAreLeftOut() throws TextFormatException {
    assertEquals("a and b or c", Goal.text(GoalText.read(new LineScanner("((a) and b) or ( c() )", 1))));
  }

  @Test
  void aChainMayBeLong() throws TextFormatException {
    String chain = String.join(" and ", Collections.nCopies(20_000, "exit"));

    assertEquals(chain, Goal.text(GoalText.read(new LineScanner(chain, 1))));
  }

  @Test
  void argumentsAreWrittenAsValues() {
    assertEquals("f(\"a\\\"b\", -1)", Goal.text(new Goal.Call("f", List.of(Value.of("a\"b"), Value.of(-1)))));
  }
}
