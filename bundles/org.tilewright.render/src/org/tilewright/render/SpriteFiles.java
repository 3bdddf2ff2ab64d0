package org.tilewright.render;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.tilewright.engine.Ruleset;

/** Where sprites come from: reads an SVG file by a path such as {@code sprites/wall.svg}. */
@FunctionalInterface
public interface SpriteFiles {

  /** Largest file that is read, in bytes; a sprite is a few kilobytes. */
  int MAX_SIZE = 1 << 18;

  /** Finds nothing. */
  SpriteFiles NONE = path -> Optional.empty();

  /**
   * The text of the file, or empty when there is no such file or it cannot be read. What is longer than {@link #MAX_SIZE} may be cut
   * behind the next character.
   */
  Optional<String> read(String path);

  /** The files a ruleset ships with. */
  static SpriteFiles of(Ruleset ruleset) {
    return path -> ruleset.resource(path).flatMap(SpriteFiles::read);
  }

  /** The files in and below the folder of a level; paths that lead out of it find nothing. */
  static SpriteFiles in(Path folder) {
    Path root = folder.toAbsolutePath().normalize();
    return path -> {
      try {
        Path file = root.resolve(path).normalize();
        return file.startsWith(root) && Files.isRegularFile(file) ? Optional.of(read(Files.newInputStream(file)))
            : Optional.empty();
      } catch (IOException | InvalidPathException e) {
        // A sprite that cannot be read is no reason to fail: its kind is drawn with its letter.
        return Optional.empty();
      }
    };
  }

  /** These files, and those of {@code other} where these have none. */
  default SpriteFiles orElse(SpriteFiles other) {
    return path -> read(path).or(() -> other.read(path));
  }

  private static Optional<String> read(URL url) {
    try {
      return Optional.of(read(url.openStream()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String read(InputStream opened) throws IOException {
    try (InputStream in = opened) {
      byte[] bytes = in.readNBytes(MAX_SIZE + 1);
      // a byte is a character where the length is all that counts
      return new String(bytes, bytes.length > MAX_SIZE ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
    }
  }
}
