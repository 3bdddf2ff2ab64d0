package org.tilewright.engine.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DurableFileTest {

  @TempDir
  private Path folder;

  private Path file(String name) {
    return folder.resolve(name);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void writesANewFileAndReplacesAnOldOne() throws IOException {
    new DurableFile(file("a")).write("first ä");
    new DurableFile(file("a")).write("second");
    assertEquals("second", Files.readString(file("a")));
    assertEquals(List.of("a"), names());
  }

  @Test
  void aNewFileGetsThePermissionsOfAnyNewFile() throws IOException {
    Files.createFile(file("usual"));
    new DurableFile(file("a")).write("");
    assertEquals(Files.getPosixFilePermissions(file("usual")), Files.getPosixFilePermissions(file("a")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-------", "rwxr-x---", "rw-rw-rw-", "r--rw----"})
  void permissionsStay(String permissions) throws IOException {
    Files.writeString(file("a"), "old");
    Files.setPosixFilePermissions(file("a"), PosixFilePermissions.fromString(permissions));
    assumeTrue(Files.isWritable(file("a")));
    new DurableFile(file("a")).write("new");
    assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file("a"))));
    assertEquals("new", Files.readString(file("a")));
  }

  @Test
  void ownerAndGroupStayWhereTheUserMayGiveThem() throws IOException {
    Files.writeString(file("a"), "old");
    try {
      Files.setAttribute(file("a"), "unix:uid", 12_345);
      Files.setAttribute(file("a"), "unix:gid", 23_456);
    } catch (IOException e) {
      Assumptions.abort("only the super-user may give files away");
    }
    new DurableFile(file("a")).write("new");
    assertEquals(12_345, Files.getAttribute(file("a"), "unix:uid"));
    assertEquals(23_456, Files.getAttribute(file("a"), "unix:gid"));
  }

  @Test
  void aFileThatNobodyMayWriteIsRefusedToTheSuperUserAsWell() throws IOException {
    Files.writeString(file("a"), "old");
    Files.setPosixFilePermissions(file("a"), PosixFilePermissions.fromString("r--r--r--"));
    AccessDeniedException refused = assertThrows(AccessDeniedException.class, () -> new DurableFile(file("a")).write("new"));
    assertEquals("The file is read-only", refused.getReason());
    assertEquals("old", Files.readString(file("a")));
    assertEquals(List.of("a"), names());
  }

  @Test
  void linksStayAndTheFileTheyLeadToIsReplaced() throws IOException {
    Files.createDirectory(file("far"));
    Files.writeString(file("far/a"), "old");
    Files.createSymbolicLink(file("far/link"), Path.of("a"));
    Files.createSymbolicLink(file("link"), Path.of("far/link"));
    new DurableFile(file("link")).write("new");
    assertEquals("new", Files.readString(file("far/a")));
    assertTrue(Files.isSymbolicLink(file("link")) && Files.isSymbolicLink(file("far/link")));
    assertEquals(List.of("far", "link"), names());
  }

  @Test
  void aLinkToNothingGetsItsFile() throws IOException {
    Files.createSymbolicLink(file("link"), Path.of("missing"));
    new DurableFile(file("link")).write("new");
    assertEquals("new", Files.readString(file("missing")));
    assertTrue(Files.isSymbolicLink(file("link")));
  }

  @Test
  void aLinkToItselfIsRefused() throws IOException {
    Files.createSymbolicLink(file("link"), Path.of("link"));
    assertThrows(FileSystemException.class, () -> new DurableFile(file("link")).write("new"));
  }

  @Test
  @Timeout(600)
  void aPipeIsWrittenIntoAndStaysAPipe() throws Exception {
    assumeTrue(new ProcessBuilder("mkfifo", file("pipe").toString()).start().waitFor() == 0);
    Process reader = new ProcessBuilder("cat", file("pipe").toString()).start();
    new DurableFile(file("pipe")).write("through");
    assertEquals("through", new String(reader.getInputStream().readAllBytes()));
    assertTrue(Files.readAttributes(file("pipe"), java.nio.file.attribute.BasicFileAttributes.class).isOther());
    assertEquals(List.of("pipe"), names());
  }

  @Test
  void aDeviceIsWrittenIntoAndStaysADevice() throws IOException {
    assumeTrue(Files.isWritable(Path.of("/dev/null")));
    new DurableFile(Path.of("/dev/null")).write("nothing");
    assertTrue(Files.exists(Path.of("/dev/null")) && !Files.isRegularFile(Path.of("/dev/null")));
  }

  @Test
  void aFullDeviceIsAnError() {
    assumeTrue(Files.isWritable(Path.of("/dev/full")));
    assertThrows(IOException.class, () -> new DurableFile(Path.of("/dev/full")).write("nothing"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"n", "ä"})
  void everyNameThatTheFileSystemAllowsIsPossible(String letter) throws IOException {
    String longest = letter.repeat(255 / letter.getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
    try {
      Files.createFile(file(longest));
    } catch (IOException | java.nio.file.InvalidPathException e) {
      Assumptions.abort("no such names here");
    }
    new DurableFile(file(longest)).write("new");
    assertEquals("new", Files.readString(file(longest)));
    Files.delete(file(longest));
    new DurableFile(file(longest)).write("new again");
    assertEquals(List.of(longest), names());
    assertThrows(IOException.class, () -> new DurableFile(file("x".repeat(256))).write("new"));
    assertEquals(List.of(longest), names());
  }

  @Test
  void foldersAndMissingFoldersAreRefused() throws IOException {
    Files.createDirectory(file("d"));
    assertThrows(FileSystemException.class, () -> new DurableFile(file("d")).write(""));
    assertThrows(FileSystemException.class, () -> new DurableFile(Path.of("/")).write(""));
    assertThrows(NoSuchFileException.class, () -> new DurableFile(file("no/a")).write(""));
    assertEquals(List.of("d"), names());
  }

  @Test
  void contentThatFailsHalfWayChangesNothing() throws IOException {
    Files.writeString(file("a"), "old");
    assertThrows(IllegalStateException.class, () -> new DurableFile(file("a")).write((DurableFile.Content<IOException>) out -> {
      out.write(new byte[1_000_000]);
      throw new IllegalStateException("half way");
    }));
    assertEquals("old", Files.readString(file("a")));
    assertEquals(List.of("a"), names());
  }

  @Test
  void anotherWriterInTheSameProcessIsLeftAlone() throws IOException {
    new DurableFile(file("a")).write((DurableFile.Content<IOException>) out -> {
      out.write('a');
      new DurableFile(file("b")).write("b");
    });
    assertEquals(List.of("a", "b"), names());
  }

  @Test
  void onlyFilesWithTheNamesOfUnfinishedOnesAreCleanedUp() throws IOException {
    for (String kept : List.of(".tilewright-mine.part", ".tilewright-0123456789abcdef-01234567.txt", "x.tilewright-0123456789abcdef-01234567.part")) {
      Files.writeString(file(kept), "kept");
    }
    Files.createDirectory(file(".tilewright-0123456789abcdef-0000000d.part"));
    Files.createSymbolicLink(file(".tilewright-0123456789abcdef-0000000e.part"), file(".tilewright-mine.part"));
    Files.writeString(file(".tilewright-0123456789abcdef-01234567.part"), "left behind");
    new DurableFile(file("a")).write("new");
    assertEquals(6, names().size(), names().toString());
    assertTrue(Files.notExists(file(".tilewright-0123456789abcdef-01234567.part")));
  }
}
