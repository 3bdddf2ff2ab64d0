package org.tilewright.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.tilewright.engine.storage.DurableFile;

/** Reads and writes whole files. What is written appears under its name only when it is complete. */
final class FileText {

  private static final String STANDARD_OUTPUT = "-";

  private FileText() {
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

  /** Writes a file, whole or not at all. @throws CommandFailure when that is impossible */
  static void write(Path file, DurableFile.Content<CommandFailure> content) throws CommandFailure {
    try {
      new DurableFile(file).write(content);
    } catch (IOException e) {
      throw CommandFailure.input(file + ": error: The file cannot be written: " + reason(e) + " [file.unwritable]");
    }
  }

  private static String reason(IOException e) {
    return switch (e) {
      case FileSystemException worded when worded.getReason() != null -> worded.getReason() + ".";
      case NoSuchFileException missing -> "There is no such file.";
      case AccessDeniedException denied -> "Access is denied.";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage() + ".";
    };
  }
}
