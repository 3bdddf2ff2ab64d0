package org.tilewright.solve;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.random.RandomSource;

/**
 * The commands that a bot looks at: all of them, or of a very long list so many that a move takes no time that people would
 * notice. What it costs to weigh a command is the rules' affair; that there is a limit to how many are weighed keeps a bot from
 * thinking for minutes. It is counted in commands, not in seconds, so that the same seed gives the same game on every machine.
 */
final class Shortlist {

  /** Most commands that are looked at for one move; several times what the games of the samples ever offer. */
  static final int MOST = 500;

  private Shortlist() {
  }

  /**
   * The whole list if it is short enough, at which nothing is left to chance. Otherwise one command of each of {@value #MOST}
   * stretches of the list: rules list what is alike next to each other, so every sort of command keeps about its share.
   */
  static <T> List<T> of(List<T> legal, RandomSource random) {
    if (legal.size() <= MOST) {
      return legal;
    }
    List<T> some = new ArrayList<>(MOST);
    for (int i = 0; i < MOST; i++) {
      int from = start(i, legal.size());
      some.add(legal.get(from + random.nextInt(start(i + 1, legal.size()) - from)));
    }
    return some;
  }

  private static int start(int stretch, int size) {
    return (int) ((long) stretch * size / MOST);
  }
}
