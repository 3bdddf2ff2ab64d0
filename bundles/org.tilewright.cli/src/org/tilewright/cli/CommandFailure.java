package org.tilewright.cli;

import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;

/** A verb cannot do what it is asked; the message is shown as it is. */
final class CommandFailure extends Exception {

  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private CommandFailure(String message, int exitCode) {
    super(message);
    this.exitCode = exitCode;
  }

  /** The input is at fault. */
  static CommandFailure input(String message) {
    return new CommandFailure(message, Main.INPUT_AT_FAULT);
  }

  /** The verb is used wrongly. */
  static CommandFailure usage(String message) {
    return new CommandFailure(message, Main.WRONG_USAGE);
  }

  /** A foreign file is refused. */
  static CommandFailure of(FormatException e) {
    return input(Lines.problem(e.file(), e.problem()));
  }

  /** Exit code of the process. */
  int exitCode() {
    return exitCode;
  }

  /** How messages of the command line look. */
  static final class Lines {

    private Lines() {
    }

    /** {@code file:line:column: severity: text [code]}, without a place when there is none. */
    static String problem(String file, FormatProblem problem) {
      String place = problem.line() > 0 ? file + ":" + problem.line() + ":" + problem.column() : file;
      String severity = problem.severity() == FormatProblem.Severity.ERROR ? "error" : "warning";
      return place + ": " + severity + ": " + problem.message() + " [" + problem.code() + "]";
    }
  }
}
