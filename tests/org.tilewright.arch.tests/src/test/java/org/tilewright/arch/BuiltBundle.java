package org.tilewright.arch;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * One of our bundles as it was built.
 *
 * @param folder the folder of its project
 * @param manifest its manifest as in the sources
 * @param classes its compiled classes, generated ones too
 */
record BuiltBundle(Path folder, BundleManifest manifest, JavaClasses classes) {

  /** All bundles, in the order of their names. */
  static List<BuiltBundle> all() {
    try (Stream<Path> folders = Files.list(root().resolve("bundles"))) {
      return folders.filter(folder -> Files.exists(folder.resolve("META-INF/MANIFEST.MF"))).sorted()
          .map(BuiltBundle::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
      if (folder == null) {
        throw new IllegalStateException("Not run below the root of the project: no folder above holds .mvn");
      }
    }
    return folder;
  }

  private static BuiltBundle read(Path folder) {
    try (InputStream in = Files.newInputStream(folder.resolve("META-INF/MANIFEST.MF"))) {
      var classes = new ClassFileImporter().importPath(folder.resolve("target/classes"));
      return new BuiltBundle(folder, new BundleManifest(new Manifest(in)), classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String name() {
    return manifest.symbolicName();
  }

  /** Whether a class comes from a generator, whose habits are not ours to judge. */
  boolean isGenerated(JavaClass type) {
    String topLevel = type.getName().replaceFirst("\\$.*", "").replace('.', '/');
    return Files.exists(folder.resolve("src-gen").resolve(topLevel + ".java"));
  }

  /** The classes that people wrote. */
  JavaClasses handwritten() {
    return classes.that(new DescribedPredicate<>("are written by hand") {
      @Override
      public boolean test(JavaClass type) {
        return !isGenerated(type);
      }
    });
  }

  @Override
  public String toString() {
    return name();
  }
}
