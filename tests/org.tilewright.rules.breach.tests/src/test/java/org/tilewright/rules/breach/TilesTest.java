package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.breach.core.Buildings;

/** breach.md 1: coordinates, tiles, buildings. */
class TilesTest {

  @Test
  void aBuildingHasAtMostNineHealthWhateverItBeganWith() {
    assertEquals(9, Buildings.of(5).damaged(0, -10).health(0));
    assertEquals(9, Buildings.of(9).damaged(0, -1).health(0));
  }

  @Test
  void aBuildingIsDestroyedAtNoHealthAndCannotBeHealed() {
    Buildings destroyed = Buildings.of(5).damaged(0, -10).damaged(0, 15);
    assertEquals(0, destroyed.health(0));
    assertTrue(destroyed.isDestroyed(0));
    assertEquals(0, destroyed.damaged(0, -1).health(0));
  }

  @Test
  void extremeDamageDoesNotOverflow() {
    assertEquals(0, Buildings.of(5).damaged(0, Integer.MAX_VALUE).health(0));
    assertEquals(9, Buildings.of(5).damaged(0, Integer.MIN_VALUE).health(0));
  }

  @Test
  void aStandingBuildingBlocksAndADestroyedOneCanBeWalkedOver() {
    Game standing = Game.on("MMMMM", "M 1 M", "MMMMM", "", "T,1,1,5,3,0", "S,1,3,5,0,0");
    assertEquals(List.of(), standing.targets("1,1"));
    Game destroyed = Game.on("MMMMM1", "M 0 MM", "MMMMMM", "", "T,1,1,5,3,0", "S,1,3,5,0,0");
    assertEquals(List.of("1,2"), destroyed.targets("1,1"));
  }

  @Test
  void aDestroyedBuildingStaysOnTheBoardWithAUnitOnIt() {
    Game game = Game.on("MMMMM1", "M 0 MM", "MMMMMM", "", "T,1,1,5,3,0", "S,1,3,5,0,0").move("1,1", "1,2");
    assertEquals("M 0 MM", game.board().lines().toList().get(1));
    assertEquals("T,1,2,5,3,0", game.units().getFirst());
  }

  @Test
  void mountainsBlockAndGroundDoesNot() {
    Game game = Game.on("MMMM3", "M  MM", "MM MM", "MMMMM", "", "T,1,1,5,9,0", "S,2,2,5,0,0");
    assertEquals(List.of("1,2"), game.targets("1,1"));
  }

  @Test
  void commandsNameTheRowFirstAndWhatIsShownTheColumn() {
    Game game = Game.level1();
    assertEquals("Tank Mech moves from (1, 1) to (1, 2)", game.move("1,1", "2,1").events().getFirst());
    assertFalse(game.targets("1,2").contains("2,1"), "there is a mech now");
  }
}
