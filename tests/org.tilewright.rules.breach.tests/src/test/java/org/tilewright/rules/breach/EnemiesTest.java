package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** breach.md 4 and 5: what enemies walk to, and how exactly. */
class EnemiesTest {

  private static String scorpionAfterATurn(String... lines) {
    return Game.on(lines).endTurn().units().stream().filter(unit -> unit.startsWith("S")).findFirst().orElseThrow();
  }

  @Test
  void aScorpionWalksToTheMechWithTheGreatestHealth() {
    Game game = Game.on("1      ", "       ", "", "T,0,1,1,0,0", "H,1,1,2,0,0", "S,1,6,9,1,0").endTurn();
    assertEquals(List.of("1,1"), game.objectives());
  }

  @Test
  void amongEquallyHealthyMechsTheOneWithTheHighestPriorityCounts() {
    Game game = Game.on("1      ", "       ", "", "H,0,3,2,0,0", "T,1,1,2,0,0", "S,1,6,9,1,0").endTurn();
    assertEquals(List.of("0,3"), game.objectives());
  }

  @Test
  void aFireflyWalksToTheStandingBuildingWithTheLeastHealth() {
    Game game = Game.on("2013   ", "       ", "", "H,1,3,2,0,0", "F,1,6,9,1,0").endTurn();
    assertEquals(List.of("0,2"), game.objectives());
  }

  @Test
  void amongEquallyWeakBuildingsTheLowestRowAndThenTheRightmostColumnCounts() {
    Game game = Game.on("1     1", "1  1   ", "       ", "", "H,2,3,2,0,0", "F,2,6,9,1,0").endTurn();
    assertEquals(List.of("1,3"), game.objectives());
  }

  @Test
  void withoutAValidObjectiveAnEnemyKeepsTheOneItHas() {
    Game game = Game.on("1      ", "       ", "       ", "", "S,0,1,9,0,5", "H,2,3,2,0,0", "F,2,6,9,1,0").endTurn();
    assertEquals(List.of("2,3", "2,6"), game.objectives(), "the only building fell before objectives were assigned");
  }

  @Test
  void anEnemyThatHuntsNothingKeepsItsOwnPlaceAsItsObjective() {
    Game game = Game.of(BreachLanguage.level("""
        level l uses breach {
          kind statue extends enemy "Statue" { speed = 1 strength = 0 }
          map ""\"
            1T...
            .....
            ""\"
          place statue at (4, 1)
        }
        """)).endTurn();
    assertEquals(List.of("1,4"), game.objectives());
  }

  @Test
  void anEnemyThatALaterOneShutsInStays() {
    Game game = Game.on("MMMMMMM1", "M      M", "MMMMMMMM", "", "T,1,1,5,0,0", "S,1,6,9,3,0", "S,1,5,9,3,0").endTurn();
    assertEquals(List.of("1,1", "1,1"), game.objectives());
    assertEquals(List.of("S,1,6,9,3,0", "S,1,2,9,3,0"), game.units().subList(1, 3));
  }

  @Test
  void laterEnemiesSeeWhereEarlierOnesWent() {
    Game game = Game.on("MMMMMMM1", "M      M", "MMMMMMMM", "", "T,1,1,5,0,0", "S,1,5,9,3,0", "S,1,6,9,3,0").endTurn();
    assertEquals(List.of("S,1,2,9,3,0", "S,1,6,9,3,0"), game.units().subList(1, 3), "the first one shuts the corridor");
  }

  @Test
  void amongEquallyNearTilesTheLowestRowAndThenTheRightmostColumnCounts() {
    assertEquals("S,4,2,9,2,0", scorpionAfterATurn("1    ", "     ", "     ", "     ", "     ", "", "T,4,0,5,0,0", "S,3,3,9,2,0"));
    assertEquals("S,1,3,9,2,0", scorpionAfterATurn("1    ", "  M  ", "     ", "", "T,0,2,5,0,0", "S,2,2,9,2,0"));
  }

  @Test
  void anEnemyBesideItsObjectiveStillMustMove() {
    assertEquals("S,2,1,9,2,0", scorpionAfterATurn("MMMMMM", "M    M", "M   2M", "MMMMMM", "", "T,1,1,5,0,0", "S,1,2,9,2,0"));
  }

  @Test
  void anEnemyMayGoAwayFromItsObjective() {
    assertEquals("S,2,2,9,1,0", scorpionAfterATurn("MMMMMM", "M    M", "M    M", "MMMMM1", "", "T,1,1,5,0,0", "S,1,2,9,1,0"));
  }

  @Test
  void anEnemyStaysWhenNoTileWithinReachHasAWayToTheObjective() {
    assertEquals("S,1,5,9,2,0", scorpionAfterATurn("MMMMMMMM", "M M    M", "MMMMMMM1", "", "T,1,1,5,0,0", "S,1,5,9,2,0"));
  }

  @Test
  void theOwnTileOfAnEnemyIsNoPartOfAWay() {
    // in a corridor every way from the objective to the tiles behind the scorpion leads over the scorpion itself
    assertEquals("S,1,2,9,2,0", scorpionAfterATurn("MMMMMMM1", "M     MM", "MMMMMMMM", "", "T,1,1,5,0,0", "S,1,2,9,2,0"));
  }

  @Test
  void anEnemyWithoutSpeedStays() {
    assertEquals("S,1,5,9,0,0", scorpionAfterATurn("1       ", "        ", "", "T,1,1,5,0,0", "S,1,5,9,0,0"));
  }

  @Test
  void theEdgeOfTheBoardBlocks() {
    assertEquals("S,0,3,9,2,0", scorpionAfterATurn("  M   1", "", "T,0,0,5,0,0", "S,0,3,9,2,0"));
  }
}
