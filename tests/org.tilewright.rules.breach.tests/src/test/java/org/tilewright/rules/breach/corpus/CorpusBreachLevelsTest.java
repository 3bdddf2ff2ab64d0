package org.tilewright.rules.breach.corpus;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.breach.BreachLanguage;
import org.tilewright.rules.breach.Game;

/** All level and save files of the corpus become levels, can be played, and come back byte for byte. */
class CorpusBreachLevelsTest {

  @Test
  void everyLevelComesBackByteForByte() {
    List<Path> files = Corpus.files(Corpus.folder().resolve("levels"), ".txt");
    assertFalse(files.isEmpty(), "the corpus has no levels");
    assertAll(files.stream().map(file -> () -> {
      byte[] bytes = Files.readAllBytes(file);
      String level = BreachLanguage.imported(new String(bytes, StandardCharsets.UTF_8));
      assertArrayEquals(bytes, BreachLanguage.exported(BreachLanguage.level(level)).getBytes(StandardCharsets.UTF_8), file.toString());
    }));
    System.out.println(files.size() + " level and save files come back byte for byte");
  }

  @Test
  void everyLevelCanBePlayed() {
    for (Path file : Corpus.files(Corpus.folder().resolve("levels"), ".txt")) {
      Game game = Game.of(BreachLanguage.level(BreachLanguage.imported(read(file))));
      assertEquals(0, game.state().turn(), file.toString());
      assertEquals(1, game.endTurn().state().turn(), file.toString());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
