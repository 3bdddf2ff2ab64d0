package org.tilewright.engine.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Event;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.view.GoalView;

class GoalTreeTest {

  private static final Goal A = call("a");
  private static final Goal B = call("b");
  private static final Goal C = call("c");

  private static Goal call(String name) {
    return new Goal.Call(name, List.of());
  }

  private static GoalFunctions holding(String... names) {
    return call -> Set.of(names).contains(call.function());
  }

  @Test
  void andNeedsAllOrNeedsOneNotNeedsNone() {
    GoalTree tree = new GoalTree(new Goal.And(new Goal.Or(A, B), new Goal.Not(C)));

    assertTrue(tree.met(holding("a")));
    assertTrue(tree.met(holding("b")));
    assertFalse(tree.met(holding("b", "c")));
    assertFalse(tree.met(holding()));
  }

  @Test
  void chainsBecomeOneNodeHoweverTheyAreBracketed() {
    GoalView left = new GoalTree(new Goal.And(new Goal.And(A, B), C)).view(holding("a", "c"));
    GoalView right = new GoalTree(new Goal.And(A, new Goal.And(B, C))).view(holding("a", "c"));

    assertEquals(left, right);
    assertEquals(new GoalView("and", false, List.of(new GoalView("a", true, List.of()), new GoalView("b", false, List.of()),
        new GoalView("c", true, List.of()))), left);
  }

  @Test
  void differentOperatorsStayDifferentNodes() {
    GoalView view = new GoalTree(new Goal.Or(new Goal.And(A, B), new Goal.Not(C))).view(holding("c"));

    assertEquals("or", view.text());
    assertEquals(List.of("and", "not"), view.children().stream().map(GoalView::text).toList());
    assertFalse(view.met());
  }

  @Test
  void functionsThatCannotChangeTheAnswerAreNotAsked() {
    List<String> asked = new ArrayList<>();

    new GoalTree(new Goal.Or(A, B)).met(call -> asked.add(call.function()));

    assertEquals(List.of("a"), asked);
  }

  @Test
  void eachFunctionThatChangesIsAnEvent() {
    GoalTree tree = new GoalTree(new Goal.And(new Goal.And(A, B), new Goal.Or(A, C)));

    assertEquals(List.of(A, B, C), tree.calls());
    assertEquals(List.of(new Event.GoalChanged("a", false), new Event.GoalChanged("c", true)),
        tree.changes(holding("a", "b"), holding("b", "c")));
  }

  @Test
  void aRulesetMayShowProgress() {
    GoalFunctions functions = new GoalFunctions() {
      @Override
      public boolean met(Goal.Call call) {
        return false;
      }

      @Override
      public String text(Goal.Call call) {
        return call.function() + ": 1 of 3";
      }
    };

    assertEquals("a: 1 of 3", new GoalTree(A).view(functions).text());
  }

  @Test
  void aLongChainIsEvaluated() {
    Goal chain = A;
    for (int i = 0; i < 50_000; i++) {
      chain = new Goal.And(chain, A);
    }

    assertTrue(new GoalTree(chain).met(holding("a")));
  }
}
