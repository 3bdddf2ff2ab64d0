package org.tilewright.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The product's start script, with a script in place of Java that notes how it is called. */
class StartScriptTest {

  private static final String SCRIPT = "features/org.tilewright.product.feature/root/unix/tilewright";

  @TempDir
  private Path root;

  @BeforeEach
  void aProductAndAJava() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the script needs a Unix shell");
    Path product = Files.createDirectories(root.resolve("the product"));
    Files.copy(BuiltProduct.repository().resolve(SCRIPT), product.resolve("tilewright"));
    Files.createDirectories(product.resolve("configuration"));
    Files.createFile(Files.createDirectories(product.resolve("plugins")).resolve("org.eclipse.equinox.launcher_1.0.0.jar"));
    Files.createDirectories(root.resolve("jdk/bin"));
    Files.writeString(root.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
  }

  @Test
  void theWorkbenchStartsAgainWithTheSameArgumentsWhenItAsksForIt() throws Exception {
    assertEquals(0, run("[ $calls -gt 1 ] || exit 23", "-data", "a workspace"));
    assertEquals(2, calls().size());
    assertEquals(calls().get(0), calls().get(1));
    assertTrue(calls().get(0).endsWith("-data a workspace"), calls().get(0));
  }

  @Test
  void theWorkbenchStartsAgainInTheWorkspaceThatItNames() throws Exception {
    String switching = "[ $calls -gt 1 ] || { printf '%s\\n' -install here -data '/another workspace' -vm java; exit 24; }";
    assertEquals(0, run(switching, "-data", "a workspace"));
    assertEquals(2, calls().size());
    assertTrue(calls().get(1).endsWith("-data /another workspace"), calls().get(1));
    assertEquals("", printed());
  }

  @Test
  void anotherExitCodeAndWhatWasPrintedArePassedOn() throws Exception {
    assertEquals(13, run("echo a word; exit 13"));
    assertEquals(1, calls().size());
    assertEquals("a word\n", printed());
  }

  @Test
  void otherApplicationsAreNotStartedAgain() throws Exception {
    assertEquals(23, run("exit 23", "-application", "some.application"));
    assertEquals(1, calls().size());
  }

  @Test
  void theEndOfTheScriptIsTheEndOfTheWorkbench() throws Exception {
    Process script = start("echo $$ >\"$here/pid\"; exec sleep 600");
    Path pid = root.resolve("jdk/bin/pid");
    while (!Files.exists(pid) || Files.size(pid) == 0) {
      assertTrue(script.isAlive(), "the script ended by itself");
      Thread.onSpinWait();
    }
    ProcessHandle java = ProcessHandle.of(Long.parseLong(Files.readString(pid).strip())).orElseThrow();
    script.destroy();
    assertEquals(143, script.waitFor());
    assertFalse(java.isAlive(), "Java runs on");
  }

  /** Runs the product's script to its end, with a Java that does what {@code behaviour} says, and answers its exit code. */
  private int run(String behaviour, String... arguments) throws Exception {
    return start(behaviour, arguments).waitFor();
  }

  private Process start(String behaviour, String... arguments) throws IOException {
    Path java = root.resolve("jdk/bin/java");
    Files.writeString(java, """
        #!/bin/sh
        here=$(dirname "$0")
        echo "$*" >>"$here/calls"
        calls=$(grep -c . "$here/calls")
        %s
        """.formatted(behaviour));
    assertTrue(java.toFile().setExecutable(true));
    ProcessBuilder builder = new ProcessBuilder();
    builder.command().add(root.resolve("the product/tilewright").toString());
    builder.command().addAll(List.of(arguments));
    builder.environment().put("JAVA_HOME", root.resolve("jdk").toString());
    return builder.redirectErrorStream(true).redirectOutput(root.resolve("printed").toFile()).start();
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(root.resolve("jdk/bin/calls"));
  }

  private String printed() throws IOException {
    return Files.readString(root.resolve("printed"));
  }
}
