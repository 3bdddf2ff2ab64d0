package org.tilewright.lang.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.Declaration;

class LibraryFilesTest {

  private static final Declaration IN_A_JAR = new Declaration("wall", URI.create("jar:file:/some.jar!/rules/some.ruleset"), false,
      new TextRange(0, 4), "wall ü\n");

  @TempDir
  private Path folder;

  @Test
  void whatIsInAJarIsCopiedAsItIsUnderItsOwnName() throws IOException {
    Path file = Path.of(new LibraryFiles(folder).file(IN_A_JAR).orElseThrow());
    assertTrue(file.startsWith(folder) && file.endsWith("some.ruleset"), file.toString());
    assertEquals(IN_A_JAR.text(), Files.readString(file));
    assertFalse(file.toFile().canWrite() && !System.getProperty("user.name").equals("root"));
  }

  @Test
  void aCopyThatSomebodyHasChangedIsMadeAnew() throws IOException {
    Path file = Path.of(new LibraryFiles(folder).file(IN_A_JAR).orElseThrow());
    Files.delete(file);
    Files.writeString(file, "other\n");
    assertEquals(file, Path.of(new LibraryFiles(folder).file(IN_A_JAR).orElseThrow()));
    assertEquals(IN_A_JAR.text(), Files.readString(file));
  }

  @Test
  void whereNothingCanBeWrittenAnotherPlaceIsFound() throws IOException {
    Path blocked = Files.writeString(folder.resolve("file"), "");
    Path file = Path.of(new LibraryFiles(blocked.resolve("below")).file(IN_A_JAR).orElseThrow());
    assertEquals(IN_A_JAR.text(), Files.readString(file));
    file.toFile().setWritable(true);
    Files.delete(file);
    Files.delete(file.getParent());
    Files.delete(file.getParent().getParent());
  }

  @Test
  void aLibraryThatIsAFileStaysWhereItIs() {
    Path library = folder.resolve("own.ruleset");
    Declaration declared = new Declaration("wall", library.toUri(), false, new TextRange(0, 4), "wall");
    assertEquals(library.toUri(), new LibraryFiles(folder).file(declared).orElseThrow());
  }

  @Test
  void theCacheIsWhereTheEnvironmentSaysOrAtHomeOrForPeopleWithoutOneInATemporaryFolder() {
    Path home = folder.resolve("home");
    Path below = Path.of("tilewright", "libraries");
    assertEquals(home.resolve(".cache").resolve(below), LibraryFiles.cacheOfUser(Map.of(), home, folder));
    assertEquals(folder.resolve("c").resolve(below),
        LibraryFiles.cacheOfUser(Map.of("XDG_CACHE_HOME", folder.resolve("c").toString()), home, folder));
    assertEquals(home.resolve(".cache").resolve(below), LibraryFiles.cacheOfUser(Map.of("XDG_CACHE_HOME", "c"), home, folder));
    assertEquals(folder.resolve(below), LibraryFiles.cacheOfUser(Map.of(), Path.of("?"), folder));
  }
}
