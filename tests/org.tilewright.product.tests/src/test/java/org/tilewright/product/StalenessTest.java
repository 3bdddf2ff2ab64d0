package org.tilewright.product;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When {@code ./tilewright} builds before it starts: asked of its own script, on a small repository. */
class StalenessTest {

  private static final Instant BEFORE_THE_BUILD = Instant.parse("2026-01-01T10:00:00Z");
  private static final Instant BUILD = Instant.parse("2026-01-01T11:00:00Z");
  private static final Instant AFTER_THE_BUILD = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir
  private Path root;

  @BeforeEach
  void aRepositoryThatHasBeenBuilt() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the script needs a Unix shell");
    write("pom.xml", ".mvn/extensions.xml", "bundles/some/src/some/Some.java", "bundles/some/plugin.xml",
        "features/some/feature.xml", "releng/org.tilewright.product/pom.xml",
        productFolder() + "/plugins/some.jar", "bundles/some/target/Some.class", "bundles/some/src-gen/Generated.java");
    Files.createDirectories(root.resolve("target"));
    Path scripts = Files.createDirectories(root.resolve("releng/scripts"));
    for (String script : List.of("build.sh", "command-line.sh")) {
      Files.copy(BuiltProduct.repository().resolve("releng/scripts").resolve(script), scripts.resolve(script));
    }
    Files.createFile(root.resolve("target/built.stamp"));
    try (Stream<Path> all = Files.walk(root)) {
      for (Path path : all.toList()) {
        touch(path, BEFORE_THE_BUILD);
      }
    }
    touch(root.resolve("target/built.stamp"), BUILD);
  }

  @Test
  void aSecondStartDoesNotBuild() throws Exception {
    assertFalse(isStale());
  }

  @Test
  void anEditedFileOfABundleIsBuilt() throws Exception {
    for (String edited : List.of("pom.xml", "bundles/some/src/some/Some.java", "bundles/some/plugin.xml",
        "features/some/feature.xml", "releng/org.tilewright.product/pom.xml")) {
      touch(root.resolve(edited), AFTER_THE_BUILD);
      assertTrue(isStale(), edited);
      touch(root.resolve(edited), BEFORE_THE_BUILD);
    }
  }

  @Test
  void aDeletedSourceIsBuilt() throws Exception {
    Files.delete(root.resolve("bundles/some/src/some/Some.java"));
    touch(root.resolve("bundles/some/src/some"), AFTER_THE_BUILD);
    assertTrue(isStale());
  }

  @Test
  void whatTheBuildWritesDoesNotMakeItStale() throws Exception {
    for (String written : List.of(productFolder() + "/plugins/some.jar", "bundles/some/target/Some.class",
        "bundles/some/src-gen/Generated.java", "releng/scripts/build.sh")) {
      touch(root.resolve(written), AFTER_THE_BUILD);
    }
    assertFalse(isStale());
  }

  @Test
  void aMissingProductIsBuilt() throws Exception {
    Files.delete(root.resolve(productFolder() + "/plugins/some.jar"));
    Files.delete(root.resolve(productFolder() + "/plugins"));
    assertTrue(isStale());
  }

  private static String productFolder() {
    String products = "releng/org.tilewright.product/target/products/org.tilewright.product/";
    return System.getProperty("os.name").startsWith("Mac")
        ? products + "macosx/cocoa/aarch64/Tilewright.app/Contents/Eclipse" : products + "linux/gtk/x86_64/tilewright";
  }

  private void write(String... files) throws IOException {
    for (String file : files) {
      Path path = root.resolve(file);
      Files.createDirectories(path.getParent());
      Files.createFile(path);
    }
  }

  private static void touch(Path path, Instant time) throws IOException {
    Files.setLastModifiedTime(path, FileTime.from(time));
  }

  private boolean isStale() throws IOException, InterruptedException {
    Process shell = new ProcessBuilder("/bin/sh", "-eu", "-c",
        "root=$1; . \"$1/releng/scripts/build.sh\"; if is_stale; then echo stale; fi; echo asked",
        "sh", root.toRealPath().toString()).redirectErrorStream(true).start();
    List<String> said = shell.inputReader().lines().toList();
    assertTrue(said.equals(List.of("stale", "asked")) || said.equals(List.of("asked")), () -> String.join("\n", said));
    return said.contains("stale");
  }
}
