package org.tilewright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.jar.Manifest;
import picocli.CommandLine.IVersionProvider;

/** The version of the bundle that this class is from. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"Tilewright " + bundleVersion(), "Java ${java.version}"};
  }

  private static String bundleVersion() {
    String path = Version.class.getName().replace('.', '/') + ".class";
    URL self = Version.class.getClassLoader().getResource(path);
    if (self != null && self.toString().endsWith(path)) {
      String root = self.toString().substring(0, self.toString().length() - path.length());
      try (InputStream in = new URI(root + "META-INF/MANIFEST.MF").toURL().openStream()) {
        String version = new Manifest(in).getMainAttributes().getValue("Bundle-Version");
        if (version != null) {
          return version;
        }
      } catch (IOException | URISyntaxException notInABundle) {
        // Classes straight out of a compiler have no manifest.
      }
    }
    return "(development)";
  }
}
