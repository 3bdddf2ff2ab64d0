package org.tilewright.rules.dungeon.core;

/** One part of a tick. The phases of a tick are run in the order of a list, each exactly once. */
@FunctionalInterface
public interface Phase {

  /** Changes the draft as far as this part of the tick goes. */
  void run(Draft draft);
}
