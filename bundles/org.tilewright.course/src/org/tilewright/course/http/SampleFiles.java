package org.tilewright.course.http;

import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * The class path of {@code parent}, with a few dungeons and a configuration that come with the server, so that there is
 * something to play.
 */
public final class SampleFiles extends ClassLoader {

  private static final String FOLDER = "samples/";

  /** The samples behind what {@code parent} has. */
  public SampleFiles(ClassLoader parent) {
    super(parent);
  }

  @Override
  protected URL findResource(String name) {
    return name.startsWith("dungeons") || name.startsWith("configs") ? SampleFiles.class.getResource(FOLDER + name)
        : null;
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    URL sample = findResource(name);
    List<URL> found = new ArrayList<>();
    if (sample != null) {
      found.add(sample);
    }
    return Collections.enumeration(found);
  }
}
