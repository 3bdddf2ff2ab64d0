package org.tilewright.engine;

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
 */
public record LevelProblem(Severity severity, String code, String message, Optional<Cell> cell, String part) {

  /** How bad a problem is. */
  public enum Severity {
    /** The level cannot be played as it is. */
    ERROR,
    /** The level can be played, but hardly as meant. */
    WARNING,
    /** Worth knowing. */
    INFO
  }

  /** Refuses null parts. */
  public LevelProblem {
    Objects.requireNonNull(severity);
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    Objects.requireNonNull(cell);
    Objects.requireNonNull(part);
  }
}
