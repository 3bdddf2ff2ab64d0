package org.tilewright.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** The class path that users of the command line get: the bundles that the start script lists, and nothing else. */
final class UserClassPath {

  private static final Path SCRIPT = Path.of("../../releng/scripts/build.sh");

  private UserClassPath() {
  }

  /** The entries, with folders of classes packed into jars below {@code folder}, as a product has them. */
  static String make(Path folder) throws IOException {
    List<Path> available = available();
    Set<String> entries = new LinkedHashSet<>();
    for (String bundle : bundles()) {
      entries.add(packed(find(bundle, available), bundle, folder).toString());
    }
    return String.join(File.pathSeparator, entries);
  }

  /** What the tests run on: the class path of the virtual machine, or of the class loader that a launcher has made. */
  private static List<Path> available() {
    if (UserClassPath.class.getClassLoader() instanceof URLClassLoader loader) {
      return Stream.of(loader.getURLs()).map(url -> Path.of(URI.create(url.toString()))).toList();
    }
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).filter(entry -> !entry.isEmpty())
        .map(Path::of).toList();
  }

  private static List<String> bundles() throws IOException {
    String script = Files.readString(SCRIPT);
    int start = script.indexOf("COMMAND_LINE_BUNDLES=\"") + "COMMAND_LINE_BUNDLES=\"".length();
    return List.of(script.substring(start, script.indexOf('"', start)).strip().split("\\s+"));
  }

  private static Path find(String bundle, List<Path> available) throws IOException {
    for (Path entry : available) {
      if (bundle.equals(symbolicName(entry)) || entry.endsWith(Path.of("bundles", bundle, "target", "classes"))) {
        return entry;
      }
    }
    // Tycho makes bundles of a few jars that are none, and gives them such a name.
    String artifact = bundle.substring(bundle.lastIndexOf('.') + 1);
    return available.stream().filter(entry -> entry.getFileName().toString().startsWith(artifact + "-")).findFirst()
        .orElseThrow(() -> new AssertionError("The bundle " + bundle + " of " + SCRIPT + " is not among " + available));
  }

  private static String symbolicName(Path entry) throws IOException {
    Attributes attributes = new Attributes();
    if (Files.isRegularFile(entry.resolve(JarFile.MANIFEST_NAME))) {
      try (InputStream in = Files.newInputStream(entry.resolve(JarFile.MANIFEST_NAME))) {
        attributes = new Manifest(in).getMainAttributes();
      }
    } else if (Files.isRegularFile(entry)) {
      try (JarFile jar = new JarFile(entry.toFile(), false)) {
        attributes = jar.getManifest() == null ? attributes : jar.getManifest().getMainAttributes();
      }
    }
    String name = attributes.getValue("Bundle-SymbolicName");
    return name == null ? "" : name.replaceAll(";.*", "").strip();
  }

  private static Path packed(Path entry, String bundle, Path folder) throws IOException {
    if (!Files.isDirectory(entry) || !bundle.startsWith("org.tilewright.rules")) {
      return entry;
    }
    Path jar = folder.resolve(bundle + ".jar");
    List<Path> files = new ArrayList<>();
    try (var walk = Files.walk(entry)) {
      walk.filter(Files::isRegularFile).forEach(files::add);
    }
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      for (Path each : files) {
        out.putNextEntry(new JarEntry(entry.relativize(each).toString().replace(File.separatorChar, '/')));
        Files.copy(each, out);
      }
    }
    return jar;
  }
}
