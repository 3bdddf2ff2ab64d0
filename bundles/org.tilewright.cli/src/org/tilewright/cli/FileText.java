package org.tilewright.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reads and writes whole files. What is written appears under its name only when it is complete. */
final class FileText {

  private static final String STANDARD_OUTPUT = "-";

  private FileText() {
  }

  /** Writes the content of a file. */
  @FunctionalInterface
  interface Content {
    void writeTo(java.io.OutputStream out) throws IOException, CommandFailure;
  }

  /** The text of a UTF-8 file. @throws CommandFailure when it cannot be read */
  static String read(Path file) throws CommandFailure {
    try {
      if (Files.isDirectory(file)) {
        throw CommandFailure.input(file + ": error: This is a folder, not a file. [file.unreadable]");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
    } catch (CharacterCodingException e) {
      throw CommandFailure.input(file + ": error: The file is no UTF-8 text. [file.encoding]");
    } catch (IOException e) {
      throw CommandFailure.input(file + ": error: " + reason(e) + " [file.unreadable]");
    }
  }

  /** Writes a text, to standard output when the file is {@code -}. @throws CommandFailure when that is impossible */
  static void write(Path file, String text, Terminal terminal) throws CommandFailure {
    if (file.toString().equals(STANDARD_OUTPUT)) {
      terminal.out().print(text);
      terminal.flush();
    } else {
      write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Writes a file: first beside it, then in one step in its place. @throws CommandFailure when that is impossible */
  static void write(Path file, Content content) throws CommandFailure {
    Path target = file.toAbsolutePath();
    if (Files.isDirectory(target)) {
      throw CommandFailure.input(file + ": error: This is a folder, not a file. [file.unwritable]");
    }
    if (!Files.isDirectory(target.getParent())) {
      throw CommandFailure.input(file + ": error: There is no folder " + target.getParent() + ". [file.unwritable]");
    }
    Path unfinished = null;
    try {
      unfinished = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".part");
      try (var out = Files.newOutputStream(unfinished)) {
        content.writeTo(out);
      }
      adoptPermissions(unfinished, target);
      move(unfinished, target);
    } catch (IOException e) {
      throw CommandFailure.input(file + ": error: The file cannot be written: " + reason(e) + " [file.unwritable]");
    } finally {
      delete(unfinished);
    }
  }

  /** A temporary file is for its owner alone; the result is to be as any new file, or as the one it replaces. */
  private static void adoptPermissions(Path unfinished, Path target) throws IOException {
    if (!unfinished.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    if (Files.exists(target)) {
      Files.setPosixFilePermissions(unfinished, Files.getPosixFilePermissions(target));
      return;
    }
    Path probe = Files.createFile(unfinished.resolveSibling(unfinished.getFileName() + ".new"));
    try {
      Files.setPosixFilePermissions(unfinished, Files.getPosixFilePermissions(probe));
    } finally {
      Files.delete(probe);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void delete(Path unfinished) {
    try {
      if (unfinished != null) {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      // A left-over .part file harms nobody; the failure that led here is already on its way to the user.
    }
  }

  private static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "There is no such file.";
      case AccessDeniedException denied -> "Access is denied.";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage() + ".";
    };
  }
}
