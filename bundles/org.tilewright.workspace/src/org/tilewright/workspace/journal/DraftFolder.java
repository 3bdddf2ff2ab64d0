package org.tilewright.workspace.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.tilewright.engine.storage.DurableFile;

/**
 * Drafts as files of a folder, one for each file that is being edited and each session: what a session left behind stays until
 * somebody has decided about it, also when the same file is edited again meanwhile. A draft is a text file: a line that says so,
 * the place, the time, an empty line, and the text in UTF-8. Java only; to be used by one thread at a time.
 */
public final class DraftFolder {

  private static final String FIRST_LINE = "Tilewright draft 1";
  private static final String EXTENSION = ".draft";

  private final Path folder;
  private final String session;

  /**
   * The drafts of a folder, which need not exist yet.
   *
   * @param session name of this session, of letters and digits; no other that ever used the folder may have it
   */
  public DraftFolder(Path folder, String session) {
    this.folder = Objects.requireNonNull(folder);
    this.session = Objects.requireNonNull(session);
  }

  /** Writes a draft down, in place of this session's last one of that file. */
  public void keep(Draft draft) throws IOException {
    Files.createDirectories(folder);
    new DurableFile(fileOf(draft.place())).write(FIRST_LINE + "\n" + draft.place() + "\n" + draft.kept() + "\n\n" + draft.text());
  }

  /** Forgets this session's draft of a file, if there is one. */
  public void forget(URI place) throws IOException {
    Files.deleteIfExists(fileOf(place));
  }

  /** Deletes a draft of another session, if it is still there. */
  public void discard(Path file) throws IOException {
    if (file.getParent().equals(folder)) {
      Files.deleteIfExists(file);
    }
  }

  /** What other sessions left behind, with the files that hold it, the latest first. Files that are no drafts are left alone. */
  public Map<Path, Draft> leftBehind() throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, "*" + EXTENSION)) {
        drafts.forEach(files::add);
      }
    }
    Map<Path, Draft> found = new TreeMap<>();
    for (Path file : files) {
      if (!file.getFileName().toString().endsWith("-" + session + EXTENSION)) {
        read(file).ifPresent(draft -> found.put(file, draft));
      }
    }
    Map<Path, Draft> latestFirst = new TreeMap<>(
        Comparator.comparing((Path file) -> found.get(file).kept()).reversed().thenComparing(Comparator.naturalOrder()));
    latestFirst.putAll(found);
    return latestFirst;
  }

  private static Optional<Draft> read(Path file) {
    try {
      String content = Files.readString(file, StandardCharsets.UTF_8);
      String[] parts = content.split("\n", 5);
      return parts.length < 5 || !parts[0].equals(FIRST_LINE) ? Optional.empty()
          : Optional.of(new Draft(URI.create(parts[1]), Instant.parse(parts[2]), parts[4]));
    } catch (IOException | IllegalArgumentException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private Path fileOf(URI place) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(place.toString().getBytes(StandardCharsets.UTF_8));
      return folder.resolve(HexFormat.of().formatHex(hash, 0, 16) + "-" + session + EXTENSION);
    } catch (NoSuchAlgorithmException e) {
      throw new UncheckedIOException(new IOException("every Java has SHA-256", e));
    }
  }
}
