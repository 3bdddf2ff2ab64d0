package org.tilewright.cli;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import org.tilewright.engine.storage.FileContent;

/** The names of standard input and output, and whether there is an input. */
final class StandardStreams {

  private static final Set<String> INPUT = Set.of("-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0");
  private static final Set<String> OUTPUT = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

  private StandardStreams() {
  }

  /** Whether a file to read is standard input. */
  static boolean isInput(Path file) {
    return INPUT.contains(file.toString());
  }

  /** Whether a file to write is standard output. */
  static boolean isOutput(Path file) {
    return OUTPUT.contains(file.toString());
  }

  /** Whether whoever listened to standard output is gone: who pipes into {@code head} knows that not everything arrives. */
  static boolean isReaderGone(IOException e) {
    return e.getMessage() != null && e.getMessage().contains("Broken pipe");
  }

  /** What is said when standard output takes nothing more. */
  static String lost(IOException e) {
    return "error: Standard output cannot be written: " + FileContent.reason(e);
  }

  /** The standard input of this process; one that is closed is as good as empty. */
  static InputStream input() {
    return isOpen() ? new FileInputStream(FileDescriptor.in) : InputStream.nullInputStream();
  }

  /** When the first file of a process is closed from the start, the virtual machine's own first file takes its number. */
  private static boolean isOpen() {
    Path input = Path.of("/proc/self/fd/0");
    if (!Files.isDirectory(input.getParent())) {
      return true;
    }
    try {
      Path file = Files.readSymbolicLink(input);
      return !file.startsWith(System.getProperty("java.home"))
          && Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).noneMatch(file.toString()::equals);
    } catch (IOException e) {
      return false;
    }
  }
}
