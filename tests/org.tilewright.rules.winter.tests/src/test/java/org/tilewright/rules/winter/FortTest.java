package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;

/** Section 3.2: forts. */
class FortTest {

  private static final String TWO_FORTS = "fort at (1, 0), (5, 0)";

  private static Game needy(String... forts) {
    return Game.on(open(6), forts[0], player(1, 3, 2, "0, 0", ", snowballs: 1"), player(2, 1, 4, "2, 0"));
  }

  @Test
  void fortRefillsToTheStrength() {
    assertEquals(3, needy(TWO_FORTS).play("move 1,0").player(1).snowballs());
  }

  @Test
  void fortMakesSafe() {
    assertTrue(needy(TWO_FORTS).play("move 1,0").player(1).safe());
  }

  @Test
  void usedFortDisappears() {
    assertEquals(Set.of(new Cell(5, 0)), needy(TWO_FORTS).play("move 1,0").forts());
  }

  @Test
  void fortDoesNothingForWhoIsFull() {
    Game game = Game.on(open(6), TWO_FORTS, player(1, 3, 2, "0, 0"), player(2, 1, 4, "5, 5")).play("move 1,0");
    assertFalse(game.player(1).safe());
    assertEquals(Set.of(new Cell(1, 0), new Cell(5, 0)), game.forts());
  }

  @Test
  void onlyTheEndOfTheMoveCounts() {
    Game game = Game.on(open(6), TWO_FORTS, player(1, 3, 2, "0, 0", ", snowballs: 1"), player(2, 1, 4, "5, 5"))
        .play("move 2,0");
    assertEquals(1, game.player(1).snowballs());
    assertEquals(2, game.forts().size());
  }

  @Test
  void whenTheLastFortDisappearsAllComeBackAtRandomAtOnce() {
    Set<Set<Cell>> seen = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Game game = Game.seeded(seed, open(6), "fort at (1, 0)", player(1, 3, 2, "0, 0", ", snowballs: 1"),
          player(2, 1, 4, "5, 5"))
          .play("move 1,0");
      assertEquals(5, game.forts().size(), "players + 3");
      seen.add(game.forts());
    }
    assertEquals(20, seen.size());
  }

  @Test
  void fortsMayComeBackUnderPlayers() {
    boolean under = false;
    for (long seed = 0; seed < 50 && !under; seed++) {
      under = Game.seeded(seed, open(6), "fort at (1, 0)", player(1, 3, 2, "0, 0", ", snowballs: 1"),
          player(2, 1, 4, "5, 5"))
          .play("move 1,0").forts().contains(new Cell(5, 5));
    }
    assertTrue(under);
  }

  @Test
  void beingKnockedOntoAFortDoesNothing() {
    Game game = Game.on(open(6), "fort at (2, 0), (5, 5)", player(1, 2, 3, "0, 0"),
        player(2, 2, 3, "1, 0", ", snowballs: 1"))
        .play("throw right 1");
    assertEquals(new Cell(2, 0), game.cell(2));
    assertEquals(1, game.player(2).snowballs());
    assertFalse(game.player(2).safe());
    assertEquals(2, game.forts().size());
  }

  @Test
  void startingOnAFortDoesNothing() {
    Game game = Game.on(open(6), "fort at (0, 0), (5, 5)", player(1, 2, 3, "0, 0", ", snowballs: 1"),
        player(2, 2, 3, "1, 0"));
    assertEquals(1, game.player(1).snowballs());
    assertEquals(1, game.play("skip move").player(1).snowballs());
    assertEquals(2, game.forts().size());
  }

  @Test
  void safeCanBeNeitherDamagedNorKnockedBack() {
    for (long seed = 0; seed < 30; seed++) {
      Game game = Game.seeded(seed, open(6), TWO_FORTS, player(1, 2, 3, "0, 0", ", snowballs: 1"),
          player(2, 2, 3, "2, 0"))
          .play("move 1,0", "skip throw", "throw left 1");
      assertEquals(10, game.player(1).health());
      assertEquals(new Cell(1, 0), game.cell(1));
      assertEquals(1, game.player(2).snowballs(), "the snowball is spent all the same");
    }
  }

  @Test
  void safetyLastsThroughEveryOpponentsTurnAndUntilTheNextOwnMove() {
    Game game = Game.on(open(7), "fort at (1, 0), (6, 3)", player(1, 2, 3, "0, 0", ", snowballs: 1"),
        player(2, 2, 3, "6, 0"),
        player(3, 2, 3, "0, 6")).play("move 1,0", "end turn");
    assertTrue(game.player(1).safe());
    game.play("end turn", "end turn");
    assertTrue(game.player(1).safe());
    game.play("throw down 1");
    assertTrue(game.player(1).safe(), "throwing first keeps it");
    game.play("move 2,0");
    assertFalse(game.player(1).safe());
  }

  @Test
  void safetyAlsoEndsWithAMoveThatIsSkipped() {
    Game safe = Game.on(open(6), TWO_FORTS, player(1, 2, 3, "0, 0", ", safe: true"), player(2, 2, 3, "5, 5"));
    assertFalse(safe.play("skip move").player(1).safe());
    safe = Game.on(open(6), TWO_FORTS, player(1, 2, 3, "0, 0", ", safe: true"), player(2, 2, 3, "5, 5"));
    assertFalse(safe.play("end turn").player(1).safe());
    safe = Game.on(open(6), TWO_FORTS, player(1, 2, 3, "0, 0", ", snowballs: 1"), player(2, 2, 3, "5, 5"));
    assertTrue(safe.play("move 1,0", "end turn").player(1).safe(), "the move that made safe was made");
  }

  @Test
  void safePlayerMayThrow() {
    Game game = needy(TWO_FORTS).play("move 1,0");
    assertTrue(game.isLegal("throw right 1"));
    assertNotEquals(new Cell(2, 0), game.play("throw right 1").cell(2));
  }

  @Test
  void whoMovesFromFortToFortStaysSafe() {
    Game game = Game.on(open(6), "fort at (1, 0), (5, 5)", player(1, 3, 2, "0, 0", ", safe: true, snowballs: 1"),
        player(2, 1, 4, "2, 2")).play("move 1,0");
    assertTrue(game.player(1).safe());
  }
}
