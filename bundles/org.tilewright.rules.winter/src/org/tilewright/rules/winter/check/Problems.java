package org.tilewright.rules.winter.check;

import java.util.Optional;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;

/** Makes the problems of this game. */
final class Problems {

  private Problems() {
  }

  static LevelProblem error(String code, Cell cell, String message) {
    return problem(LevelProblem.Severity.ERROR, code, Optional.of(cell), message);
  }

  static LevelProblem error(String code, String message) {
    return problem(LevelProblem.Severity.ERROR, code, Optional.empty(), message);
  }

  static LevelProblem warning(String code, Cell cell, String message) {
    return problem(LevelProblem.Severity.WARNING, code, Optional.of(cell), message);
  }

  private static LevelProblem problem(LevelProblem.Severity severity, String code, Optional<Cell> cell,
      String message) {
    return new LevelProblem(severity, "winter." + code, message, cell, "");
  }
}
