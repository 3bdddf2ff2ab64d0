package org.tilewright.formats;

import java.util.Objects;

/**
 * Something worth saying about a foreign file or about what cannot be written to one.
 *
 * @param severity whether the file is refused or only not understood in full
 * @param code     stable identifier of the kind of problem, such as {@code course.unknownType}
 * @param message  what is wrong and what is done about it, for people
 * @param line     line in the foreign file, counted from 1; 0 when no place can be named
 * @param column   column in UTF-16 units, counted from 1; 0 when no place can be named
 */
public record FormatProblem(Severity severity, String code, String message, int line, int column) {

  /** How bad a problem is. */
  public enum Severity {
    /** The file is refused. */
    ERROR,
    /** Something was kept, changed or left out. */
    WARNING
  }

  /** Refuses null parts. */
  public FormatProblem {
    Objects.requireNonNull(severity);
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
  }

  /** An error at a place. */
  public static FormatProblem error(String code, String message, int line, int column) {
    return new FormatProblem(Severity.ERROR, code, message, line, column);
  }

  /** A warning at a place. */
  public static FormatProblem warning(String code, String message, int line, int column) {
    return new FormatProblem(Severity.WARNING, code, message, line, column);
  }

  /** A warning about a whole file. */
  public static FormatProblem warning(String code, String message) {
    return new FormatProblem(Severity.WARNING, code, message, 0, 0);
  }
}
