package org.tilewright.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;

/**
 * Something a ruleset finds wrong with a level before play.
 *
 * @param severity how bad it is
 * @param code     stable identifier of the kind of problem, such as {@code dungeon.noPlayer}
 * @param message  what is wrong and what to do about it, for people
 * @param cell     the cell it concerns, if there is one
 * @param part     the named part of the level it concerns, such as {@code goal} or {@code config.player_health}; empty for the
 *                 level as a whole
 * @param config   the configuration keys whose values it rests on; whoever does not know one of them knows nothing of the problem
 */
public record LevelProblem(Severity severity, String code, String message, Optional<Cell> cell, String part,
    List<String> config) {

  /** How bad a problem is. */
  public enum Severity {
    /** The rules cannot begin the level: {@link Ruleset#start} refuses it. Whatever it may mean else is no error. */
    ERROR,
    /** The level can be begun and played, but hardly as meant. */
    WARNING,
    /** Worth knowing. */
    INFO
  }

  /** Refuses null parts and copies the list. */
  public LevelProblem {
    Objects.requireNonNull(severity);
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    Objects.requireNonNull(cell);
    Objects.requireNonNull(part);
    config = List.copyOf(config);
  }

  /** A problem that no configuration value has a part in. */
  public LevelProblem(Severity severity, String code, String message, Optional<Cell> cell, String part) {
    this(severity, code, message, cell, part, List.of());
  }

  /** The same, resting on the values of configuration keys. */
  public LevelProblem restingOn(List<String> keys) {
    return new LevelProblem(severity, code, message, cell, part, keys);
  }
}
