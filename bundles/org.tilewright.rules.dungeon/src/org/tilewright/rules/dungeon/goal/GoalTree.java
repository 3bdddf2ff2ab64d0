package org.tilewright.rules.dungeon.goal;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.view.GoalView;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Quest;

/**
 * A goal composed of basic goals (seed 3.7.2). Getting to an exit must be done last in a conjunction: it counts as open as
 * long as something beside it is. A goal can become open again.
 */
public final class GoalTree implements Quest {

  private sealed interface Node {
  }

  private record All(Node left, Node right) implements Node {
  }

  private record Any(Node left, Node right) implements Node {
  }

  private record No(Node operand) implements Node {
  }

  private record Basic(BasicGoal goal) implements Node {
  }

  /** Whether exits count, which they do not while something else must be done before. */
  private enum Exits {
    COUNT, COME_LATER
  }

  private final List<BasicGoal> basics = new ArrayList<>();
  private final Node root;

  /**
   * Compiles a level's goal.
   *
   * @param config configuration that gives the numbers a level does not write
   * @throws IllegalArgumentException when the goal uses a function that these rules do not have
   */
  public GoalTree(Goal goal, Attributes config) {
    root = compile(goal, config);
  }

  private Node compile(Goal goal, Attributes config) {
    return switch (goal) {
      case Goal.And and -> new All(compile(and.left(), config), compile(and.right(), config));
      case Goal.Or or -> new Any(compile(or.left(), config), compile(or.right(), config));
      case Goal.Not not -> new No(compile(not.operand(), config));
      case Goal.Call call -> {
        BasicGoal basic = BasicGoal.of(call, config);
        basics.add(basic);
        yield new Basic(basic);
      }
    };
  }

  @Override
  public boolean met(DungeonState state) {
    return met(root, state, Exits.COUNT);
  }

  @Override
  public long parts(DungeonState state) {
    long bits = 0;
    for (int i = 0; i < basics.size() && i < Long.SIZE; i++) {
      if (basics.get(i).met(state)) {
        bits |= 1L << i;
      }
    }
    return bits;
  }

  @Override
  public String part(int index) {
    return basics.get(index).name();
  }

  @Override
  public String open(DungeonState state) {
    return state.won() ? "" : open(root, state, Exits.COUNT);
  }

  @Override
  public GoalView view(DungeonState state) {
    return view(root, state);
  }

  private static boolean met(Node node, DungeonState state, Exits exits) {
    return switch (node) {
      case All all -> met(all.left(), state, exits) && met(all.right(), state, exits);
      case Any any -> met(any.left(), state, exits) || met(any.right(), state, exits);
      case No no -> !met(no.operand(), state, exits);
      case Basic basic -> !(exits == Exits.COME_LATER && basic.goal() instanceof BasicGoal.Exit) && basic.goal().met(state);
    };
  }

  private static String open(Node node, DungeonState state, Exits exits) {
    // goals are only evaluated after the first tick
    if (state.tick() > 0 && state.player().isPresent() && met(node, state, exits)) {
      return "";
    }
    return switch (node) {
      case All all -> join(open(all.left(), state, exits(all.right(), state, exits)), " AND ",
          open(all.right(), state, exits(all.left(), state, exits)), all.left(), all.right());
      case Any any -> join(open(any.left(), state, exits), " OR ", open(any.right(), state, exits), any.left(), any.right());
      case No no -> "NOT " + parenthesised(no.operand(), ":" + plain(no.operand()));
      case Basic basic -> ":" + basic.goal().name();
    };
  }

  private static Exits exits(Node beside, DungeonState state, Exits exits) {
    return met(beside, state, exits) ? exits : Exits.COME_LATER;
  }

  private static String join(String left, String word, String right, Node leftNode, Node rightNode) {
    if (left.isEmpty() || right.isEmpty()) {
      return left + right;
    }
    return parenthesised(leftNode, left) + word + parenthesised(rightNode, right);
  }

  private static String parenthesised(Node node, String text) {
    return !(node instanceof Basic) && text.indexOf(' ') >= 0 ? "(" + text + ")" : text;
  }

  private static String plain(Node node) {
    return switch (node) {
      case All all -> plain(all.left()) + " AND " + plain(all.right());
      case Any any -> plain(any.left()) + " OR " + plain(any.right());
      case No no -> "NOT " + plain(no.operand());
      case Basic basic -> basic.goal().name();
    };
  }

  private static GoalView view(Node node, DungeonState state) {
    boolean met = state.tick() > 0 && met(node, state, Exits.COUNT);
    return switch (node) {
      case All all -> new GoalView("and", met, List.of(view(all.left(), state), view(all.right(), state)));
      case Any any -> new GoalView("or", met, List.of(view(any.left(), state), view(any.right(), state)));
      case No no -> new GoalView("not", met, List.of(view(no.operand(), state)));
      case Basic basic -> {
        String progress = basic.goal().progress(state);
        yield new GoalView(basic.goal().name() + (progress.isEmpty() ? "" : " " + progress), met, List.of());
      }
    };
  }
}
