package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;

/** Section 4: what the original does wrong, and is right here. */
class DefectTest {

  /** Defect 1: the original measures the distance on the wrong axis, so that every hit does 2 damage. */
  @Test
  void notEveryHitDoesTwoDamage() {
    for (String throwing : List.of("throw right 1", "throw down 1")) {
      Set<Integer> damages = new HashSet<>();
      for (long seed = 0; seed < 50; seed++) {
        damages.add(Game.duel(seed, "0, 0", throwing.contains("right") ? "1, 0" : "0, 1").play(throwing).hits()
            .getFirst().damage());
      }
      assertEquals(Set.of(1, 2), damages, throwing);
    }
  }

  private static Game afterElimination() {
    return Game.on(open(7), "fort at (6, 6)", player(1, 3, 2, "0, 0"), player(2, 2, 3, "1, 0", ", health: 1"),
        player(3, 2, 3, "0, 6")).play("throw right 1");
  }

  /** Defect 2: in the original bodies can be hit. */
  @Test
  void bodiesAreNotHit() {
    Game game = afterElimination().play("skip move", "end turn", "throw right 1");
    assertEquals(List.of(), game.hits());
  }

  /** Defect 2: in the original bodies block tiles. */
  @Test
  void bodiesDoNotBlock() {
    Game game = afterElimination();
    assertTrue(game.isLegal("move 1,0"));
    assertEquals(new Cell(1, 0), game.play("move 1,0").cell(1));
  }

  /** Defect 2: nor do they stop a knock-back. */
  @Test
  void bodiesDoNotStopAKnockBack() {
    Game game = Game.on(open(7), "fort at (6, 6)", player(1, 3, 2, "0, 0"), player(2, 2, 3, "2, 0", ", health: 1"),
        player(3, 2, 3, "1, 0"));
    for (long seed = 0; game.player(2).alive(); seed++) {
      game = Game.seeded(seed, open(7), "fort at (6, 6)", player(1, 3, 2, "0, 0"),
          player(2, 2, 3, "2, 0", ", health: 1"),
          player(3, 2, 3, "1, 0")).play("throw right 2");
    }
    game.play("end turn", "end turn", "throw right 1");
    assertEquals(new Cell(2, 0), game.cell(3));
  }

  /** Defect 3: in the original a player without speed, or who is shut in by others, can never end the turn. */
  @Test
  void playerWhoCannotMoveCanEndTheTurn() {
    Game game = Game.on(open(7), "fort at (6, 6)", player(1, 4, 1, "0, 0"), player(2, 2, 3, "1, 0"),
        player(3, 2, 3, "0, 1"));
    assertTrue(game.legal().stream().noneMatch(command -> command.startsWith("move")));
    assertEquals(2, game.play("skip move", "skip throw").active());
  }

  /** Defect 4: in the original the throw can be armed without a snowball. */
  @Test
  void thereIsNoThrowWithoutASnowball() {
    Game game = Game.on(open(6), Game.FAR_FORT, player(1, 1, 4, "0, 0"), player(2, 2, 3, "5, 5")).play("throw right 1");
    assertFalse(game.isLegal("throw right 1"));
    assertTrue(game.refusal("throw right 1").contains("no snowballs"));
  }

  /** Defect 5: the original lists the sixth square twice. */
  @Test
  void everyTargetIsListedOnce() {
    Game game = Game.on(open(8), "fort at (7, 7)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "5, 5"),
        player(3, 2, 3, "1, 2"),
        player(4, 2, 3, "3, 3"));
    assertEquals(12, game.legal().stream().filter(command -> command.startsWith("throw")).count());
    assertEquals(game.legal().size(), new HashSet<>(game.legal()).size());
  }

  /** Defect 6: the original reads its input at fixed positions. */
  @Test
  void commandsMayBeWrittenFreely() {
    Game game = Game.on(open(6), Game.FAR_FORT, "player_1 at (0, 0)", "player_2 at (5, 0)");
    game.play("  SKILLS   2   3  ", "skills 2,3", "Move ( 1 , 0 )", "THROW r 2", "skip  MOVE", "throw D 1");
    assertEquals(1, game.active());
    assertEquals(2, game.state().turn());
  }
}
