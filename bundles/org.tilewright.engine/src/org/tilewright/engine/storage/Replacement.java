package org.tilewright.engine.storage;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** A new file that takes another one's name once it is complete and on the disk. */
final class Replacement {

  /** Until it is complete, what replaces a file is for its owner alone: the file may hold what others must not read. */
  private static final FileAttribute<?> FOR_THE_OWNER =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private Replacement() {
  }

  /** Replaces, or makes, a plain file. */
  static <E extends Exception> void write(Path target, DurableFile.Content<E> content) throws IOException, E {
    boolean keep = Files.exists(target) && target.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] attributes = keep ? new FileAttribute<?>[] {FOR_THE_OWNER} : new FileAttribute<?>[0];
    try (Unfinished unfinished = Unfinished.in(target.getParent(), attributes)) {
      // not closed: that would close the channel, and with it the sign that the file is somebody's
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(unfinished.channel()), 1 << 16);
      content.writeTo(out);
      out.flush();
      if (keep) {
        adopt(unfinished.path(), target);
      }
      unfinished.channel().force(true);
      Files.move(unfinished.path(), target, StandardCopyOption.ATOMIC_MOVE);
    }
    force(target.getParent());
  }

  private static void adopt(Path unfinished, Path target) throws IOException {
    PosixFileAttributes old = Files.readAttributes(target, PosixFileAttributes.class);
    PosixFileAttributeView view = Files.getFileAttributeView(unfinished, PosixFileAttributeView.class);
    PosixFileAttributes present = view.readAttributes();
    try {
      if (!old.owner().equals(present.owner())) {
        view.setOwner(old.owner());
      }
      if (!old.group().equals(present.group())) {
        view.setGroup(old.group());
      }
    } catch (IOException e) {
      // Only some users may give files away. That the content is saved matters more than whose file it is.
    }
    view.setPermissions(old.permissions());
  }

  private static void force(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, Set.of(StandardOpenOption.READ))) {
      channel.force(true);
    } catch (IOException e) {
      // Not every file system lets a folder be forced, nor every folder be read. The new content is on the disk; at worst a
      // power cut in this moment brings back the old one, whole.
    }
  }
}
