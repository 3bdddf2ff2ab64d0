package org.tilewright.engine.generate;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;

/**
 * What a generator has made: the level but for its name.
 *
 * @param about   description for people
 * @param info    metadata that tells how to make the level again
 * @param sources what puts entities on the board
 */
public record GeneratedLevel(String about, Attributes info, List<EntitySource> sources) {

  /** Copies the list. */
  public GeneratedLevel {
    Objects.requireNonNull(about);
    Objects.requireNonNull(info);
    sources = List.copyOf(sources);
  }
}
