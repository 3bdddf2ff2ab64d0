package org.tilewright.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.tilewright.engine.storage.FileContent;

/**
 * What verbs read. Each file is opened once and read to its end before anybody looks at it; pipes and standard input
 * ({@code -}), which can be read only once, are kept for whoever asks again.
 */
final class Inputs {

  private static final Path STANDARD_INPUT = Path.of("-");

  private final Terminal terminal;
  private final Map<Path, byte[]> streams = new HashMap<>();

  Inputs(Terminal terminal) {
    this.terminal = terminal;
  }

  /** All bytes of a file. @throws IOException when it cannot be read */
  byte[] bytes(Path file) throws IOException {
    if (Files.isRegularFile(file) && !StandardStreams.isInput(file)) {
      return FileContent.of(file);
    }
    Path key = StandardStreams.isInput(file) ? STANDARD_INPUT : file.toAbsolutePath();
    byte[] bytes = streams.get(key);
    if (bytes == null) {
      bytes = StandardStreams.isInput(file) ? FileContent.of(terminal.in()) : FileContent.of(file);
      streams.put(key, bytes);
    }
    return bytes;
  }

  /** The text of a UTF-8 file. @throws CommandFailure when it cannot be read */
  String text(Path file) throws CommandFailure {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(file))).toString();
    } catch (CharacterCodingException e) {
      throw CommandFailure.input(file + ": error: The file is no UTF-8 text. [file.encoding]");
    } catch (IOException e) {
      throw CommandFailure.input(file + ": error: " + FileContent.reason(e) + ". [file.unreadable]");
    }
  }

  /** A name for what a file holds: standard input has none of its own. */
  static String nameOf(Path file) {
    return StandardStreams.isInput(file) ? "stdin" : file.toString();
  }

  /** Where the files that a file names are looked for: beside it, or in the working directory when it comes out of a pipe. */
  static Path folderOf(Path file) {
    return isStream(file) ? Path.of("").toAbsolutePath() : file.toAbsolutePath().getParent();
  }

  /** Whether it is a pipe, a device or standard input: something that can be read once and has no place of its own. */
  static boolean isStream(Path file) {
    return StandardStreams.isInput(file) || Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }
}
