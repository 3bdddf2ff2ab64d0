package org.tilewright.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Verbs are run at once, and a faster start of them is prepared in the background; a script stands for Java. */
@Timeout(60)
class FastStartTest {

  /** Says which class path a verb is run on; copying jars waits for the gate to open, and a rehearsal leaves a cache. */
  private static final String JAVA = """
      #!/bin/sh
      root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
      case "$*" in
        *JarCopies*)
          echo begun >>"$root/begun"
          until [ -f "$root/gate" ]; do sleep 0.05; done ;;
        *StackMaps*) ;;
        *java.args*)
          for arg; do case $arg in @*) sed -n 's|^"-XX:AOTCacheOutput=\\(.*\\)"$|\\1|p' "${arg#@}" >"$root/cache-name" ;; esac; done
          read -r cache <"$root/cache-name"
          : >"$cache" ;;
        *) for arg; do case $arg in @*) sed -n '/^-cp$/{n;p;}' "${arg#@}" ;; esac; done ;;
      esac
      """;

  /** Stands for the program that lets another one run in the background; notes when that has ended. */
  private static final String SETSID = """
      #!/bin/sh
      "$@" || true
      echo ended >>"$(dirname -- "$0")/../../ended"
      """;

  @TempDir
  private Path temporary;

  private int preparations;

  private Path root;

  @BeforeEach
  void aRepositoryThatHasBeenBuilt() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the script needs a Unix shell");
    root = temporary.toRealPath();
    Path scripts = Files.createDirectories(root.resolve("releng/scripts"));
    for (String script : List.of("toolchain.sh", "build.sh", "command-line.sh")) {
      Files.copy(BuiltProduct.repository().resolve("releng/scripts").resolve(script), scripts.resolve(script));
    }
    Files.createDirectories(root.resolve("jdk/bin"));
    program("java", JAVA);
    program("javac", JAVA);
    program("setsid", SETSID);
    Files.writeString(root.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    Files.createDirectories(root.resolve("target"));
    built("1");
    String bundles = Files.readString(scripts.resolve("build.sh"));
    bundles = bundles.substring(bundles.indexOf("COMMAND_LINE_BUNDLES=\"") + 22);
    Path plugins = Path.of(shell("product_folder", "").getFirst()).resolve("plugins");
    Files.createDirectories(plugins);
    for (String bundle : bundles.substring(0, bundles.indexOf('"')).strip().split("\\s+")) {
      Files.createFile(plugins.resolve(bundle + "_1.0.0.jar"));
    }
    built("1");
  }

  /** Lets what is still being prepared come to its end. */
  @AfterEach
  void openTheGate() throws IOException {
    Files.write(root.resolve("gate"), new byte[0]);
    until(() -> readable(root.resolve("ended")).lines().count() == preparations);
    assertFalse(Files.exists(lock()));
  }

  private void program(String name, String script) throws IOException {
    Path program = Files.writeString(root.resolve("jdk/bin").resolve(name), script);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void aVerbIsRunAtOnceAndALaterOneFromWhatHasBeenPrepared() throws Exception {
    assertTrue(verb().contains("/plugins/org.tilewright.cli_1.0.0.jar"));
    until(() -> Files.exists(root.resolve("begun")));
    assertTrue(verb().contains("/plugins/"), "nothing is prepared yet");
    openTheGate();
    assertTrue(Files.exists(arguments()));
    String prepared = verb();
    assertTrue(prepared.contains("/target/command-line/") && !prepared.contains("/plugins/"), prepared);
    assertEquals(1, Files.readAllLines(root.resolve("begun")).size(), "who comes later does not prepare as well");
  }

  @Test
  void whatWasPreparedForAnOlderBuildIsNotUsed() throws Exception {
    verb();
    openTheGate();
    assertFalse(verb().contains("/plugins/"));
    built("2");
    assertTrue(verb().contains("/plugins/"));
    openTheGate();
    assertFalse(verb().contains("/plugins/"));
  }

  @Test
  void aBuildDuringThePreparationMakesItVoid() throws Exception {
    verb();
    until(() -> Files.exists(root.resolve("begun")));
    built("2");
    openTheGate();
    assertFalse(Files.exists(arguments()));
  }

  @Test
  void whoHasBeenKilledDuringThePreparationDoesNotHoldUpTheNext() throws Exception {
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.createDirectories(lock());
    Files.writeString(lock().resolve("pid"), gone.pid() + "\n");
    verb();
    openTheGate();
    assertFalse(verb().contains("/plugins/"));
  }

  private Path lock() {
    return root.resolve("target/command-line.lock");
  }

  private Path arguments() {
    return root.resolve("target/command-line.args");
  }

  private static String readable(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  private void built(String name) throws IOException {
    Files.writeString(root.resolve("target/built.stamp"), name + "\n");
  }

  /** The class path that a verb is run on. All that it prints is read: whoever holds its output holds this up. */
  private String verb() throws IOException, InterruptedException {
    String classPath = String.join("\n", shell("is_stale() { return 1; }; run_command_line validate", "some.level"));
    preparations += classPath.contains("/plugins/") ? 1 : 0;
    return classPath;
  }

  private List<String> shell(String command, String argument) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-eu", "-c", "root=$1; . \"$1/releng/scripts/toolchain.sh\"; "
        + ". \"$1/releng/scripts/build.sh\"; " + command + (argument.isEmpty() ? "" : " " + argument), "sh", root.toString());
    builder.environment().put("JAVA_HOME", root.resolve("jdk").toString());
    builder.environment().merge("PATH", root.resolve("jdk/bin").toString(), (path, first) -> first + ":" + path);
    Process process = builder.redirectErrorStream(true).start();
    List<String> said = new ArrayList<>(process.inputReader().lines().toList());
    assertEquals(0, process.waitFor(), () -> String.join("\n", said));
    return said;
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(20_000_000);
    }
  }
}
