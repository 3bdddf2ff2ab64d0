package org.tilewright.lang.ide.server;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the level files of a folder, without looking at what is hidden or made by builds, and not without end. */
final class FolderFiles extends SimpleFileVisitor<Path> {

  private static final int MAX_FILES = 5_000;
  private static final int MAX_VISITED = 200_000;
  private static final Set<String> PASSED_BY = Set.of("target", "build", "node_modules");

  private final List<Path> found = new ArrayList<>();
  private final Path root;
  private int visited;

  private FolderFiles(Path root) {
    this.root = root;
  }

  /** The level files and libraries below a folder, by name; of a huge folder only the first ones. */
  static List<Path> of(Path folder) {
    FolderFiles files = new FolderFiles(folder);
    try {
      Files.walkFileTree(folder, files);
    } catch (IOException e) {
      // What has been found until then is found.
    }
    files.found.sort(null);
    return files.found;
  }

  /** Whether the language is about a file of that name. */
  static boolean isLevelFile(Path file) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    return name.endsWith(".level") || name.endsWith(".ruleset");
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
    return !folder.equals(root) && (name.startsWith(".") || PASSED_BY.contains(name)) ? FileVisitResult.SKIP_SUBTREE : count();
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (attributes.isRegularFile() && isLevelFile(file)) {
      found.add(file);
    }
    return count();
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException problem) {
    return FileVisitResult.CONTINUE;
  }

  private FileVisitResult count() {
    return ++visited < MAX_VISITED && found.size() < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
  }
}
