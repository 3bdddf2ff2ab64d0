package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Openings;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.generate.BoardGenerator;
import org.tilewright.rules.winter.level.LevelPlan;

/** Section 2: map generation. */
class GeneratorTest {

  private static final int SEEDS = 400;

  private static GeneratedLevel board(int players, long seed, boolean connected) {
    return new BoardGenerator().generate(WinterLanguage.choices(players, connected), seed);
  }

  private static List<Cell> cells(GeneratedLevel board, String kind) {
    return board.sources().stream().flatMap(s -> s instanceof Placement p ? Stream.of(p) : Stream.empty())
        .filter(p -> p.entity().kind().equals(kind)).map(Placement::cell).toList();
  }

  private static Paths paths(int players, long seed, boolean connected) {
    return new LevelPlan(WinterLanguage.generated(players, seed, connected)).paths();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void boardIsASquareOfPlayersPlusFour(int players) {
    MapBlock map = (MapBlock) board(players, 1, false).sources().getFirst();
    assertEquals(players + 4, map.width());
    assertEquals(players + 4, map.height());
  }

  @Test
  void playersStartInTheCornersInReadingOrder() {
    GeneratedLevel board = board(4, 1, false);
    assertEquals(List.of(new Cell(0, 0)), cells(board, "player_1"));
    assertEquals(List.of(new Cell(7, 0)), cells(board, "player_2"));
    assertEquals(List.of(new Cell(0, 7)), cells(board, "player_3"));
    assertEquals(List.of(new Cell(7, 7)), cells(board, "player_4"));
    assertEquals(List.of(), cells(board(2, 1, false), "player_3"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void fortsArePlayersPlusThreeOnDistinctTiles(int players) {
    Set<Cell> anywhere = new HashSet<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      List<Cell> forts = cells(board(players, seed, false), "fort");
      assertEquals(players + 3, forts.size());
      assertEquals(forts.size(), new HashSet<>(forts).size(), "seed " + seed);
      anywhere.addAll(forts);
    }
    assertEquals((players + 4) * (players + 4), anywhere.size(),
        "every tile gets a fort in some board, start tiles too");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everyBoardIsFreeOfMistakesButThatPartsOfItMayBeOutOfReach(int players) {
    for (long seed = 0; seed < SEEDS; seed++) {
      List<LevelProblem> problems = WinterLanguage.RULES.check(WinterLanguage.generated(players, seed, false));
      assertTrue(problems.stream().map(LevelProblem::code)
          .allMatch(Set.of("winter.walledIn", "winter.unreachable", "winter.apart")::contains), seed + ": " + problems);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everyRepairedBoardIsFreeOfMistakes(int players) {
    for (long seed = 0; seed < SEEDS; seed++) {
      assertEquals(List.of(), WinterLanguage.RULES.check(WinterLanguage.generated(players, seed, true)), "seed " + seed);
    }
  }

  /** The steps of the facts, written once more and as plainly as there, with the same random numbers. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void sidesAreClosedAsTheOriginalDoes(int players) {
    int n = players + 4;
    for (long seed = 0; seed < SEEDS; seed++) {
      boolean[][][] closed = new boolean[n][n][4]; // u l r d
      for (int i = 0; i < n; i++) {
        closed[0][i][0] = closed[i][0][1] = closed[i][n - 1][2] = closed[n - 1][i][3] = true;
      }
      RandomSource random = new RandomSource(seed);
      for (int y = 0; y < n; y++) {
        for (int x = 0; x < n; x++) {
          if (random.nextDouble() < 0.5) {
            double r = random.nextDouble();
            int side = y > 0 && r < .25 ? 0 : x > 0 && r < .5 ? 1 : x < n - 1 && r < .75 ? 2 : y < n - 1 ? 3 : -1;
            int nx = x + (side == 1 ? -1 : side == 2 ? 1 : 0);
            int ny = y + (side == 0 ? -1 : side == 3 ? 1 : 0);
            if (side >= 0 && count(closed[y][x]) < 2 && count(closed[ny][nx]) < 2) {
              closed[y][x][side] = true;
              closed[ny][nx][3 - side] = true;
            }
          }
        }
      }
      StringBuilder expected = new StringBuilder();
      for (boolean[][] row : closed) {
        for (boolean[] tile : row) {
          for (int side = 0; side < 4; side++) {
            expected.append(tile[side] ? '-' : "ulrd".charAt(side));
          }
        }
      }
      StringBuilder made = new StringBuilder();
      Paths paths = paths(players, seed, false);
      for (int tile = 0; tile < paths.count(); tile++) {
        made.append(paths.openings(tile).text());
      }
      assertEquals(expected.toString(), made.toString(), "seed " + seed);
    }
  }

  private static int count(boolean[] closed) {
    int count = 0;
    for (boolean side : closed) {
      count += side ? 1 : 0;
    }
    return count;
  }

  @Test
  void cornersNeverChangeAndEveryTileKeepsTwoOpenings() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Paths paths = paths(3, seed, false);
      assertEquals("--rd", paths.openings(0).text());
      assertEquals("-l-d", paths.openings(6).text());
      assertEquals("u-r-", paths.openings(42).text());
      assertEquals("ul--", paths.openings(48).text());
      for (int tile = 0; tile < paths.count(); tile++) {
        assertTrue(paths.openings(tile).count() >= Openings.FEWEST);
      }
    }
  }

  @Test
  void everyShapeComesUp() {
    Set<String> shapes = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      Paths paths = paths(2, seed, false);
      for (int tile = 0; tile < paths.count(); tile++) {
        shapes.add(paths.openings(tile).kind());
      }
    }
    assertEquals(11, shapes.size());
  }

  @Test
  void boardsMayFallApartUnlessTheyAreConnected() {
    int apart = 0;
    for (long seed = 0; seed < 2000; seed++) {
      Paths plain = paths(2, seed, false);
      Paths repaired = paths(2, seed, true);
      boolean whole = Long.bitCount(plain.connected(0)) == plain.count();
      apart += whole ? 0 : 1;
      assertEquals(repaired.count(), Long.bitCount(repaired.connected(0)), "seed " + seed);
      if (whole) {
        assertEquals(plain, repaired, "a board that hangs together is left alone, seed " + seed);
      } else {
        assertNotEquals(plain, repaired);
      }
    }
    assertTrue(apart > 0);
  }

  @Test
  void repairOnlyOpensWallsAndKeepsTheForts() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Paths plain = paths(4, seed, false);
      Paths repaired = paths(4, seed, true);
      for (int tile = 0; tile < plain.count(); tile++) {
        int sides = plain.openings(tile).sides();
        assertEquals(sides, sides & repaired.openings(tile).sides(), "seed " + seed);
      }
      assertEquals(cells(board(4, seed, false), "fort"), cells(board(4, seed, true), "fort"));
    }
  }

  @Test
  void sameSeedMakesTheSameBoard() {
    assertEquals(board(3, 42, true), board(3, 42, true));
    assertNotEquals(board(3, 42, true).sources(), board(3, 43, true).sources());
  }

  @Test
  void choiceThatIsNotPossibleIsRefusedWithWhatIs() {
    String reason = assertThrows(IllegalArgumentException.class, () -> board(5, 1, true)).getMessage();
    assertEquals("Players must be 2 to 4, not 5", reason);
    assertThrows(IllegalArgumentException.class,
        () -> new BoardGenerator().generate(new GeneratorChoices(Map.of("connected", 2)), 1));
  }

  @Test
  void whoChoosesNothingGetsTwoPlayersAndAConnectedBoard() {
    List<GeneratedLevel> boards = new ArrayList<>();
    for (long seed = 0; seed < 30; seed++) {
      boards.add(new BoardGenerator().generate(GeneratorChoices.INITIAL, seed));
      assertEquals(board(2, seed, true), boards.getLast());
    }
  }
}
