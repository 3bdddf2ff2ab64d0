package org.tilewright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Of the entries of a class path those that one bundle needs, as their manifests say. */
final class BundleClosure {

  /** The names of a manifest header: commas inside quotes separate versions, and directives follow semicolons. */
  private static final Pattern NAME = Pattern.compile("([^,;=\"]+)((?:;[^,\"]*(?:\"[^\"]*\")?)*)(?:,|$)");

  private final Map<Path, Attributes> manifests = new LinkedHashMap<>();
  private final Map<String, Path> bySymbolicName = new LinkedHashMap<>();
  private final Map<String, Path> byPackage = new LinkedHashMap<>();

  private BundleClosure(List<Path> classPath) {
    for (Path entry : classPath) {
      Attributes manifest = manifest(entry);
      manifests.put(entry, manifest);
      names(manifest, "Bundle-SymbolicName").forEach(name -> bySymbolicName.putIfAbsent(name, entry));
      names(manifest, "Export-Package").forEach(name -> byPackage.putIfAbsent(name, entry));
    }
  }

  /**
   * The entries of {@code classPath} that the bundle needs, in their order. Entries that are no bundles are kept, as
   * nobody can say who needs them; so is everything when the bundle itself is not packed, as in an IDE.
   */
  static List<Path> of(String bundle, List<Path> classPath) {
    BundleClosure closure = new BundleClosure(classPath);
    if (!closure.bySymbolicName.containsKey(bundle)) {
      return classPath;
    }
    Set<Path> needed = closure.needed(bundle);
    List<Path> kept = new ArrayList<>();
    closure.manifests.forEach((entry, manifest) -> {
      if (needed.contains(entry) || names(manifest, "Bundle-SymbolicName").isEmpty()) {
        kept.add(entry);
      }
    });
    return kept;
  }

  private Set<Path> needed(String bundle) {
    Set<Path> needed = new LinkedHashSet<>();
    Deque<Path> waiting = new ArrayDeque<>();
    waiting.add(bySymbolicName.get(bundle));
    while (!waiting.isEmpty()) {
      Path entry = waiting.poll();
      if (needed.add(entry)) {
        Attributes manifest = manifests.get(entry);
        names(manifest, "Require-Bundle").stream().filter(bySymbolicName::containsKey).map(bySymbolicName::get)
            .forEach(waiting::add);
        names(manifest, "Import-Package").stream().filter(byPackage::containsKey).map(byPackage::get)
            .forEach(waiting::add);
      }
    }
    return needed;
  }

  private static List<String> names(Attributes manifest, String header) {
    List<String> names = new ArrayList<>();
    String value = manifest.getValue(header);
    Matcher matcher = NAME.matcher(value == null ? "" : value);
    while (matcher.find()) {
      names.add(matcher.group(1).strip());
    }
    return names;
  }

  private static Attributes manifest(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        Path file = entry.resolve(JarFile.MANIFEST_NAME);
        if (Files.isRegularFile(file)) {
          try (InputStream in = Files.newInputStream(file)) {
            return new Manifest(in).getMainAttributes();
          }
        }
      } else if (Files.isRegularFile(entry)) {
        try (JarFile jar = new JarFile(entry.toFile(), false)) {
          Manifest manifest = jar.getManifest();
          return manifest == null ? new Attributes() : manifest.getMainAttributes();
        }
      }
    } catch (IOException unreadable) {
      // the virtual machine ignores such an entry as well
    }
    return new Attributes();
  }
}
