package org.tilewright.engine.storage;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of a {@link DurableWriter} in a process of its own.
 *
 * @param exitCode 137 when it was killed
 * @param err      what it said
 */
record WriterProcess(int exitCode, String err) {

  private static final Path STRACE = Path.of("/usr/bin/strace");

  static WriterProcess write(Path file, String letter, int chunks) throws IOException, InterruptedException {
    return run(List.of(), file, letter, chunks);
  }

  /**
   * Runs it with a fault.
   *
   * @param call  system call
   * @param fault what strace is to do, such as {@code signal=KILL}
   * @param when  at which of the process's calls
   */
  static WriterProcess withFault(String call, String fault, int when, Path log, Path file, String letter, int chunks)
      throws IOException, InterruptedException {
    return run(List.of(STRACE.toString(), "-f", "-o", log.toString(), "-e", "trace=" + call, "-e",
        "inject=" + call + ":" + fault + ":when=" + when), file, letter, chunks);
  }

  /** Whether faults can be made here: strace is there and allowed to watch. */
  static boolean faultsArePossible() throws IOException, InterruptedException {
    return Files.isExecutable(STRACE) && new ProcessBuilder(STRACE.toString(), "-o", "/dev/null", "true")
        .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
  }

  private static WriterProcess run(List<String> before, Path file, String letter, int chunks) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(before);
    command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xshare:auto", "-cp",
        folderOf(DurableFile.class) + java.io.File.pathSeparator + folderOf(DurableWriter.class), DurableWriter.class.getName(),
        file.toString(), letter, String.valueOf(chunks)));
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new WriterProcess(process.waitFor(), err);
  }

  private static Path folderOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
