package org.tilewright.course;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.storage.DurableFile;

/** The saved games in a folder, one file each. */
final class SavedGames {

  private final Path folder;
  private final Rulesets rulesets;

  SavedGames(Path folder, Rulesets rulesets) {
    this.folder = Objects.requireNonNull(folder);
    this.rulesets = rulesets;
  }

  /**
   * Saves a game, replacing one of the same name. A crash meanwhile leaves the old one or the new one, never a half.
   *
   * @throws IllegalArgumentException when the file cannot be written
   */
  void save(String name, Game game) {
    try {
      Files.createDirectories(folder);
      new DurableFile(folder.resolve(SaveNames.file(name))).write(SaveText.format(name, game));
    } catch (IOException e) {
      throw new IllegalArgumentException("The game cannot be saved in " + folder + ": " + e.getMessage(), e);
    }
  }

  /**
   * The game saved under a name.
   *
   * @throws IllegalArgumentException when there is none, or it is damaged; the message says what is wrong with it
   */
  Game load(String name) {
    Path file = folder.resolve(SaveNames.file(name));
    try {
      return SaveText.parse(Files.readString(file), rulesets);
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException("There is no saved game called '" + name + "'.", e);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("The saved game '" + name + "' is damaged: it is no text (" + file + ").", e);
    } catch (IOException e) {
      throw new IllegalArgumentException("The saved game '" + name + "' cannot be read: " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("The saved game '" + name + "' is damaged: " + e.getMessage() + " (" + file
          + ").", e);
    }
  }

  /**
   * The names of all saved games in the order of their file names; files that are none are left out.
   *
   * @throws IllegalArgumentException when the folder cannot be read
   */
  List<String> names() {
    if (!Files.isDirectory(folder)) {
      return new ArrayList<>();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = new ArrayList<>();
      files.filter(file -> file.getFileName().toString().endsWith(SaveNames.EXTENSION)).filter(Files::isRegularFile)
          .sorted()
          .forEach(file -> name(file).ifPresent(names::add));
      return names;
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException("The saved games in " + folder + " cannot be listed: " + e.getMessage(), e);
    }
  }

  private static Optional<String> name(Path file) {
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      for (String line = reader.readLine(); line != null && lines.size() < 2; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // a file that cannot be read is no game that could be offered
      return Optional.empty();
    }
    return SaveText.name(lines).filter(name -> SaveNames.file(name).equals(file.getFileName().toString()));
  }
}
