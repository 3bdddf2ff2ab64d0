package org.tilewright.course;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Dungeon and configuration files that tests put on the class path, for the thread that made this and until it is
 * closed.
 * They are in memory or in a folder that holds {@code dungeons} and {@code configs}.
 */
public final class CourseFiles implements AutoCloseable {

  private final ClassLoader before = Thread.currentThread().getContextClassLoader();
  private final Map<String, String> files = new ConcurrentHashMap<>();

  /** Files in memory only. */
  public CourseFiles() {
    install(new URL[0]);
  }

  /** Files in memory and in a folder. */
  public CourseFiles(Path folder) {
    try {
      install(new URL[] {folder.toUri().toURL()});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void install(URL[] folders) {
    Thread.currentThread().setContextClassLoader(new URLClassLoader(folders, before) {
      @Override
      public InputStream getResourceAsStream(String name) {
        String text = files.get(name);
        return text == null ? super.getResourceAsStream(name)
            : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      }
    });
  }

  /** Puts a dungeon on the class path. */
  public CourseFiles dungeon(String name, String json) {
    files.put("dungeons/" + name + ".json", json);
    return this;
  }

  /** Puts a configuration on the class path. */
  public CourseFiles config(String name, String json) {
    files.put("configs/" + name + ".json", json);
    return this;
  }

  @Override
  public void close() {
    Thread.currentThread().setContextClassLoader(before);
  }
}
