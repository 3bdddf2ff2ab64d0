import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies jars without their signatures: {@code java UnsignedJars.java FOLDER JAR...}.
 *
 * <p>A JVM checks the signature of every class it loads from a signed jar and keeps such classes out of its shared archive.
 * For a command line that runs for half a second this would double the time.
 */
final class UnsignedJars {

  private static final List<String> SIGNATURES = List.of(".SF", ".RSA", ".DSA", ".EC");

  private UnsignedJars() {
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (int i = 1; i < args.length; i++) {
      Path jar = Path.of(args[i]);
      copy(jar, folder.resolve(jar.getFileName()));
    }
  }

  private static void copy(Path jar, Path target) throws IOException {
    try (ZipFile in = new ZipFile(jar.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        if (!isSignature(entry.getName().toUpperCase(Locale.ROOT))) {
          out.putNextEntry(new ZipEntry(entry.getName()));
          try (InputStream content = in.getInputStream(entry)) {
            if (entry.getName().equals(JarFile.MANIFEST_NAME)) {
              writeWithoutDigests(content, out);
            } else {
              content.transferTo(out);
            }
          }
          out.closeEntry();
        }
      }
    }
  }

  /** The digests of all entries make up most of a signed jar's manifest, and nobody asks for them any more. */
  private static void writeWithoutDigests(InputStream in, OutputStream out) throws IOException {
    Manifest manifest = new Manifest(in);
    manifest.getEntries().clear();
    manifest.write(out);
  }

  private static boolean isSignature(String name) {
    return name.startsWith("META-INF/") && name.indexOf('/', 9) < 0 && SIGNATURES.stream().anyMatch(name::endsWith);
  }
}
