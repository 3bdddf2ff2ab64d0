package org.tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A run of the command line in this process.
 *
 * @param exitCode what the process would have ended with
 * @param out      standard output
 * @param err      standard error
 */
record CommandLineRun(int exitCode, String out, String err) {

  static CommandLineRun of(String... args) {
    return withInput("", args);
  }

  static CommandLineRun withInput(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = new Main(Terminal.of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err)).run(args);
    return new CommandLineRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Everything that was printed, with the folder of the test taken out of paths. */
  String all(java.nio.file.Path folder) {
    return (out + err).replace(folder + java.io.File.separator, "");
  }
}
