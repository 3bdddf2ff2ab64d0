package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that were written for the course compile and run with what {@code classpath course} prints: those of the small
 * project in the folder {@code course-project}, which is laid out as the course's projects are.
 */
class CourseProjectTest {

  private static final Path PROJECT = Path.of("course-project", "src", "test").toAbsolutePath();

  /** Of the class path of this test the part that runs tests. */
  private static final String JUNIT = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
      .filter(entry -> Path.of(entry).getFileName().toString().matches("(junit-|opentest4j-|apiguardian-).*"))
      .collect(Collectors.joining(File.pathSeparator));

  @TempDir
  private Path folder;

  @Test
  void testsOfTheCourseCompileAndRunUnchanged() throws IOException, InterruptedException {
    CommandLineRun verb = CommandLineRun.of("classpath", "course");
    assertEquals(0, verb.exitCode(), verb.err());
    String classPath = join(JUNIT, verb.out().strip());
    Path classes = Files.createDirectory(folder.resolve("classes"));
    compile(classPath, classes);

    Path output = folder.resolve("output");
    Process tests = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Dtilewright.saves=" + folder.resolve("saves"), "-cp",
        join(classes.toString(), PROJECT.resolve("resources").toString(), ownClasses(), classPath),
        TestRun.class.getName(), "dungeonmania.ExampleTests").redirectErrorStream(true).redirectOutput(output.toFile())
        .start();

    assertEquals(0, tests.waitFor(), () -> read(output));
    assertTrue(read(output).contains("7 passed, 0 failed"), () -> read(output));
  }

  private static void compile(String classPath, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Stream<Path> sources = Files.walk(PROJECT.resolve("java"))) {
      List<Path> java = sources.filter(file -> file.toString().endsWith(".java")).toList();
      List<String> options = List.of("-proc:none", "-cp", classPath, "-d", classes.toString());
      assertTrue(compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(java)).call(),
          messages::toString);
    }
  }

  /** Where {@link TestRun} is. */
  private static String ownClasses() {
    try {
      return Path.of(TestRun.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (java.net.URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static String join(String... entries) {
    return String.join(File.pathSeparator, entries);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
