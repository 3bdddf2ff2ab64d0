package org.tilewright.engine.generate;

import java.util.List;

/**
 * Makes random levels of one game. Stateless: the same choices and the same seed make the same level on every machine.
 */
public interface LevelGenerator {

  /** What it makes, for people, such as {@code Random board}. */
  String title();

  /** What can be chosen, in the order in which to ask. */
  List<GeneratorOption> options();

  /**
   * Makes a level.
   *
   * @param seed decides all randomness; all seeds are good
   * @throws IllegalArgumentException when a choice is not possible; the message says what is
   */
  GeneratedLevel generate(GeneratorChoices choices, long seed);
}
