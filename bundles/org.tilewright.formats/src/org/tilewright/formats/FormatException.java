package org.tilewright.formats;

/** A foreign file cannot be read, or a level cannot be written in a format; says where and why. */
public final class FormatException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient FormatProblem problem;
  private final String file;

  /**
   * A refusal.
   *
   * @param file    name of the file, as it was given
   * @param problem what is wrong with it
   */
  public FormatException(String file, FormatProblem problem) {
    super(problem.message());
    this.file = file;
    this.problem = problem;
  }

  /** Name of the refused file. */
  public String file() {
    return file;
  }

  /** What is wrong. */
  public FormatProblem problem() {
    return problem;
  }
}
