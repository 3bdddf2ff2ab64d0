package org.tilewright.rules.dungeon.core;

import java.util.List;
import org.tilewright.engine.view.GoalView;

/** What wins a dungeon, compiled from the goal of its level. */
public interface Quest {

  /** A dungeon without a goal: it cannot be won. */
  Quest NONE = new Quest() {
    @Override
    public boolean met(DungeonState state) {
      return false;
    }

    @Override
    public long parts(DungeonState state) {
      return 0;
    }

    @Override
    public String part(int index) {
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

  /** Whether the goal is met by the state, regardless of when goals are evaluated. */
  boolean met(DungeonState state);

  /** Which of the basic goals hold, one bit each in the order of the level. */
  long parts(DungeonState state);

  /** The text of the basic goal of that bit. */
  String part(int index);

  /** What is still open, in the course's notation, such as {@code :exit AND (:treasure OR :enemies)}; empty when met. */
  String open(DungeonState state);

  /** The goal as a tree with progress. */
  GoalView view(DungeonState state);
}
