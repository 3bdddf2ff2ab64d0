package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleClosureTest {

  @TempDir
  private Path folder;

  private Path bundle(String name, String... headers) throws IOException {
    Path bundle = folder.resolve(name);
    Files.createDirectories(bundle.resolve("META-INF"));
    Files.writeString(bundle.resolve("META-INF/MANIFEST.MF"), "Manifest-Version: 1.0\nBundle-SymbolicName: " + name
        + ";singleton:=true\n" + String.join("\n", headers) + "\n");
    return bundle;
  }

  @Test
  void aBundleNeedsWhatItRequiresAndImportsAndWhatThatNeeds() throws IOException {
    Path course = bundle("course",
        "Require-Bundle: lang;bundle-version=\"[1.0.0,2.0.0)\",rules;bundle-version=\"1.0\"");
    Path lang = bundle("lang", "Import-Package: org.log;version=\"[1.2.0,2.0.0)\",org.nowhere");
    Path rules = bundle("rules", "Require-Bundle: missing, course");
    Path log = bundle("log", "Export-Package: org.log.spi;uses:=\"org.log,org.other\",org.log;version=\"1.2.4\"");
    Path other = bundle("other", "Export-Package: org.other");
    assertEquals(List.of(log, rules, course, lang),
        BundleClosure.of("course", List.of(log, rules, other, course, lang)));
  }

  @Test
  void entriesThatAreNoBundlesAreKept() throws IOException {
    Path course = bundle("course");
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path nothing = folder.resolve("nothing.jar");
    assertEquals(List.of(classes, course, nothing), BundleClosure.of("course", List.of(classes, course, nothing)));
  }
}
