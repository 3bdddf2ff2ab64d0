import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies jars into a form that a JVM starts faster from:
 * {@code java JarCopies.java [--unsigned] [--stored] [--into FOLDER] JAR...}, in place unless a folder is named.
 *
 * <ul>
 *   <li>{@code --unsigned}: without signatures. A JVM checks the signature of every class that it loads by itself from a
 *       signed jar, and keeps such classes out of its shared archive.
 *   <li>{@code --stored}: without compression. A workbench reads some seven thousand classes each time it starts, and
 *       inflating them is a twentieth of that time. Downloads stay as small, as they are compressed as a whole.
 * </ul>
 */
final class JarCopies {

  private static final List<String> SIGNATURES = List.of(".SF", ".RSA", ".DSA", ".EC");

  private final boolean unsigned;
  private final boolean stored;

  private JarCopies(boolean unsigned, boolean stored) {
    this.unsigned = unsigned;
    this.stored = stored;
  }

  public static void main(String[] args) throws IOException {
    boolean unsigned = false;
    boolean stored = false;
    Optional<Path> folder = Optional.empty();
    List<Path> jars = new ArrayList<>();
    for (Iterator<String> rest = List.of(args).iterator(); rest.hasNext();) {
      String arg = rest.next();
      switch (arg) {
        case "--unsigned" -> unsigned = true;
        case "--stored" -> stored = true;
        case "--into" -> folder = Optional.of(Files.createDirectories(Path.of(rest.next())));
        default -> jars.add(Path.of(arg));
      }
    }
    JarCopies copies = new JarCopies(unsigned, stored);
    for (Path jar : jars) {
      Path target = folder.isPresent() ? folder.get().resolve(jar.getFileName()) : jar;
      Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
      copies.write(jar, unfinished);
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void write(Path jar, Path target) throws IOException {
    try (ZipFile in = new ZipFile(jar.toFile()); OutputStream file = Files.newOutputStream(target);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        if (!(unsigned && isSignature(entry.getName().toUpperCase(Locale.ROOT)))) {
          write(in, entry, out);
        }
      }
    }
  }

  private void write(ZipFile in, ZipEntry entry, ZipOutputStream out) throws IOException {
    boolean changed = unsigned && entry.getName().equals(JarFile.MANIFEST_NAME);
    ZipEntry copy = new ZipEntry(entry.getName());
    copy.setTime(entry.getTime()); // so that the same jar gives the same bytes
    if (stored && !changed) {
      copy.setMethod(ZipEntry.STORED);
      copy.setSize(entry.getSize());
      copy.setCrc(entry.getCrc());
    }
    out.putNextEntry(copy);
    try (InputStream content = in.getInputStream(entry)) {
      if (changed) {
        writeWithoutDigests(content, out);
      } else {
        content.transferTo(out);
      }
    }
    out.closeEntry();
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
