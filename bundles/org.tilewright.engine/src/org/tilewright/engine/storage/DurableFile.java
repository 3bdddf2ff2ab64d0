package org.tilewright.engine.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/**
 * A file that is written whole: whatever ends the writer, a full disk, a signal, a power cut, the file holds the old content or
 * the new one, never a part of it.
 *
 * <p>The content goes to a new file in the same folder, is forced to the disk, and takes the name of the old one in one step; then
 * the folder is forced, too. The old file's permissions stay, and its owner and group where this user may give them. A symbolic
 * link stays one: the file that it leads to is replaced, in that file's folder. A second name of the same file (a hard link)
 * keeps the old content.
 *
 * <p>What is no plain file, such as a pipe or a device, is written into directly, as is whatever the system offers below
 * {@code /proc} (which is where {@code /dev/stdout} leads); that is as whole as its reader makes it. A file that nobody may write
 * (no permission to write for owner, group or others) is refused, to the super-user as well, whom the system would let.
 *
 * <p>New files have short names of their own, so that every name that the file system allows is possible here. What a killed
 * writer leaves behind the next writer in that folder deletes; see {@link Leftovers} for how it tells.
 *
 * @param path the file, which need not exist; its folder must
 */
public record DurableFile(Path path) {

  private static final int MOST_LINKS = 40;

  /** @throws NullPointerException for null */
  public DurableFile {
    Objects.requireNonNull(path);
  }

  /**
   * Writes what a file is to hold.
   *
   * @param <E> what else can keep it from being written
   */
  @FunctionalInterface
  public interface Content<E extends Exception> {

    /** Writes everything to {@code out}, which is closed by the caller. When this throws, the file stays as it was. */
    void writeTo(OutputStream out) throws IOException, E;
  }

  /**
   * Writes a text as UTF-8.
   *
   * @throws IOException as {@link #write(Content)}
   */
  public void write(String text) throws IOException {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes bytes.
   *
   * @throws IOException as {@link #write(Content)}
   */
  public void write(byte[] bytes) throws IOException {
    write((Content<IOException>) out -> out.write(bytes));
  }

  /**
   * Writes the file.
   *
   * @throws IOException when it is a folder or read-only ({@link AccessDeniedException}), there is no folder for it
   *                     ({@link NoSuchFileException}), or the disk is full or out of order; the old file is there as it was then
   * @throws E           what the content throws; the old file is there as it was then, too
   */
  public <E extends Exception> void write(Content<E> content) throws IOException, E {
    Path target = target();
    if (Files.isDirectory(target)) {
      throw new FileSystemException(path.toString(), null, "This is a folder, not a file");
    }
    Path folder = target.getParent();
    if (!Files.isDirectory(folder)) {
      throw new NoSuchFileException(folder.toString(), null, "There is no folder " + folder);
    }
    if (isOfTheSystem(target)) {
      // the streams of a process are below /proc; they are to go on where they are
      writeInto(target, content, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
    } else if (Files.exists(target) && !Files.isRegularFile(target)) {
      writeInto(target, content, StandardOpenOption.WRITE);
    } else {
      refuseReadOnly(target);
      Leftovers.deleteIn(folder);
      Replacement.write(target, content);
    }
  }

  /**
   * The file that is written: where the links lead to, whether there is a file yet or not.
   *
   * @throws IOException when links lead in a circle or cannot be read
   */
  public Path target() throws IOException {
    Path target = path.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target) && !isOfTheSystem(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /** Links below {@code /proc} tell what a process has open, not where a file is. */
  private static boolean isOfTheSystem(Path file) throws IOException {
    return Files.exists(file.getParent()) && file.getParent().toRealPath().startsWith("/proc");
  }

  private static <E extends Exception> void writeInto(Path target, Content<E> content, StandardOpenOption... options)
      throws IOException, E {
    try (FileChannel channel = FileChannel.open(target, Set.copyOf(Arrays.asList(options)));
        OutputStream out = Channels.newOutputStream(channel)) {
      content.writeTo(out);
    }
  }

  private void refuseReadOnly(Path target) throws IOException {
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !(Files.isWritable(target) && somebodyMayWrite(target))) {
      throw new AccessDeniedException(path.toString(), null, "The file is read-only");
    }
  }

  private static boolean somebodyMayWrite(Path target) throws IOException {
    if (!target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return true;
    }
    Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
    return permissions.contains(PosixFilePermission.OWNER_WRITE) || permissions.contains(PosixFilePermission.GROUP_WRITE)
        || permissions.contains(PosixFilePermission.OTHERS_WRITE);
  }
}
