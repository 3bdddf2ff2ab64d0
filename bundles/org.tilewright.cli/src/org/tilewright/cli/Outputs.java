package org.tilewright.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tilewright.engine.storage.DurableFile;
import org.tilewright.engine.storage.FileContent;

/**
 * Where results go: to files, which hold the old content or the new one and never a part of it, or to standard output.
 *
 * @param terminal whose standard output is meant by {@code -}
 */
record Outputs(Terminal terminal) {

  /** Writes a text. @throws CommandFailure when that is impossible */
  void write(Path file, String text) throws CommandFailure {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Writes any content. @throws CommandFailure when that is impossible */
  void write(Path file, DurableFile.Content<CommandFailure> content) throws CommandFailure {
    if (StandardStreams.isOutput(file)) {
      print(content);
      return;
    }
    try {
      new DurableFile(file).write(content);
    } catch (IOException e) {
      throw CommandFailure.input(file + ": error: The file cannot be written: " + FileContent.reason(e) + ". [file.unwritable]");
    }
  }

  private void print(DurableFile.Content<CommandFailure> content) throws CommandFailure {
    try {
      content.writeTo(terminal.bytes());
    } catch (IOException e) {
      throw new Terminal.OutputLost(e);
    }
    terminal.deliver();
  }

  /**
   * Refuses to write into what is read, and two results into one file, however the files are spelt and linked. Comes before
   * anything is written.
   *
   * @param outputs files to write; null for none
   * @param inputs  files to read; null for none
   * @throws CommandFailure for wrong usage
   */
  static void requireDistinct(List<Path> outputs, List<Path> inputs) throws CommandFailure {
    List<Path> before = new ArrayList<>();
    for (Path output : outputs.stream().filter(Objects::nonNull).toList()) {
      for (Path input : inputs.stream().filter(Objects::nonNull).toList()) {
        if (isSamePlainFile(output, input)) {
          throw CommandFailure.usage("error: " + output + " is " + (output.equals(input) ? "" : input + ", ")
              + "the file that is read; name another one to write. Nothing has been written.");
        }
      }
      for (Path other : before) {
        if (StandardStreams.isOutput(output) ? StandardStreams.isOutput(other) : isSameTarget(output, other)) {
          throw CommandFailure.usage("error: " + output + " and " + other
              + " are one file, which cannot hold both results. Nothing has been written.");
        }
      }
      before.add(output);
    }
  }

  /** Devices such as {@code /dev/null} and terminals can be read and written at once. */
  private static boolean isSamePlainFile(Path output, Path input) {
    try {
      return !StandardStreams.isOutput(output) && Files.isRegularFile(output) && Files.isSameFile(output, input);
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isSameTarget(Path one, Path other) {
    try {
      if (StandardStreams.isOutput(other) || Files.exists(one)) {
        return Files.exists(other) && isSamePlainFile(one, other);
      }
      Path first = new DurableFile(one).target();
      Path second = new DurableFile(other).target();
      return Objects.equals(first.getFileName(), second.getFileName())
          && Files.isSameFile(first.getParent(), second.getParent());
    } catch (IOException e) {
      // what cannot be looked at cannot be written, which will be said then
      return false;
    }
  }
}
