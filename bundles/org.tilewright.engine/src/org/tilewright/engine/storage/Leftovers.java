package org.tilewright.engine.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The names of unfinished files, and what is left of those whose writers were killed.
 *
 * <p>A name is {@code .tilewright-}, 16 hexadecimal digits for the process, a hyphen, 8 for the file, {@code .part}. A living writer
 * holds a lock on its file, which the system takes from it when it dies, whatever it dies of; a file of another process that can be
 * locked is therefore nobody's. Files of this process are left alone: they are being written by another thread, and to open and
 * close them would already take that thread's lock away.
 */
final class Leftovers {

  private static final String PREFIX = ".tilewright-";
  private static final String PROCESS =
      HexFormat.of().toHexDigits(new SplittableRandom(System.nanoTime() * 31 + ProcessHandle.current().pid()).nextLong());
  private static final Pattern NAME = Pattern.compile(Pattern.quote(PREFIX) + "([0-9a-f]{16})-[0-9a-f]{8}\\.part");

  private Leftovers() {
  }

  /** A name that no file has yet, as far as chance allows. */
  static String newName() {
    return PREFIX + PROCESS + "-" + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt()) + ".part";
  }

  /** Deletes what killed writers left in a folder. What cannot be deleted stays for somebody who can. */
  static void deleteIn(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*.part")) {
      for (Path file : files) {
        var name = NAME.matcher(file.getFileName().toString());
        if (name.matches() && !name.group(1).equals(PROCESS) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          deleteIfNobodys(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // a folder that cannot be listed can still be written to
    }
  }

  private static void deleteIfNobodys(Path file) {
    try (FileChannel channel = FileChannel.open(file, Set.of(StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS))) {
      if (channel.tryLock() != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | OverlappingFileLockException e) {
      // it is another user's, just gone, or another thread is at it
    }
  }
}
