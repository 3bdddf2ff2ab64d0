package org.tilewright.rules.dungeon.goal;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.view.GoalView;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Quest;

/**
 * A goal composed of basic goals (seed 3.7.2). Getting to an exit must be done last in a conjunction: it is listed as open
 * as long as what stands beside it is. A goal can become open again.
 */
public final class DungeonQuest implements Quest {

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

  private final List<BasicGoal> basics = new ArrayList<>();
  private final Node root;

  /**
   * Compiles a level's goal.
   *
   * @param config configuration that gives the numbers a level does not write
   * @throws IllegalArgumentException when the goal uses a function that these rules do not have
   */
  public DungeonQuest(Goal goal, Attributes config) {
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
    return met(root, state);
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
    if (state.won()) {
      return "";
    }
    // a game is only won by what is evaluated after the first tick, and not by the dead
    String open = open(root, state);
    return open.isEmpty() ? plain(root) : open;
  }

  @Override
  public GoalView view(DungeonState state) {
    return view(root, state);
  }

  private static boolean met(Node node, DungeonState state) {
    return switch (node) {
      case All all -> met(all.left(), state) && met(all.right(), state);
      case Any any -> met(any.left(), state) || met(any.right(), state);
      case No no -> !met(no.operand(), state);
      case Basic basic -> basic.goal().met(state);
    };
  }

  private static String open(Node node, DungeonState state) {
    if (met(node, state)) {
      return "";
    }
    return switch (node) {
      case All all -> join(all.left(), beside(all.left(), all.right(), state), " AND ",
          beside(all.right(), all.left(), state), all.right());
      case Any any -> join(any.left(), open(any.left(), state), " OR ", open(any.right(), state), any.right());
      case No no -> plain(no);
      case Basic basic -> plain(basic);
    };
  }

  /** What is open of one part of a conjunction: an exit also when the player stands on it too early. */
  private static String beside(Node part, Node other, DungeonState state) {
    boolean tooEarly = part instanceof Basic basic && basic.goal() instanceof BasicGoal.Exit && !met(other, state);
    return tooEarly ? plain(part) : open(part, state);
  }

  private static String join(Node leftNode, String left, String word, String right, Node rightNode) {
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
      case All all -> join(all.left(), plain(all.left()), " AND ", plain(all.right()), all.right());
      case Any any -> join(any.left(), plain(any.left()), " OR ", plain(any.right()), any.right());
      case No no -> "NOT " + parenthesised(no.operand(), plain(no.operand()));
      case Basic basic -> ":" + basic.goal().name();
    };
  }

  private static GoalView view(Node node, DungeonState state) {
    boolean met = state.tick() > 0 && met(node, state);
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
