package org.tilewright.formats;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.formats.breach.BreachTextFormat;
import org.tilewright.formats.course.CourseFormat;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;

/** A damaged foreign file is imported or refused at a line and column; nothing else ever comes of it. */
class DamagedFilesTest {

  private static final int ROUNDS = 700;
  private static final LevelLanguage LANGUAGE = new LevelLanguage(Rulesets.onClassPath(DamagedFilesTest.class.getClassLoader()));
  private static final List<String> BAD = List.of("2147483648", "-2147483648", "2147483647", "1E999999999", "1e-400", "1e308",
      "9".repeat(400), "-", "\u0000", "\ud800", "\\ud800", "\uFEFF", "\u2003", "\"", "{", "[", ",", ",,", ":", "}", "]", "\n", "\r",
      "\r\n\r\n", "[".repeat(4000), "{\"a\":".repeat(4000), "null", "true", "\"type\":", "X,1,1,1,1,1", "T,1,1,99999999999,1,1", "…");
  private static final String DUNGEON = """
      {"entities": [{"type": "player", "x": 0, "y": 0}, {"type": "wall", "x": 3, "y": -2}, {"type": "portal", "x": 1, "y": 1,
      "colour": "blue"}, {"type": "key", "x": 2, "y": 2, "key": 1}, {"type": "swamp_tile", "x": 4, "y": 4, "movement_factor": 2}],
      "goal-condition": {"goal": "AND", "subgoals": [{"goal": "exit"}, {"goal": "treasure"}]}}
      """;
  private static final String CONFIG = """
      {"player_health": 10, "player_attack": 1.5, "spider_spawn_rate": 0, "treasure_goal": 1, "bomb_radius": 1}
      """;
  private static final String BREACH = "MMMM\nM 3M\nM  M\nMMMM\n\nT,1,1,5,3,3\nS,2,2,10,7,10\n";

  @ParameterizedTest
  @CsvSource({"breach, 1", "breach, 2", "dungeon, 1", "dungeon, 2", "config, 1", "config, 2"})
  void damagedFilesAreImportedOrRefusedAtAPlace(String file, long seed) {
    RandomSource random = new RandomSource(seed);
    for (int round = 0; round < ROUNDS; round++) {
      String text = damaged(file.equals("breach") ? BREACH : file.equals("dungeon") ? DUNGEON : CONFIG, random);
      try {
        assertNotNull(imported(file, text));
      } catch (FormatException e) {
        assertTrue(e.problem().line() >= 0 && e.problem().column() >= 0 && !e.getMessage().isBlank());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail(file + ", seed " + seed + ", round " + round + ": " + e + " for\n" + text.substring(0, Math.min(1500, text.length())), e);
      }
    }
  }

  private static String imported(String file, String text) throws FormatException {
    String game = file.equals("breach") ? "breach" : "dungeon";
    RulesetLibrary library = LANGUAGE.injector().getInstance(Libraries.class).find(game).orElseThrow();
    Vocabulary vocabulary = new Vocabulary(library);
    SourceText source = new SourceText(file, text);
    ImportedLevel level = switch (file) {
      case "breach" -> new BreachTextFormat().read(source, Optional.empty(), vocabulary);
      case "dungeon" -> new CourseFormat().read(source, Optional.empty(), vocabulary);
      default -> new CourseFormat().read(new SourceText("dungeon", DUNGEON), Optional.of(source), vocabulary);
    };
    return new LevelPrinter(DefaultSymbols.of(library)).print(level.draft());
  }

  private static String damaged(String valid, RandomSource random) {
    StringBuilder text = new StringBuilder(valid);
    for (int changes = 1 + random.nextInt(3); changes > 0 && !text.isEmpty(); changes--) {
      int at = random.nextInt(text.length());
      int length = Math.min(text.length() - at, 1 + random.nextInt(8));
      switch (random.nextInt(4)) {
        case 0 -> text.delete(at, at + length);
        case 1 -> text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
        case 2 -> text.insert(at, BAD.get(random.nextInt(BAD.size())));
        default -> text.replace(at, at + length, BAD.get(random.nextInt(BAD.size())));
      }
    }
    return text.toString();
  }
}
