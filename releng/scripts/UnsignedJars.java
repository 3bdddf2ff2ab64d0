import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Takes the signatures off jars: {@code java UnsignedJars.java [--into FOLDER] JAR...}, in place or on copies in a folder.
 *
 * <p>A JVM checks the signature of every class it loads from a signed jar and keeps such classes out of its shared archive.
 * For a command line that runs for half a second this would double the time.
 */
final class UnsignedJars {

  private static final List<String> SIGNATURES = List.of(".SF", ".RSA", ".DSA", ".EC");

  private UnsignedJars() {
  }

  public static void main(String[] args) throws IOException {
    boolean copies = args.length > 1 && args[0].equals("--into");
    for (int i = copies ? 2 : 0; i < args.length; i++) {
      Path jar = Path.of(args[i]);
      Path target = copies ? Files.createDirectories(Path.of(args[1])).resolve(jar.getFileName()) : jar;
      Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
      copy(jar, unfinished);
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void copy(Path jar, Path target) throws IOException {
    try (ZipFile in = new ZipFile(jar.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        if (!isSignature(entry.getName().toUpperCase(Locale.ROOT))) {
          ZipEntry unsigned = new ZipEntry(entry.getName());
          unsigned.setTime(entry.getTime()); // so that the same jar gives the same bytes
          out.putNextEntry(unsigned);
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
