package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;

/** Section 3.1: the move. */
class MoveTest {

  private static Set<String> moves(Game game) {
    return game.legal().stream().filter(c -> c.startsWith("move")).map(c -> c.substring(5)).collect(Collectors.toSet());
  }

  @Test
  void targetIsAtMostSpeedStepsAway() {
    Game game = Game.on(open(6), "fort at (5, 0)", player(1, 3, 2, "0, 0"), player(2, 1, 4, "5, 5"));
    assertEquals(Set.of("1,0", "2,0", "0,1", "0,2", "1,1"), moves(game));
    assertEquals("It takes more than 2 steps along the paths to get to (3, 0).", game.refusal("move 3,0"));
  }

  @Test
  void stepsLeadThroughOpeningsWithAnyNumberOfTurns() {
    String ring = """
        ┌─┬┬┬┐
        │┌┼┼┼┤
        ├┴┼┼┼┤
        ├┬┼┼┼┤
        ├┼┼┼┼┤
        └┴┴┴┴┘
        """;
    Game slow = Game.on(ring, "fort at (5, 0)", player(1, 3, 2, "1, 1"), player(2, 1, 4, "5, 5"));
    assertTrue(slow.isLegal("move 0,2"), "down and left");
    assertTrue(slow.isLegal("move 2,0"), "right and up");
    assertFalse(slow.isLegal("move 0,1"), "next to it, but behind a wall");
    Game fast = Game.on(ring, "fort at (5, 0)", player(1, 2, 3, "1, 1"), player(2, 1, 4, "5, 5"));
    assertTrue(fast.isLegal("move 0,1"), "down, left and up");
    assertTrue(fast.isLegal("move 1,0"), "right, up and left");
  }

  @Test
  void ownTileIsNoDestination() {
    Game game = Game.duel(1, "0, 0", "5, 5");
    assertTrue(game.refusal("move 0,0").contains("already"));
  }

  @Test
  void playersOnTheWayDoNotBlock() {
    String lane = """
        ┌──┬┬┐
        └──┼┼┤
        ┌──┼┼┤
        ├┬┬┼┼┤
        ├┼┼┼┼┤
        └┴┴┴┴┘
        """;
    Game game = Game.on(lane, "fort at (5, 0)", player(1, 3, 2, "0, 0"), player(2, 1, 4, "1, 0"));
    assertTrue(game.isLegal("move 2,0"));
    assertEquals(new Cell(2, 0), game.play("move 2,0").cell(1));
  }

  @Test
  void endTileMustHoldNoPlayer() {
    Game game = Game.duel(1, "0, 0", "1, 0");
    assertFalse(game.isLegal("move 1,0"));
    assertEquals("Player 2 stands at (1, 0).", game.refusal("move 1,0"));
  }

  @Test
  void tileBesideTheBoardIsRefused() {
    assertEquals("There is no tile at (-1, 0).", Game.duel(1, "0, 0", "1, 0").refusal("move -1,0"));
    assertEquals("There is no tile at (6, 0).", Game.duel(1, "0, 0", "1, 0").refusal("move 6,0"));
  }

  @Test
  void movingEndsSafety() {
    Game game = Game.on(open(6), "fort at (5, 0)", player(1, 3, 2, "0, 0", ", safe: true"), player(2, 1, 4, "5, 5"));
    assertFalse(game.play("move 1,0").player(1).safe());
  }

  @Test
  void boardNeedNotBeginAtTheOrigin() {
    String level = WinterLanguage.text(open(6), "fort at (-3, 7)", player(1, 2, 3, "-3, 2"), player(2, 2, 3, "2, 2"))
        .replace("map", "map at (-3, 2)");
    var state = WinterLanguage.RULES.start(WinterLanguage.level(level), 1);
    assertTrue(WinterLanguage.RULES.legalCommands(state, 0).stream().anyMatch(c -> c.text().equals("move -2,2")));
  }
}
