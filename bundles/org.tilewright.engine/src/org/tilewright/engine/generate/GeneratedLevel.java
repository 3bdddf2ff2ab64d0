package org.tilewright.engine.generate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.Goal;

/**
 * What a generator has made: the level but for its name.
 *
 * @param about   description for people; empty for none
 * @param info    metadata that tells how to make the level again
 * @param sources what puts entities on the board
 * @param goal    what is to be achieved, for games whose levels say it
 */
public record GeneratedLevel(String about, Attributes info, List<EntitySource> sources, Optional<Goal> goal) {

  /** A level without a goal of its own. */
  public GeneratedLevel(String about, Attributes info, List<EntitySource> sources) {
    this(about, info, sources, Optional.empty());
  }

  /** Copies the list. */
  public GeneratedLevel {
    Objects.requireNonNull(about);
    Objects.requireNonNull(info);
    sources = List.copyOf(sources);
    Objects.requireNonNull(goal);
  }
}
