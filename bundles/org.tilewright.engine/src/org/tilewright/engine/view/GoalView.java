package org.tilewright.engine.view;

import java.util.List;

/**
 * A node of the goal tree.
 *
 * @param text     the function with its arguments and progress, or {@code and}, {@code or}, {@code not}
 * @param met      whether it holds now
 * @param children the parts of a compound goal
 */
public record GoalView(String text, boolean met, List<GoalView> children) {

  /** Copies the list. */
  public GoalView {
    children = List.copyOf(children);
  }
}
