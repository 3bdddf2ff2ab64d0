package org.tilewright.rules.dungeon.goal;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.view.GoalView;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Quest;

/**
 * A goal composed of basic goals (seed 3.7.2). Getting to an exit must be done last in a conjunction: it is listed as
 * open as long as what stands beside it is. A goal can become open again.
 */
public final class DungeonQuest implements Quest {

  private static final int DEEPEST = 2_000;

  private sealed interface Node {
  }

  private record All(Node left, Node right) implements Node {
  }

  private record Any(Node left, Node right) implements Node {
  }

  private record No(Node operand) implements Node {
  }

  private record Basic(int index, BasicGoal goal) implements Node {
    boolean in(long basics) {
      return (basics >>> index & 1) != 0;
    }

    boolean isExit() {
      return goal instanceof BasicGoal.Exit;
    }
  }

  private final List<BasicGoal> basics = new ArrayList<>();
  private final Node root;

  /**
   * Compiles a level's goal.
   *
   * @param config configuration that gives the numbers a level does not write
   * @throws IllegalArgumentException when the goal uses a function that these rules do not have, or is too large
   */
  public DungeonQuest(Goal goal, Attributes config) {
    root = compile(goal, config, 0);
  }

  private Node compile(Goal goal, Attributes config, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("The goal is nested more than " + DEEPEST + " levels deep. Make it simpler.");
    }
    return switch (goal) {
      case Goal.And and -> new All(compile(and.left(), config, depth + 1), compile(and.right(), config, depth + 1));
      case Goal.Or or -> new Any(compile(or.left(), config, depth + 1), compile(or.right(), config, depth + 1));
      case Goal.Not not -> new No(compile(not.operand(), config, depth + 1));
      case Goal.Call call -> basic(BasicGoal.of(call, config));
    };
  }

  private Node basic(BasicGoal goal) {
    if (!basics.contains(goal)) {
      if (basics.size() == Long.SIZE) {
        throw new IllegalArgumentException("The goal asks for more than " + Long.SIZE + " different things.");
      }
      basics.add(goal);
    }
    return new Basic(basics.indexOf(goal), goal);
  }

  @Override
  public long evaluate(DungeonState state) {
    long held = 0;
    for (int i = 0; i < basics.size(); i++) {
      if (basics.get(i).met(state)) {
        held |= 1L << i;
      }
    }
    return held;
  }

  @Override
  public boolean met(long held) {
    return met(root, held);
  }

  @Override
  public String basic(int index) {
    return basics.get(index).name();
  }

  @Override
  public String open(DungeonState state) {
    if (state.won()) {
      return "";
    }
    // a game is only won by what is evaluated after the first tick, and not by the dead
    String open = open(root, state.goals());
    return open.isEmpty() ? plain(root) : open;
  }

  @Override
  public GoalView view(DungeonState state) {
    return view(root, state);
  }

  private static boolean met(Node node, long held) {
    return switch (node) {
      case All all -> met(all.left(), held) && met(all.right(), held);
      case Any any -> met(any.left(), held) || met(any.right(), held);
      case No no -> !met(no.operand(), held);
      case Basic basic -> basic.in(held);
    };
  }

  private static String open(Node node, long held) {
    if (met(node, held)) {
      return "";
    }
    return switch (node) {
      case All all -> join(all.left(), beside(all.left(), all.right(), held), " AND ",
          beside(all.right(), all.left(), held), all.right());
      case Any any -> join(any.left(), open(any.left(), held), " OR ", open(any.right(), held), any.right());
      case No no -> plain(no);
      case Basic basic -> plain(basic);
    };
  }

  /** What is open of one part of a conjunction: an exit also when the player stands on it too early. */
  private static String beside(Node part, Node other, long held) {
    boolean tooEarly = part instanceof Basic basic && basic.isExit() && !met(other, held);
    return tooEarly ? plain(part) : open(part, held);
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
    boolean met = state.tick() > 0 && met(node, state.goals());
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
