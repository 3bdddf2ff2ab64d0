package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.view.CommandView;

/** breach.md 3.1 to 3.3: moves of the player, clicks, undo; and how commands are written. */
class PlayerMovementTest {

  private static Game open() {
    return Game.on("1     ", "      ", "      ", "      ", "", "T,2,2,5,2,0", "H,2,3,5,1,0", "S,3,5,9,0,0");
  }

  @Test
  void targetsAreTheFreeTilesWithinSpeedInReadingOrder() {
    assertEquals(List.of("0,2", "1,1", "1,2", "1,3", "2,0", "2,1", "3,1", "3,2", "3,3"), open().targets("2,2"));
  }

  @Test
  void theOwnTileIsNoTargetAndFriendsBlock() {
    assertEquals(List.of("1,3", "2,4", "3,3"), open().targets("2,3"));
  }

  @Test
  void theLengthOfTheWayCountsNotTheDistance() {
    Game game = Game.on("1MMMMM", "  M   ", "  M   ", "      ", "", "T,1,1,5,4,0", "S,3,5,9,0,0");
    assertEquals(List.of("1,0", "2,0", "2,1", "3,0", "3,1", "3,2", "3,3"), game.targets("1,1"));
  }

  @Test
  void aMechMovesOnceATurn() {
    Game game = open().move("2,2", "1,2");
    assertEquals(List.of(), game.targets("1,2"));
    assertEquals(Optional.of("Tank Mech at (2, 1) has already moved in this turn."), game.refusal("move 1,2 to 2,2"));
    assertTrue(game.endTurn().targets("1,2").contains("2,2"), "all mechs may move again");
  }

  @Test
  void onlyMechsAreMovedAndOnlyToTheirTargets() {
    Game game = open();
    assertEquals(Optional.of("Scorpion at (5, 3) is an enemy. Only mechs can be moved."), game.refusal("move 3,5 to 3,4"));
    assertEquals(Optional.of("There is no mech at (5, 0). A command names the row first: move ROW,COLUMN to ROW,COLUMN."), game.refusal("move 0,5 to 0,4"));
    assertEquals(Optional.of("There is no mech at (99, -1). A command names the row first: move ROW,COLUMN to ROW,COLUMN."), game.refusal("move -1,99 to 0,4"));
    assertEquals(Optional.of("Tank Mech at (2, 2) cannot go to (2, 2): it goes to free tiles at most 2 steps away. "
        + "A command names the row first: move ROW,COLUMN to ROW,COLUMN."),
        game.refusal("move 2,2 to 2,2"));
    assertTrue(game.refusal("move 2,2 to 2,3").isPresent());
    assertTrue(game.refusal("move 2,2 to 9,9").isPresent());
  }

  @Test
  void aClickOnAMechThatMayMoveOffersItsTargetsToMoveTo() {
    Game game = open();
    CommandView view = BreachLanguage.RULES.describe(game.state(), game.legal().getFirst());
    assertEquals("Move Tank Mech to (2, 0)", view.label());
    assertEquals(CommandView.Role.MOVE, view.role());
    assertEquals(List.of(), game.attacked("2,2"), "its attack is not shown before it has moved");
  }

  @Test
  void aClickOnAnEnemyOrAMechThatHasMovedMarksItsAttack() {
    Game game = open().move("2,3", "2,4");
    assertEquals(List.of("1,5", "2,5", "3,3", "3,4"), game.attacked("3,5"));
    assertEquals(List.of("1,4", "2,3", "2,5", "3,4"), game.attacked("2,4"));
    assertEquals(List.of(), game.undo().attacked("2,3"));
  }

  @Test
  void aClickOnAnythingElseMarksNothing() {
    assertEquals(List.of(), open().attacked("0,0"));
    assertEquals(List.of(), open().attacked("-5,99"));
  }

  @Test
  void undoTakesBackTheLatestMoveFirst() {
    Game game = open().move("2,2", "1,2").move("2,3", "2,2");
    assertEquals(List.of("T,1,2,5,2,0", "H,2,3,5,1,0", "S,3,5,9,0,0"), game.undo().units());
    assertEquals(List.of("T,2,2,5,2,0", "H,2,3,5,1,0", "S,3,5,9,0,0"), game.undo().units());
    assertEquals(open().state(), game.state());
    assertEquals(open().targets("2,2"), game.targets("2,2"));
  }

  @Test
  void thereIsNothingToUndoAtTheBeginningOfATurn() {
    Optional<String> refusal = Optional.of("There is no move to undo in this turn.");
    assertEquals(refusal, open().refusal("undo"));
    assertEquals(refusal, open().move("2,2", "1,2").endTurn().refusal("undo"), "the end of a turn is for good");
    assertEquals(refusal, open().move("2,2", "1,2").undo().refusal("undo"));
  }

  @Test
  void commandsMayBeWrittenInSeveralWays() throws Exception {
    Game game = open();
    for (String text : List.of("move 2,2 to 1,2", "move 2,2 1,2", "Move (2, 2) to (1, 2)", "  move  2,2   TO  1,2 ")) {
      assertEquals("move 2,2 to 1,2", BreachLanguage.RULES.parse(game.state(), text).text());
    }
    assertEquals("end turn", BreachLanguage.RULES.parse(game.state(), " End  Turn ").text());
    assertEquals("undo", BreachLanguage.RULES.parse(game.state(), "UNDO").text());
  }

  @Test
  void whatIsNoCommandIsRefusedWithTheSyntax() {
    for (String text : List.of("move", "move 1 2 3 4", "move 1,2", "end", "turn end", "move 99999999999,1 to 1,1", "save")) {
      assertTrue(open().refusal(text).orElseThrow().startsWith("Expected 'move ROW,COLUMN to ROW,COLUMN'"), text);
    }
  }
}
