package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.breach.attack.AttackTiles;
import org.tilewright.rules.breach.core.Buildings;
import org.tilewright.rules.breach.core.Unit;

/** breach.md 7: the expected outputs that the facts page quotes, in its order and with its numbers. */
class FactsTest {

  @Test
  void fact1HealthOfABuilding() {
    Buildings healed = Buildings.of(5).damaged(0, -10);
    assertEquals(9, healed.health(0));
    Buildings destroyed = healed.damaged(0, 15);
    assertTrue(destroyed.isDestroyed(0));
    assertEquals(0, destroyed.damaged(0, -1).health(0));
  }

  @Test
  void fact2ABoardAndItsText() {
    Game game = Game.on(" 4", "6M", "  ", "", "T,0,0,1,0,0", "S,2,0,1,0,0");
    assertTrue(game.text().startsWith(" 4\n6M\n"));
    assertEquals(2, game.view().bounds().width());
    assertEquals(List.of("(1, 0) 4", "(0, 1) 6"), List.of(0, 1).stream()
        .map(b -> game.state().field().cell(game.state().field().buildingCell(b)) + " " + game.state().buildings().health(b)).toList());
  }

  @Test
  void fact3AnOrdinaryUnitReachesTheFourTilesAroundItAndTheDeadStayDead() {
    List<String> map = new ArrayList<>();
    for (int row = 0; row < 27; row++) {
      map.add("    " + ".".repeat(10));
    }
    map.set(0, "    1T........");
    Game game = Game.of(BreachLanguage.level("level l uses breach {\n  kind plain extends enemy\n  map \"\"\"\n"
        + String.join("\n", map) + "\n    \"\"\"\n  place plain at (4, 24)\n}\n"));
    assertEquals(Set.of("24,5", "24,3", "25,4", "23,4"), Set.copyOf(game.attacked("24,4")));
    Unit dead = game.state().units().getLast().damaged(99);
    assertEquals(0, dead.damaged(-4).health());
  }

  @Test
  void fact4ReachOfTankScorpionAndFirefly() {
    assertEquals(Set.of("0,1", "0,2", "0,3", "0,4", "0,5", "0,-1", "0,-2", "0,-3", "0,-4", "0,-5"), reach('T'));
    assertEquals(Set.of("0,1", "0,-1", "1,0", "-1,0", "0,2", "0,-2", "2,0", "-2,0"), reach('S'));
    assertEquals(Set.of("1,0", "2,0", "3,0", "4,0", "5,0", "-1,0", "-2,0", "-3,0", "-4,0", "-5,0"), reach('F'));
  }

  /** The tiles that a unit attacks, relative to itself. */
  private static Set<String> reach(char symbol) {
    String[] lines = new String[16];
    Arrays.fill(lines, 0, 13, " ".repeat(13));
    lines[0] = "1".repeat(13);
    lines[13] = "";
    lines[14] = symbol + ",6,6,1,0,0";
    lines[15] = (symbol == 'T' ? "S" : "T") + ",12,12,1,0,0";
    var state = Game.on(lines).state();
    Unit unit = state.units().getFirst();
    return AttackTiles.of(state.field(), unit).mapToObj(state.field()::cell).map(cell -> (cell.y() - 6) + "," + (cell.x() - 6))
        .collect(Collectors.toSet());
  }

  @Test
  void fact5AHealMechOfStrengthTwo() {
    Game game = Game.on("1    ", "     ", "", "H,1,1,2,0,2", "T,1,0,1,0,0", "S,1,2,1,0,0");
    assertEquals(-2, game.state().units().getFirst().damage());
    assertEquals(List.of("H,1,1,2,0,2", "T,1,0,3,0,0", "S,1,2,1,0,0"), game.endTurn().units());
  }

  @Test
  void fact6Objectives() {
    Game game = Game.on("   ", "12 ", "   ", "", "T,0,1,1,0,0", "H,0,2,2,0,0", "S,2,0,1,0,0", "F,2,2,1,0,0").endTurn();
    assertEquals(List.of("0,2", "1,0"), game.objectives());
  }

  @Test
  void fact7Level1() {
    Game game = Game.level1();
    assertEquals(List.of("2,1", "2,2", "2,3", "3,1", "3,2", "4,1"), game.targets("1,1"));
    game.move("1,1", "2,1");
    assertFalse(game.state().isReadyToSave());
    assertEquals("M    0   M", game.endTurn().board().lines().toList().get(2), "the tank's attack destroys the building at (2, 5)");
  }

  @Test
  void fact7AHealMechMovedBesideTheTankOfLevel1RaisesItFromFiveToSeven() {
    String[] lines = Game.level1().text().lines().toArray(String[]::new);
    lines[11] = "H,1,3,2,3,2";
    lines[13] = "T,1,1,5,3,3";
    // the heal mech first: the tank beside it in its row destroys it
    Game game = Game.on(lines).move("1,3", "2,2").move("1,1", "2,1").endTurn();
    assertTrue(game.units().contains("T,2,1,7,3,3"), game.text());
  }

  @Test
  void fact8Level1AfterATurnWithoutMoves() {
    assertEquals(List.of("T,1,1,5,3,3", "S,8,5,3,3,2", "F,7,5,1,1,1"), Game.level1().endTurn().units());
  }

  @Test
  void fact9Level1WithoutMoves() {
    Game game = Game.level1();
    List<String> scorpion = new ArrayList<>();
    while (game.outcome().isOngoing()) {
      game.endTurn();
      game.state().units().stream().filter(unit -> !unit.isMech()).findFirst()
          .ifPresent(unit -> scorpion.add(game.state().field().cell(unit.cell()).toString()));
      assertEquals(game.state().turn() >= 4, game.board().lines().toList().get(5).startsWith("M0"), "building (5, 1)");
    }
    assertEquals(List.of("(5, 8)", "(2, 8)", "(2, 5)", "(1, 3)", "(1, 2)", "(2, 1)"), scorpion);
    assertEquals(7, game.state().turn());
    assertTrue(game.won());
    assertEquals(List.of("T,1,1,1,3,3"), game.units());
  }

  @Test
  void fact10Levels3And2WithoutMoves() {
    Game third = Game.level3();
    for (int turn = 1; turn <= 3; turn++) {
      assertTrue(third.outcome().isOngoing());
      third.endTurn();
    }
    assertTrue(third.lost());
    Game second = Game.level2();
    for (int turn = 1; turn <= 12; turn++) {
      second.endTurn();
    }
    assertTrue(second.outcome().isOngoing());
    assertEquals(List.of("1,9"), second.state().units().stream().filter(unit -> !unit.isMech())
        .map(unit -> second.state().field().cell(unit.cell())).map(cell -> cell.y() + "," + cell.x()).toList());
    assertEquals(9, second.state().buildings().health(0));
  }
}
