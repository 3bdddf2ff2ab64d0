package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.LevelProblem;

/** What is found wrong with a level before play. */
class LevelChecksTest {

  private static List<String> problems(String map, String... more) {
    return DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text(map, more))).stream()
        .map(problem -> problem.severity() + " " + problem.code()
            + problem.cell().map(cell -> " " + cell.x() + "," + cell.y()).orElse(""))
        .toList();
  }

  @Test
  void soundLevelHasNoProblems() {
    assertEquals(List.of(), problems("@kDP.P.X$O_", "goal exit and treasure(1) and boulders"));
  }

  @Test
  void levelNeedsAPlayer() {
    assertEquals(List.of("ERROR dungeon.noPlayer"), problems("X"));
  }

  @Test
  void secondPlayerIsAnErrorAtItsCell() {
    assertEquals(List.of("ERROR dungeon.secondPlayer 2,0"), problems("@X@"));
  }

  @Test
  void portalNeedsExactlyOneCounterpart() {
    assertEquals(List.of("ERROR dungeon.lonelyPortal 1,0"), problems("@PX"));
    assertEquals(List.of("ERROR dungeon.thirdPortal 3,0"), problems("@PPPX"));
  }

  @Test
  void doorNeedsAKeyAndAKeyADoor() {
    assertEquals(List.of("WARNING dungeon.doorWithoutKey 1,0"), problems("@DX"));
    assertEquals(List.of("WARNING dungeon.keyWithoutDoor 1,0"), problems("@kX"));
    assertEquals(List.of(), problems("@D*X"));
  }

  @Test
  void goalMustBePossible() {
    assertEquals(List.of("ERROR dungeon.impossibleGoal"), problems("@"));
    assertEquals(List.of("ERROR dungeon.impossibleGoal"), problems("@$", "goal treasure(2)"));
    assertEquals(List.of("ERROR dungeon.impossibleGoal"), problems("@O__", "goal boulders"));
    assertEquals(List.of("ERROR dungeon.impossibleGoal"), problems("@", "goal enemies(1)"));
    assertEquals(List.of(), problems("@Z", "config { zombie_spawn_rate = 3 }", "goal enemies(1)"));
  }

  @Test
  void impossibleAlternativeIsOnlyAWarning() {
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@X", "goal exit or treasure(1)"));
  }

  @Test
  void enclosedThingIsReported() {
    assertEquals(List.of("WARNING dungeon.enclosed 1,1"), problems("###\n#$#\n###\n@X"));
  }

  @Test
  void messagesSayWhatToDo() {
    LevelProblem problem = DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text("X"))).getFirst();

    assertTrue(problem.message().contains("Put one on the map"), problem.message());
  }
}
