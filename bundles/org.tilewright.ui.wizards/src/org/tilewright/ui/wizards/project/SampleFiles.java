package org.tilewright.ui.wizards.project;

import java.net.URL;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The sample levels and replays that ship in this bundle, in folder {@value #FOLDER}. */
final class SampleFiles {

  private static final String FOLDER = "samples/";

  private final Map<String, URL> files = new TreeMap<>();

  SampleFiles() {
    Bundle bundle = FrameworkUtil.getBundle(SampleFiles.class);
    for (URL url : Collections.list(bundle.findEntries(FOLDER, "*", true))) {
      String path = url.getPath();
      if (!path.endsWith("/")) {
        files.put(path.substring(path.indexOf(FOLDER) + FOLDER.length()), url);
      }
    }
  }

  /** Path inside the project to content. */
  Map<String, URL> all() {
    return Collections.unmodifiableMap(files);
  }

  /** The level to open first. */
  Optional<String> first() {
    return files.keySet().stream().filter(path -> path.endsWith(".level")).findFirst();
  }
}
