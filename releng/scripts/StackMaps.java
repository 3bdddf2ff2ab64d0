import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Gives old classes in jars the stack maps that classes have had since Java 6: {@code java StackMaps.java JAR...}. The jars
 * are replaced; together they must be a class path. Needs a JDK 24 or newer.
 *
 * <p>A JVM has to find out the types on the stack of older classes on its own before it runs them, which is slow, and keeps
 * such classes and their subclasses out of its cache. Among them are those of the options parser and of the ANTLR runtime,
 * and hence the language's own parser: a third of the time that the command line takes.
 */
final class StackMaps {

  /** Java 5, the last without stack maps. */
  private static final int WITHOUT = ClassFile.JAVA_5_VERSION;

  /** Java 8, which any JVM that runs this knows. */
  private static final int WITH = ClassFile.JAVA_8_VERSION;

  private final ClassFile classFiles;

  private StackMaps(ClassLoader classPath) {
    classFiles = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS, ClassFile.ClassHierarchyResolverOption
        .of(ClassHierarchyResolver.ofResourceParsing(classPath).orElse(ClassHierarchyResolver.defaultResolver()).cached()));
  }

  public static void main(String[] args) throws IOException {
    URL[] jars = Stream.of(args).map(StackMaps::url).toArray(URL[]::new);
    try (URLClassLoader classPath = new URLClassLoader(jars)) {
      StackMaps stackMaps = new StackMaps(classPath);
      for (String jar : args) {
        stackMaps.renew(Path.of(jar));
      }
    }
  }

  private static URL url(String jar) {
    try {
      return Path.of(jar).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(jar, e);
    }
  }

  private void renew(Path jar) throws IOException {
    if (!hasOld(jar)) {
      return;
    }
    Path renewed = jar.resolveSibling(jar.getFileName() + ".new");
    try (ZipFile in = new ZipFile(jar.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(renewed))) {
      out.setLevel(Deflater.BEST_SPEED);
      for (ZipEntry entry : Collections.list(in.entries())) {
        byte[] content;
        try (InputStream stream = in.getInputStream(entry)) {
          content = stream.readAllBytes();
        }
        if (isOld(entry, content)) {
          content = renew(content);
        }
        out.putNextEntry(new ZipEntry(entry.getName()));
        out.write(content);
        out.closeEntry();
      }
    }
    Files.move(renewed, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Whether any class of a jar is old. Most jars have none, and stay as they are. */
  private static boolean hasOld(Path jar) throws IOException {
    try (ZipFile in = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        if (entry.getName().endsWith(".class")) {
          try (InputStream stream = in.getInputStream(entry)) {
            if (isOld(entry, stream.readNBytes(9))) {
              return true;
            }
          }
        }
      }
      return false;
    }
  }

  private static boolean isOld(ZipEntry entry, byte[] content) {
    return entry.getName().endsWith(".class") && content.length > 8 && content[6] == 0 && content[7] <= WITHOUT;
  }

  /** The class with stack maps, or as it is when the JVM would not accept the new one. */
  private byte[] renew(byte[] old) {
    try {
      byte[] renewed = classFiles.transformClass(classFiles.parse(old),
          ClassTransform.transformingMethodBodies((code, element) -> code.with(element)).andThen((type, element) -> {
            if (element instanceof ClassFileVersion) {
              type.withVersion(WITH, 0);
            } else {
              type.with(element);
            }
          }));
      return classFiles.verify(renewed).isEmpty() ? renewed : old;
    } catch (IllegalArgumentException dependsOnWhatIsNotThere) {
      return old;
    }
  }
}
