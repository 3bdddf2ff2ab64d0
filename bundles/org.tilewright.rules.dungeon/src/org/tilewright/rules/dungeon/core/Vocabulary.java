package org.tilewright.rules.dungeon.core;

import java.util.Optional;
import org.tilewright.engine.level.Attributes;

/** What the behaviour words of a library mean. */
@FunctionalInterface
public interface Vocabulary {

  /** The behaviour that a word stands for, with the numbers from a kind's attributes; empty for unknown words. */
  Optional<Behaviour> behaviour(String word, Attributes attributes);
}
