package org.tilewright.engine.goal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.tilewright.engine.Event;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.view.GoalView;

/**
 * A goal taken apart once for evaluating it often: chains such as {@code a and b and c} become one node, however they were
 * bracketed. Immutable.
 */
public final class GoalTree {

  private enum Operator {
    AND, OR, NOT, CALL
  }

  private record Node(Operator operator, Goal.Call call, List<Node> children) {
  }

  private final Goal goal;
  private final Node root;
  private final List<Goal.Call> calls;

  /** Takes a goal apart. */
  public GoalTree(Goal goal) {
    this.goal = goal;
    SequencedSet<Goal.Call> found = new LinkedHashSet<>();
    root = node(goal, found);
    calls = List.copyOf(found);
  }

  private static Node node(Goal goal, SequencedSet<Goal.Call> found) {
    return switch (goal) {
      case Goal.Call call -> {
        found.add(call);
        yield new Node(Operator.CALL, call, List.of());
      }
      case Goal.Not not -> new Node(Operator.NOT, null, List.of(node(not.operand(), found)));
      case Goal.And and -> new Node(Operator.AND, null, parts(and, found));
      case Goal.Or or -> new Node(Operator.OR, null, parts(or, found));
    };
  }

  private static List<Node> parts(Goal chain, SequencedSet<Goal.Call> found) {
    List<Node> parts = new ArrayList<>();
    Deque<Goal> open = new ArrayDeque<>(List.of(chain));
    while (!open.isEmpty()) {
      Goal next = open.pop();
      if (next instanceof Goal.And and && chain instanceof Goal.And) {
        open.push(and.right());
        open.push(and.left());
      } else if (next instanceof Goal.Or or && chain instanceof Goal.Or) {
        open.push(or.right());
        open.push(or.left());
      } else {
        parts.add(node(next, found));
      }
    }
    return List.copyOf(parts);
  }

  /** The goal that was taken apart. */
  public Goal goal() {
    return goal;
  }

  /** Every different function call of the goal, in the order of the text. */
  public List<Goal.Call> calls() {
    return calls;
  }

  /** Whether the goal holds; functions that cannot change the answer are not asked. */
  public boolean met(GoalFunctions functions) {
    return met(root, functions);
  }

  private static boolean met(Node node, GoalFunctions functions) {
    return switch (node.operator()) {
      case CALL -> functions.met(node.call());
      case NOT -> !met(node.children().getFirst(), functions);
      case AND -> {
        for (Node child : node.children()) {
          if (!met(child, functions)) {
            yield false;
          }
        }
        yield true;
      }
      case OR -> {
        for (Node child : node.children()) {
          if (met(child, functions)) {
            yield true;
          }
        }
        yield false;
      }
    };
  }

  /** The goal as a tree with what is met of it. */
  public GoalView view(GoalFunctions functions) {
    return view(root, functions);
  }

  private static GoalView view(Node node, GoalFunctions functions) {
    List<GoalView> children = node.children().stream().map(child -> view(child, functions)).toList();
    return switch (node.operator()) {
      case CALL -> new GoalView(functions.text(node.call()), functions.met(node.call()), List.of());
      case NOT -> new GoalView("not", !children.getFirst().met(), children);
      case AND -> new GoalView("and", children.stream().allMatch(GoalView::met), children);
      case OR -> new GoalView("or", children.stream().anyMatch(GoalView::met), children);
    };
  }

  /** An event for each function that began or ceased to hold between two states. */
  public List<Event> changes(GoalFunctions before, GoalFunctions after) {
    List<Event> events = new ArrayList<>();
    for (Goal.Call call : calls) {
      boolean met = after.met(call);
      if (met != before.met(call)) {
        events.add(new Event.GoalChanged(Goal.text(call), met));
      }
    }
    return events;
  }
}
