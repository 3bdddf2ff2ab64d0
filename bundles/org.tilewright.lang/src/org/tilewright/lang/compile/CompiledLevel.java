package org.tilewright.lang.compile;

import java.util.Objects;
import org.tilewright.engine.level.LevelDefinition;

/**
 * A level as the engine plays it, and the way back to the text.
 *
 * @param definition the level
 * @param sources    where its parts are written
 */
public record CompiledLevel(LevelDefinition definition, SourceMap sources) {

  /** Refuses null parts. */
  public CompiledLevel {
    Objects.requireNonNull(definition);
    Objects.requireNonNull(sources);
  }
}
