package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.rules.dungeon.command.DungeonCommand;

/** A damaged saved game is loaded or refused with words. */
class DamagedSaveTest {

  private static final String LEVEL = "level a uses dungeon { map \"\"\"\n  #####\n  #@.X#\n  #####\n  \"\"\" goal exit }";
  private static final int ROUNDS = 300;
  private static final List<String> BAD = List.of("2147483639", "-2147483648", "1E999999999", "%", "%zz", "\u0000", "\ud800", "\u2003",
      "\n", "\"", "[".repeat(2000), "map 0 0 2147483639 1 numbers\n", "9".repeat(3000));

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void damagedSavesAreLoadedOrRefused(long seed) throws Exception {
    CourseLevels levels = CourseLevels.shared();
    Rulesets rulesets = new Rulesets(List.of(levels.rules()));
    LevelDefinition level = new LevelLanguage(rulesets).parse(LEVEL, "a.level").levels().getFirst().definition();
    Game game = Game.start(levels.rules(), level, 1,
        CourseSettings.of(System.getProperties()).ids());
    game.play(new DungeonCommand.Move(Direction.RIGHT));
    String valid = SaveText.format("my game", game);
    SaveText.parse(valid, rulesets);
    RandomSource random = new RandomSource(seed);
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder(valid);
      int at = random.nextInt(random.nextInt(4) == 0 ? 100 : text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(9)));
        case 1 -> text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
        default -> text.insert(at, BAD.get(random.nextInt(BAD.size())));
      }
      try {
        SaveText.parse(text.toString(), rulesets);
      } catch (IllegalArgumentException e) {
        assertFalse(e.getMessage() == null || e.getMessage().isBlank());
        assertFalse(e instanceof NumberFormatException, e.toString());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail("seed " + seed + ", round " + round + ": " + e, e);
      }
    }
  }
}
