package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** breach.md 3: the phases of a turn, winning and losing. */
class TurnsTest {

  @Test
  void attacksGoByPriorityWithMechsAndEnemiesMixed() {
    Game enemyFirst = Game.on("1      ", "       ", "", "S,1,1,5,0,3", "T,1,0,3,0,5", "T,0,6,9,0,0").endTurn();
    assertEquals(List.of("S,1,1,5,0,3", "T,0,6,9,0,0"), enemyFirst.units(), "who is killed before its turn does not attack");
    Game mechFirst = Game.on("1      ", "       ", "", "T,1,0,3,0,5", "S,1,1,5,0,3", "S,0,6,9,0,0").endTurn();
    assertEquals(List.of("T,1,0,3,0,5", "S,0,6,9,0,0"), mechFirst.units());
  }

  @Test
  void mechsAttackWhetherOrNotTheyMoved() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,1,2", "S,1,3,9,0,0");
    assertEquals("S,1,3,7,0,0", game.endTurn().units().get(1));
    assertEquals("S,1,3,5,0,0", game.move("1,0", "1,1").endTurn().units().get(1));
  }

  @Test
  void enemiesMoveAfterAllAttacks() {
    Game game = Game.on("1      ", "       ", "       ", "", "S,2,4,9,2,5", "T,0,2,5,0,0").endTurn();
    assertEquals("T,0,2,5,0,0", game.units().get(1), "the scorpion reaches the tank only after its attack");
  }

  @Test
  void theGameIsWonWhenNoEnemyIsLeftButAMechAndABuilding() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,0,5", "S,1,1,5,0,0").endTurn();
    assertTrue(game.won());
    assertEquals("won: all enemies are destroyed", game.outcome().text());
    assertEquals("You Win!", game.view().status());
  }

  @Test
  void theGameIsLostWithoutBuildings() {
    Game game = Game.on("1      ", "       ", "", "S,0,2,5,0,3", "T,1,6,3,0,0").endTurn();
    assertTrue(game.lost());
    assertEquals("lost: all buildings are destroyed", game.outcome().text());
    assertEquals("You Lost!", game.view().status());
  }

  @Test
  void theGameIsLostWithoutMechs() {
    Game game = Game.on("1      ", "       ", "", "S,1,1,5,0,3", "T,1,0,3,0,5").endTurn();
    assertTrue(game.lost());
    assertEquals("lost: all mechs are destroyed", game.outcome().text());
  }

  @Test
  void theLastEnemyTogetherWithTheLastBuildingIsALoss() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,0,5", "T,1,1,3,0,0", "S,1,2,5,0,0", "T,0,1,3,0,9").endTurn();
    assertTrue(game.lost());
    assertFalse(game.won());
  }

  @Test
  void onlyTheEndOfATurnDecides() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,1,5", "S,1,2,5,0,0").move("1,0", "1,1");
    assertTrue(game.outcome().isOngoing());
    assertTrue(game.endTurn().won());
  }

  @Test
  void turnsCountEndedTurnsAndNotMoves() {
    Game game = Game.level1().move("1,1", "2,1");
    assertEquals(0, game.state().turn());
    assertEquals(1, game.endTurn().state().turn());
    assertEquals(2, game.state().ply());
  }

  @Test
  void nothingCanBeDoneAfterTheEnd() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,1,5", "S,1,1,5,0,0").endTurn();
    assertEquals(List.of(), game.legal());
    assertEquals(Optional.of("The game is over."), game.refusal("end turn"));
    assertEquals(Optional.of("The game is over."), game.refusal("move 1,0 to 1,1"));
  }
}
