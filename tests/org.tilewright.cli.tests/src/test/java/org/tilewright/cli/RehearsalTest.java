package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalTest {

  /** It throws when a verb answers otherwise than it expects. */
  @Test
  void everyVerbOfTheRehearsalAnswersAsItShould(@TempDir Path folder) throws IOException {
    Rehearsal.main(new String[] {folder.toString()});
    assertTrue(Files.exists(folder.resolve("maze.json")));
  }
}
