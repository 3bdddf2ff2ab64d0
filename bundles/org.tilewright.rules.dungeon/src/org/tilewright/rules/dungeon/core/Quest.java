package org.tilewright.rules.dungeon.core;

import java.util.List;
import org.tilewright.engine.view.GoalView;

/**
 * What wins a dungeon, compiled from the goal of its level. Basic goals are numbered, and a set of them is a bit set.
 */
public interface Quest {

  /** A dungeon without a goal: it cannot be won. */
  Quest NONE = new Quest() {
    @Override
    public long evaluate(DungeonState state) {
      return 0;
    }

    @Override
    public boolean met(long basics) {
      return false;
    }

    @Override
    public String basic(int index) {
      throw new IndexOutOfBoundsException(index);
    }

    @Override
    public String open(DungeonState state) {
      return "";
    }

    @Override
    public GoalView view(DungeonState state) {
      return new GoalView("no goal", false, List.of());
    }
  };

  /** Which of the basic goals hold in a state, one bit each. */
  long evaluate(DungeonState state);

  /** Whether the whole is met when these basic goals hold. */
  boolean met(long basics);

  /** Name of a basic goal. */
  String basic(int index);

  /**
   * What is still open, in the course's notation, such as {@code :exit AND (:treasure OR :enemies)}; empty when won.
   */
  String open(DungeonState state);

  /** The goal as a tree with progress. */
  GoalView view(DungeonState state);
}
