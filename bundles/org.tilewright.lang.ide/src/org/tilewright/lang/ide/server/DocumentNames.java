package org.tilewright.lang.ide.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/** Between the URIs that clients write and files. */
final class DocumentNames {

  /** A text without a file: one that has not been saved yet, or is in a place that only the client knows. */
  private static final String NAMELESS = Path.of("untitled.level").toAbsolutePath().toString();

  private DocumentNames() {
  }

  /** The file of a URI; empty when it names none. */
  static Optional<Path> file(String uri) {
    try {
      URI parsed = URI.create(uri);
      return "file".equalsIgnoreCase(parsed.getScheme()) ? Optional.of(Path.of(parsed)) : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /** A name of a file for a document. */
  static String fileName(String uri) {
    return file(uri).map(Path::toString).orElse(NAMELESS);
  }

  /** The file behind links, by which two names of one file are known as one. */
  static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }
}
