import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Rewrites jars in place without compression: {@code java StoredJars.java JAR...}. Entries, their order and their contents stay
 * as they are, and so do signatures.
 *
 * <p>A workbench reads some seven thousand classes each time it starts, and inflating them is a twentieth of that time. What
 * is downloaded stays as small, since the archives of the product are compressed as a whole.
 */
final class StoredJars {

  private StoredJars() {
  }

  public static void main(String[] args) throws IOException {
    for (String arg : args) {
      Path jar = Path.of(arg);
      Path unfinished = jar.resolveSibling(jar.getFileName() + ".unfinished");
      copy(jar, unfinished);
      Files.move(unfinished, jar, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void copy(Path jar, Path target) throws IOException {
    try (ZipFile in = new ZipFile(jar.toFile()); OutputStream file = Files.newOutputStream(target);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        ZipEntry stored = new ZipEntry(entry.getName());
        stored.setTime(entry.getTime()); // so that the same jar gives the same bytes
        stored.setMethod(ZipEntry.STORED);
        stored.setSize(entry.getSize());
        stored.setCrc(entry.getCrc());
        out.putNextEntry(stored);
        try (InputStream content = in.getInputStream(entry)) {
          content.transferTo(out);
        }
        out.closeEntry();
      }
    }
  }
}
