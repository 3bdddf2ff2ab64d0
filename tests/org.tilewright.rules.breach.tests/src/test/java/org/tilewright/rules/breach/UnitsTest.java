package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.breach.core.Unit;

/** breach.md 2: the four units, what they attack and what that does. */
class UnitsTest {

  /** A board of 11 × 11 ground tiles with one unit in its middle, (5, 5), that has moved if it is a mech. */
  private static Set<String> attackedFromTheMiddle(char symbol) {
    String[] lines = new String[15];
    Arrays.fill(lines, 0, 11, " ".repeat(11));
    lines[10] = "1" + " ".repeat(10);
    boolean mech = symbol == 'T' || symbol == 'H';
    lines[11] = "";
    lines[12] = symbol + (mech ? ",5,4" : ",5,5") + ",5,1,2";
    lines[13] = "T,0,0,9,0,0";
    lines[14] = "S,10,10,9,0,0";
    Game game = Game.on(lines);
    return Set.copyOf(mech ? game.move("5,4", "5,5").attacked("5,5") : game.attacked("5,5"));
  }

  @Test
  void aTankAttacksFiveTilesToTheLeftAndFiveToTheRight() {
    assertEquals(Set.of("5,0", "5,1", "5,2", "5,3", "5,4", "5,6", "5,7", "5,8", "5,9", "5,10"), attackedFromTheMiddle('T'));
  }

  @Test
  void aHealMechReachesTheFourTilesAroundIt() {
    assertEquals(Set.of("4,5", "6,5", "5,4", "5,6"), attackedFromTheMiddle('H'));
  }

  @Test
  void aScorpionAttacksTwoTilesInEachDirection() {
    assertEquals(Set.of("3,5", "4,5", "6,5", "7,5", "5,3", "5,4", "5,6", "5,7"), attackedFromTheMiddle('S'));
  }

  @Test
  void aFireflyAttacksFiveTilesAboveAndFiveBelow() {
    assertEquals(Set.of("0,5", "1,5", "2,5", "3,5", "4,5", "6,5", "7,5", "8,5", "9,5", "10,5"), attackedFromTheMiddle('F'));
  }

  @Test
  void tilesOutsideTheBoardAreNotAttacked() {
    Game game = Game.on("1   ", "    ", "", "S,0,3,5,1,1", "T,1,0,5,0,0");
    assertEquals(List.of("0,1", "0,2", "1,3"), game.attacked("0,3"));
  }

  @Test
  void attacksPassThroughMountainsBuildingsAndUnits() {
    Game game = Game.on("      ", " M3   ", "", "T,1,0,5,0,2", "H,1,3,5,0,0", "S,1,4,9,0,0").endTurn();
    assertEquals(List.of("T,1,0,5,0,2", "H,1,3,3,0,0", "S,1,4,7,0,0"), game.units());
    assertEquals(" M1   ", game.board().lines().toList().get(1));
  }

  @Test
  void friendsAreHitOnBothSides() {
    Game game = Game.on("1     ", "      ", "", "T,1,0,5,0,2", "T,1,1,5,0,0", "S,0,3,9,0,1", "S,0,4,9,0,0").endTurn();
    assertEquals(List.of("T,1,0,5,0,2", "T,1,1,3,0,0", "S,0,3,9,0,1", "S,0,4,8,0,0"), game.units());
  }

  @Test
  void aHealMechHealsMechsWithoutLimitAndLeavesEnemiesAlone() {
    Game game = Game.on("1    ", "     ", "", "H,1,1,5,0,2", "T,1,0,7,0,0", "S,1,2,4,0,0").endTurn();
    assertEquals(List.of("H,1,1,5,0,2", "T,1,0,9,0,0", "S,1,2,4,0,0"), game.units());
    assertEquals("T,1,0,11,0,0", game.endTurn().units().get(1));
  }

  @Test
  void aHealMechHealsStandingBuildingsUpToNineAndNoDestroyedOnes() {
    Game game = Game.on("MM6M ", "M8 0 ", "MM  M", "", "H,1,2,5,0,3", "S,0,4,4,0,0").endTurn();
    assertEquals("MM9M \nM9 0 \nMM  M", game.board());
  }

  @Test
  void theReportedDamageOfAHealMechIsNegative() {
    Unit heal = Game.on("1  ", "", "H,0,1,5,0,2", "S,0,2,4,0,0").state().units().getFirst();
    assertEquals(-2, heal.damage());
    assertEquals(2, heal.strength());
  }

  @Test
  void theDeadAreNotDamagedOrHealed() {
    Unit unit = Game.level1().state().units().getFirst();
    Unit dead = unit.damaged(100);
    assertEquals(0, dead.health());
    assertFalse(dead.isAlive());
    assertEquals(0, dead.damaged(-4).health());
    assertEquals(0, dead.damaged(4).health());
  }

  @Test
  void extremeHealingDoesNotOverflow() {
    Unit unit = Game.level1().state().units().getFirst();
    assertEquals(Integer.MAX_VALUE, unit.damaged(Integer.MIN_VALUE + 1).damaged(Integer.MIN_VALUE).health());
    assertTrue(unit.damaged(Integer.MAX_VALUE).health() == 0);
  }

  @Test
  void unitsOnADestroyedBuildingAreAffected() {
    Game game = Game.on("1    ", " 0   ", "", "T,1,0,5,0,2", "S,1,1,5,0,0").endTurn();
    assertEquals("S,1,1,3,0,0", game.units().get(1));
  }

  @Test
  void priorityIsTheOrderOfTheLevelAndStaysWhenSomebodyDies() {
    Game game = Game.on("1        ", "         ", "", "T,1,0,5,0,9", "S,1,1,1,0,0", "H,0,8,5,0,1", "S,1,8,3,0,0").endTurn();
    assertEquals(List.of("T,1,0,5,0,9", "H,0,8,5,0,1", "S,1,8,3,0,0"), game.units());
  }

  @Test
  void theAttributePriorityGoesBeforeTheOrderOfTheLevel() {
    Game game = Game.of(BreachLanguage.level("""
        level l uses breach {
          map ""\"
            1TSF.
            ""\"
          place heal_mech(priority: 2) at (4, 0)
        }
        """));
    assertEquals(List.of("H,0,4,3,3,2", "T,0,1,3,3,2", "S,0,2,3,3,2", "F,0,3,3,3,2"), game.units());
  }

  @Test
  void aLevelMayMakeUnitsOfItsOwnByNumbersAlone() {
    Game game = Game.of(BreachLanguage.level("""
        level l uses breach {
          kind wasp extends firefly "Wasp" { row_reach = 1 column_reach = 1 }
          map ""\"
            1T...
            .....
            ""\"
          place wasp at (3, 0)
        }
        """));
    assertEquals(List.of("0,2", "0,4", "1,3"), game.attacked("0,3"));
  }
}
