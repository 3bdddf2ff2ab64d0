package org.tilewright.engine.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A writer that is killed, or that the disk fails, at each of its calls in turn. */
class DurableFileFaultsTest {

  private static final String OLD = "o".repeat(1_000);
  private static final int CHUNKS = 3;
  private static final String NEW = "n".repeat(CHUNKS * DurableWriter.CHUNK);

  /** No writer of three chunks makes as many calls of one kind. */
  private static final int MANY_CALLS = 60;

  @TempDir
  private Path temp;

  private List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private Path folderWithOldFile() throws IOException, InterruptedException {
    assumeTrue(WriterProcess.faultsArePossible(), "no strace here, or it may not watch processes");
    Path folder = Files.createDirectory(temp.resolve("levels"));
    Files.writeString(folder.resolve("a.level"), OLD);
    return folder;
  }

  @ParameterizedTest
  @ValueSource(strings = {"write", "fsync", "rename", "fchmod,chmod"})
  void whereverAWriterIsKilledTheFileIsTheOldOneOrTheNewOne(String call) throws Exception {
    Path folder = folderWithOldFile();
    Path file = folder.resolve("a.level");
    int killed = 0;
    for (int when = 1;; when++) {
      assertTrue(when < MANY_CALLS, "the writer never came to an end");
      Files.writeString(file, OLD);
      WriterProcess run = WriterProcess.withFault(call, "signal=KILL", when, temp.resolve("log"), file, "n", CHUNKS);
      String now = Files.readString(file);
      if (run.exitCode() == 0) {
        assertEquals(NEW, now);
        break;
      }
      assertEquals(137, run.exitCode(), run.err());
      killed++;
      assertTrue(now.equals(OLD) || now.equals(NEW), call + " " + when + " left " + now.length() + " characters");
    }
    assertTrue(killed >= (call.equals("write") ? CHUNKS : 1), "killed only " + killed + " times");
    assertEquals(List.of("a.level"), names(folder), "the last writer cleans up after the killed ones");
  }

  @ParameterizedTest
  @ValueSource(strings = {"write", "fsync", "rename"})
  void whereverTheDiskIsFullTheOldFileStaysAndNothingElse(String call) throws Exception {
    Path folder = folderWithOldFile();
    Path file = folder.resolve("a.level");
    int failed = 0;
    for (int when = 1;; when++) {
      assertTrue(when < MANY_CALLS, "the writer never came to an end");
      Files.writeString(file, OLD);
      WriterProcess run = WriterProcess.withFault(call, "error=ENOSPC", when, temp.resolve("log"), file, "n", CHUNKS);
      assertEquals(List.of("a.level"), names(folder), call + " " + when);
      if (run.exitCode() == 0) {
        assertEquals(NEW, Files.readString(file));
        if (!Files.readString(temp.resolve("log")).contains("(INJECTED)")) {
          break;
        }
        continue;
      }
      failed++;
      assertTrue(run.err().contains("No space left on device"), run.err());
      assertEquals(OLD, Files.readString(file), call + " " + when);
    }
    assertTrue(failed >= (call.equals("write") ? CHUNKS : 1), "failed only " + failed + " times");
  }

  @Test
  void aKilledWriterLeavesAFileBehindThatTheNextOneDeletes() throws Exception {
    Path folder = folderWithOldFile();
    WriterProcess.withFault("fsync", "signal=KILL", 1, temp.resolve("log"), folder.resolve("a.level"), "n", CHUNKS);
    assertEquals(2, names(folder).size(), () -> "nothing to clean up");
    new DurableFile(folder.resolve("b.level")).write("another file");
    assertEquals(List.of("a.level", "b.level"), names(folder));
  }

  @Test
  void aLivingWriterOfAnotherProcessIsLeftAlone() throws Exception {
    Path folder = Files.createDirectory(temp.resolve("levels"));
    new DurableFile(folder.resolve("a.level")).write((DurableFile.Content<Exception>) out -> {
      out.write("first half, ".getBytes());
      assertEquals(0, WriterProcess.write(folder.resolve("b.level"), "b", 1).exitCode());
      out.write("second half".getBytes());
    });
    assertEquals("first half, second half", Files.readString(folder.resolve("a.level")));
    assertEquals(List.of("a.level", "b.level"), names(folder));
  }

  @Test
  void aReallyFullDiskKeepsTheOldFile() throws Exception {
    Path disk = Files.createDirectory(temp.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()) == 0, "may not mount a small disk here");
    try {
      Files.writeString(disk.resolve("a.level"), OLD);
      WriterProcess full = WriterProcess.write(disk.resolve("a.level"), "n", CHUNKS);
      assertEquals(1, full.exitCode());
      assertTrue(full.err().contains("No space left on device"), full.err());
      assertEquals(OLD, Files.readString(disk.resolve("a.level")));
      assertEquals(List.of("a.level"), names(disk));
      assertEquals(0, WriterProcess.write(disk.resolve("a.level"), "n", 1).exitCode(), "there is room for this one");
    } finally {
      assertFalse(run("umount", disk.toString()) != 0);
    }
  }

  private static int run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
    } catch (IOException e) {
      return 127;
    }
  }
}
