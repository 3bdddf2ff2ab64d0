package dungeonmania.util;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Reads dungeons and configurations from the class path, from folders as well as from jars. */
public final class FileLoader {

  private FileLoader() {
  }

  /**
   * The text of a resource, read as UTF-8.
   *
   * @param path absolute path on the class path, such as {@code /dungeons/maze.json}
   * @throws IOException when there is no such resource or it cannot be read
   */
  public static String loadResourceFile(String path) throws IOException {
    String name = withoutLeadingSlash(path);
    try (InputStream in = open(name)) {
      if (in == null) {
        throw new FileNotFoundException("There is no resource " + path + " on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * The names of the files in a folder of the class path without their extensions, sorted; empty when there is no such
   * folder.
   *
   * @throws IOException when the folder cannot be read
   */
  public static List<String> listFileNamesInResourceDirectory(String directory) throws IOException {
    TreeSet<String> names = new TreeSet<>();
    for (URL folder : Collections.list(loader().getResources(withoutLeadingSlash(directory)))) {
      try {
        list(folder.toURI(), names);
      } catch (URISyntaxException | UncheckedIOException | FileSystemNotFoundException | IllegalArgumentException e) {
        throw new IOException("Cannot read " + folder, e);
      }
    }
    return List.copyOf(names);
  }

  private static void list(URI folder, TreeSet<String> names) throws IOException {
    if (!"jar".equals(folder.getScheme())) {
      collect(Path.of(folder), names);
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(folder, Map.of())) {
      collect(jar.getPath(insideJar(folder)), names);
    } catch (FileSystemAlreadyExistsException e) {
      collect(FileSystems.getFileSystem(folder).getPath(insideJar(folder)), names);
    }
  }

  private static String insideJar(URI folder) {
    String text = folder.toString();
    return text.substring(text.indexOf("!/") + 1);
  }

  private static void collect(Path folder, TreeSet<String> names) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(Files::isRegularFile).map(file -> file.getFileName().toString())
          .map(name -> name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name).forEach(names::add);
    }
  }

  private static InputStream open(String name) {
    InputStream in = loader().getResourceAsStream(name);
    return in != null ? in : FileLoader.class.getClassLoader().getResourceAsStream(name);
  }

  private static ClassLoader loader() {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    return context != null ? context : FileLoader.class.getClassLoader();
  }

  private static String withoutLeadingSlash(String path) {
    return path.startsWith("/") ? path.substring(1) : path;
  }
}
