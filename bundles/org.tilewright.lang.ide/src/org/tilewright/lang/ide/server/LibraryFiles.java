package org.tilewright.lang.ide.server;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.tilewright.lang.ide.Declaration;

/**
 * Libraries of games as files that every editor can open. Most are inside a jar, whose URIs editors do not know; such a one is
 * copied to a folder of the user's cache, under a name that its content decides, and cannot be written there.
 */
final class LibraryFiles {

  private static final Logger LOG = Logger.getLogger(LibraryFiles.class.getName());

  private final Path folder;
  private final Map<URI, URI> files = new HashMap<>();

  /** Copies go below {@code folder}, which is made when it is needed. */
  LibraryFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * The place for copies of whoever runs this: what the environment names as the place for caches, or one in the home folder, or
   * in {@code temporary} for users without a home.
   */
  static Path cacheOfUser(Map<String, String> environment, Path home, Path temporary) {
    String named = environment.getOrDefault("XDG_CACHE_HOME", environment.getOrDefault("LOCALAPPDATA", ""));
    Path caches = Stream.of(Path.of(named), home.resolve(".cache")).filter(Path::isAbsolute).findFirst().orElse(temporary);
    return caches.resolve("tilewright").resolve("libraries");
  }

  /** The file of a declaration that is not in the document itself; empty when there can be none. */
  synchronized Optional<URI> file(Declaration declaration) {
    if ("file".equals(declaration.file().getScheme())) {
      return Optional.of(Path.of(declaration.file()).toUri());
    }
    URI known = files.get(declaration.file());
    if (known == null) {
      known = copy(declaration);
      files.put(declaration.file(), known);
    }
    return Optional.ofNullable(known);
  }

  private URI copy(Declaration declaration) {
    byte[] content = declaration.text().getBytes(StandardCharsets.UTF_8);
    String name = declaration.file().toString().replaceAll(".*[/\\\\]", "");
    try {
      return copy(folder, name, content).toUri();
    } catch (IOException unwritable) {
      try {
        return copy(Files.createTempDirectory("tilewright-libraries"), name, content).toUri();
      } catch (IOException e) {
        LOG.log(Level.WARNING, "The library {0} cannot be copied to a file: {1}", new Object[] {declaration.file(), e});
        return null;
      }
    }
  }

  private static Path copy(Path folder, String name, byte[] content) throws IOException {
    Path file = Files.createDirectories(folder.resolve(digest(content))).resolve(name);
    if (!holds(file, content)) {
      Path complete = Files.createTempFile(file.getParent(), name, ".new");
      try {
        Files.write(complete, content);
        complete.toFile().setReadOnly();
        Files.move(complete, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(complete);
      }
    }
    return file;
  }

  private static boolean holds(Path file, byte[] content) {
    try {
      return Files.size(file) == content.length && Arrays.equals(Files.readAllBytes(file), content);
    } catch (IOException e) {
      return false;
    }
  }

  private static String digest(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
