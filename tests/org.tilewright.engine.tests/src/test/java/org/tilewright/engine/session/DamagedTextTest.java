package org.tilewright.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.level.LevelDefinitionText;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.text.TextFormatException;

/** Whatever stands in a saved game, a replay or the text of a level: it is read, or refused at a line and column. */
class DamagedTextTest {

  private static final int ROUNDS = 1500;
  private static final List<String> BAD = List.of("2147483639", "-2147483648", "99999999999999999999", "1E999999999",
      "-1E-999999999", "0", "-1", "\u0000", "\ud800", "\u2003", "\uFEFF", "\"", "`", "[", "{", "(", "not ", "map ", "end\n",
      "\n", "\\u12", "…", "[".repeat(3000), "(".repeat(3000), "{a:".repeat(3000), "not ".repeat(3000), "9".repeat(5000));

  /** Reads a text in one of the three formats. */
  @FunctionalInterface
  private interface Reader {
    Object read(String text) throws TextFormatException;
  }

  private static String level(String parts) {
    return "tilewright-level 1\nlevel a \"A\"\nruleset walk\n" + parts + "end\n";
  }

  private static TextFormatException refusal(String level) {
    return assertThrows(TextFormatException.class, () -> LevelDefinitionText.parse(level));
  }

  @ParameterizedTest
  @ValueSource(strings = {"map 0 0 2147483639 1 numbers\n  |0|\nend\n", "map 0 0 99999999 1 numbers\n  |0|\nend\n",
      "map 0 0 2147483639 1 symbols\n  |.|\nend\n", "map 0 0 60000 60000 symbols\nend\n", "map 0 0 0 2147483639 symbols\nend\n",
      "map 2147483647 0 1 1 symbols\n  |.|\nend\n"})
  void aMapThatIsNotThereIsRefusedBeforeRoomIsMadeForIt(String map) {
    TextFormatException refused = refusal(level(map));

    assertTrue(refused.line() >= 4, refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1E999999999", "1E-999999999", "-1E100002", "1E99999999999", "0.1E200000"})
  void aNumberWithAHugeExponentIsRefusedWhereItStands(String number) {
    TextFormatException refused = refusal(level("config health = " + number + "\n"));

    assertEquals(4, refused.line());
    assertEquals(17, refused.column());
  }

  @Test
  void numbersOfOrdinaryExponentsAreKept() throws TextFormatException {
    String text = level("config a = 1E+308\nconfig b = 1E-400\nconfig c = 12.50\n");

    String written = LevelDefinitionText.format(LevelDefinitionText.parse(text));

    assertEquals(text.replace("1E+308", "1" + "0".repeat(308)), written, "whole numbers are written out");
    assertEquals(written, LevelDefinitionText.format(LevelDefinitionText.parse(written)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"place 2147483647 0 rock\n", "place 0 -1000000001 rock\n"})
  void aCellBeyondTheLimitOfCoordinatesIsRefused(String place) {
    assertEquals(4, refusal(level(place)).line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"outcome \u2003\n", "outcome\n", "- \u2003\n", "-  \u3000 \n"})
  void nothingButBlanksIsNoOutcomeAndNoCommand(String line) {
    String replay = "tilewright-replay 1\nruleset walk\nlevel a\nseed 1\n" + line;

    TextFormatException refused = assertThrows(TextFormatException.class, () -> Replay.parse(replay));
    assertEquals(5, refused.line());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void damagedTextsAreReadOrRefused(long seed) throws TextFormatException {
    Session session = Games.played("@.#\n..X", "move right", "move down");
    fuzz(LevelDefinitionText.format(session.level()), seed, LevelDefinitionText::parse);
    fuzz(SessionText.save(session), seed, text -> SessionText.load(text, Games.INSTALLED));
    fuzz(session.replay().format(), seed, Replay::parse);
  }

  private static void fuzz(String valid, long seed, Reader reader) throws TextFormatException {
    reader.read(valid);
    RandomSource random = new RandomSource(seed);
    for (int round = 0; round < ROUNDS; round++) {
      String text = damaged(valid, random);
      try {
        reader.read(text);
      } catch (TextFormatException e) {
        assertTrue(e.line() >= 1 && e.column() >= 1, e.getMessage());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail("seed " + seed + ", round " + round + ": " + e + " for\n" + text.substring(0, Math.min(2000, text.length())), e);
      }
    }
  }

  private static String damaged(String valid, RandomSource random) {
    StringBuilder text = new StringBuilder(valid);
    for (int changes = 1 + random.nextInt(3); changes > 0 && !text.isEmpty(); changes--) {
      int at = random.nextInt(text.length());
      int length = Math.min(text.length() - at, 1 + random.nextInt(12));
      switch (random.nextInt(4)) {
        case 0 -> text.delete(at, at + length);
        case 1 -> text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
        case 2 -> text.insert(at, BAD.get(random.nextInt(BAD.size())));
        default -> text.insert(at, text.substring(at, at + length));
      }
    }
    return text.toString();
  }
}
