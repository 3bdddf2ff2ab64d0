package org.tilewright.engine.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads files whole, each with one opening, so that pipes can be read, too; what never ends or does not fit is refused. */
public final class FileContent {

  /** The largest file that is read, in bytes: no map needs more, and it would not fit in memory several times. */
  public static final int LARGEST_FILE = 256 << 20;

  /** The most bytes that are taken out of a pipe or a device, whose sizes nobody knows before. */
  public static final int LARGEST_STREAM = 64 << 20;

  private FileContent() {
  }

  /**
   * All bytes of a file, a pipe or a device.
   *
   * @throws IOException when it is a folder, cannot be read, or is too large; {@link #reason} says it in words
   */
  public static byte[] of(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (attributes.isDirectory()) {
      throw new FileSystemException(file.toString(), null, "This is a folder, not a file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return attributes.isRegularFile() ? all(in, LARGEST_FILE, "The file is larger than 256 MB; split it into several files")
          : of(in);
    }
  }

  /**
   * All bytes of a stream, to its end.
   *
   * @throws IOException when it cannot be read, or is too large
   */
  public static byte[] of(InputStream in) throws IOException {
    return all(in, LARGEST_STREAM, "More than 64 MB come out of it; put them into a file");
  }

  private static byte[] all(InputStream in, int limit, String tooLarge) throws IOException {
    byte[] bytes = in.readNBytes(limit + 1);
    if (bytes.length > limit) {
      throw new FileSystemException(null, null, tooLarge);
    }
    return bytes;
  }

  /** Why a file could not be read or written, as a sentence without its full stop. */
  public static String reason(IOException e) {
    return switch (e) {
      case FileSystemException worded when worded.getReason() != null -> worded.getReason();
      case FileSystemLoopException circle -> "Its links lead in a circle";
      case NoSuchFileException missing -> "There is no such file";
      case AccessDeniedException denied -> "Access is denied";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }
}
