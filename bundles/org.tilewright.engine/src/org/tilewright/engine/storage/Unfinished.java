package org.tilewright.engine.storage;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/**
 * A file that is being written under a name of its own. It is locked as long as its writer lives.
 *
 * @param path    the file; it is gone at the end, or has got another name
 * @param channel writes to it
 */
record Unfinished(Path path, FileChannel channel) implements Closeable {

  /** Makes a new one. */
  static Unfinished in(Path folder, FileAttribute<?>... attributes) throws IOException {
    while (true) {
      Path path = folder.resolve(Leftovers.newName());
      Unfinished made = new Unfinished(path, FileChannel.open(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
          attributes));
      if (made.isLocked()) {
        return made;
      }
      // somebody who cleans up came between making and locking, and took it for left behind
      made.close();
    }
  }

  private boolean isLocked() throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (IOException e) {
      // File systems without locks: nobody else gets one either, and so nobody deletes the file.
      return true;
    }
    return lock != null && Files.exists(path);
  }

  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(path);
    } finally {
      channel.close();
    }
  }
}
