package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.PieceView;

/** What is found wrong with a level before play. */
class LevelChecksTest {

  private static List<String> problems(String map, String... more) {
    return DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text(map, more))).stream()
        .map(problem -> problem.severity() + " " + problem.code()
            + problem.cell().map(cell -> " " + cell.x() + "," + cell.y()).orElse(""))
        .toList();
  }

  private static LevelProblem problem(String map, String... more) {
    return DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text(map, more))).getFirst();
  }

  private static String message(String map, String... more) {
    return problem(map, more).message();
  }

  @Test
  void soundLevelHasNoProblems() {
    assertEquals(List.of(), problems("@kDP.P.X$O_", "goal exit and treasure(1) and boulders"));
  }

  @Test
  void levelNeedsAPlayer() {
    assertEquals(List.of("WARNING dungeon.noPlayer"), problems("X"));
  }

  @Test
  void secondPlayerIsReportedAtItsCell() {
    assertEquals(List.of("WARNING dungeon.secondPlayer 2,0"), problems("@X@"));
  }

  @Test
  void portalNeedsExactlyOneCounterpart() {
    assertEquals(List.of("WARNING dungeon.lonelyPortal 1,0"), problems("@PX"));
    assertEquals(List.of("WARNING dungeon.thirdPortal 3,0"), problems("@PPPX"));
  }

  @Test
  void doorWithoutKeyAndKeyWithoutDoorAreWorthKnowing() {
    assertEquals(List.of("INFO dungeon.doorWithoutKey 1,0"), problems("@DX"));
    assertEquals(List.of("INFO dungeon.keyWithoutDoor 1,0"), problems("@kX"));
    assertEquals(List.of(), problems("@D*X"));
    assertEquals(List.of(), problems("@kDX"));
  }

  @Test
  void keyAndDoorThatDoNotFitEachOtherAreAMistake() {
    assertEquals(List.of("WARNING dungeon.doorWithoutKey 2,0", "WARNING dungeon.keyWithoutDoor 1,0"),
        problems("@kEX", "legend { 'E' = door(key: 2) }"));
  }

  @Test
  void keyThatIsAMaterialNeedsNoDoor() {
    assertEquals(List.of(), problems("@kwwX"), "a shield");
    assertEquals(List.of(), problems("@k*wX"), "a sceptre");
    assertEquals(List.of(), problems("@k*^^X"), "a sceptre");
    assertEquals(List.of("INFO dungeon.keyWithoutDoor 1,0"), problems("@kwX"));
  }

  @Test
  void keyThatASpawnerMakesFits() {
    assertEquals(List.of(), problems("@DXY", "legend { 'Y' = zombie_toast_spawner(spawns: key, spawn_rate: 5) }"));
  }

  @Test
  void goalMustBePossible() {
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@$", "goal treasure(2)"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@O__", "goal boulders"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@", "goal enemies(1)"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@X", "goal exit and treasure(1)"));
  }

  @Test
  void numberThatIsMetFromTheStartIsPossible() {
    assertEquals(List.of(), problems("@", "goal treasure(0)"));
    assertEquals(List.of(), problems("@", "goal enemies(0)"));
    assertEquals(List.of(), problems("@", "goal boulders"));
  }

  @Test
  void enemiesThatComeLaterCount() {
    assertEquals(List.of(), problems("@Z", "config { zombie_spawn_rate = 3 }", "goal enemies(7)"));
    assertEquals(List.of(), problems("@", "config { spider_spawn_rate = 3 }", "goal enemies(7)"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal"), problems("@Z", "goal enemies(1)"));
    assertEquals(List.of(), problems("@$t", "goal treasure(7)"), "what was taken is there once more");
  }

  @Test
  void whatSpawnersMakeCounts() {
    String spawner = "legend { 'Y' = zombie_toast_spawner(spawns: %s, spawn_rate: 5) }";
    assertEquals(List.of(), problems("@Y", spawner.formatted("exit"), "goal exit"));
    assertEquals(List.of(), problems("@Y", spawner.formatted("treasure"), "goal treasure(7)"));
    assertEquals(List.of(), problems("@Y__", spawner.formatted("boulder"), "goal boulders"));
  }

  @Test
  void kindOfTheLevelThatAppearsCounts() {
    assertEquals(List.of(), problems("@", "kind coin extends treasure { behaviour appearing",
        "  attribute appears_every: int = 4 }", "goal treasure(7)"));
  }

  @Test
  void oneBoulderPressesAllSwitchesOfACell() {
    assertEquals(List.of(), problems("@OE", "legend { 'E' = switch + switch }", "goal boulders"));
  }

  @Test
  void bombTakesSwitchesAway() {
    assertEquals(List.of(), problems("@bO__", "goal boulders"));
  }

  @Test
  void switchThatCanBeCarriedOffNeedsNoBoulder() {
    assertEquals(List.of(), problems("@E", "kind plate extends treasure { behaviour floor_switch }",
        "legend { 'E' = plate }", "goal boulders"));
  }

  @Test
  void impossibleAlternativeIsWorthKnowing() {
    assertEquals(List.of("INFO dungeon.impossibleAlternative"), problems("@X", "goal exit or treasure(1)"));
    assertEquals(List.of("WARNING dungeon.impossibleGoal", "WARNING dungeon.impossibleGoal"),
        problems("@", "goal exit or treasure(1)"));
    assertEquals(List.of(), problems("@", "goal not exit"));
  }

  @Test
  void levelWithoutAGoalIsWorthKnowing() {
    String noGoal = "level test uses dungeon {\nmap \"\"\"\n  @\n  \"\"\"\n}\n";
    assertEquals(List.of("dungeon.noGoal"), DungeonLanguage.RULES.check(DungeonLanguage.level(noGoal)).stream()
        .map(LevelProblem::code).toList());
  }

  @Test
  void numbersAreInTheSingularAndInThePlural() {
    assertEquals("The goal asks for 1 enemy, but there is none. Place more, or lower the number.",
        message("@", "goal enemies(1)"));
    assertEquals("The goal asks for 3 treasures, but there is only 1. Place more, or lower the number.",
        message("@$", "goal treasure(3)"));
    assertEquals("The goal asks for a boulder on the switch, but there is no boulder. Place more boulders or fewer switches.",
        message("@_", "goal boulders"));
  }

  @Test
  void numbersOfTheConfigurationAreNamed() {
    assertEquals(List.of("enemy_goal", "spider_spawn_rate", "zombie_spawn_rate"), problem("@", "goal enemies").config());
    assertEquals(List.of("treasure_goal"), problem("@", "goal treasure").config());
    assertEquals(List.of(), problem("@", "goal exit").config());
  }

  @Test
  void goalThatTheRulesCannotReadKeepsAGameFromBeginning() {
    String numbers = IntStream.rangeClosed(1, 65).mapToObj(n -> "treasure(" + n + ")").collect(Collectors.joining(" or "));
    assertTrue(problems("@X$", "goal " + numbers).contains("ERROR dungeon.goal"));
    LevelDefinition level = DungeonLanguage.level(Play.text("@X$", "goal " + numbers));
    assertThrows(IllegalArgumentException.class, () -> DungeonLanguage.RULES.start(level, 0));
  }

  @Test
  void whatIsOnlyOddBegins() {
    for (String map : List.of("X", "@X@", "@PX", "@PPPX", "@")) {
      LevelDefinition level = DungeonLanguage.level(Play.text(map));
      assertDoesNotThrow(() -> DungeonLanguage.RULES.start(level, 0), map);
    }
  }

  @Test
  void firstOfTwoPlayersIsSteered() throws IllegalCommandException {
    GameState start = DungeonLanguage.RULES.start(DungeonLanguage.level(Play.text("@.X@")), 0);
    GameState next = DungeonLanguage.RULES.apply(start, DungeonLanguage.RULES.parse(start, "move right")).next();
    assertEquals(List.of(cell(1, 0), cell(3, 0)), DungeonLanguage.RULES.view(next, 0).pieces().stream()
        .filter(piece -> piece.kind().equals("player")).map(PieceView::cell).sorted().toList());
  }

  @Test
  void messagesSayWhatToDo() {
    LevelProblem problem = DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text("X"))).getFirst();

    assertTrue(problem.message().contains("Put one on the map"), problem.message());
  }

  @Test
  void kindWhoseBehavioursExcludeEachOtherCannotBegin() {
    String[] parts = {"kind odd extends spider { behaviour lamp }", "legend { 'Q' = odd }"};
    assertEquals(List.of("ERROR dungeon.kind 2,0"), problems("@XQ", parts));
    assertEquals("The kind 'odd' has behaviours that exclude each other: appearing, circling, enemy, lamp. Take some of them away.",
        message("@XQ", parts));
    assertThrows(IllegalArgumentException.class, () -> Play.on("@XQ", parts));
  }

  @Test
  void kindThatIsOnlySpawnedIsLookedAtToo() {
    String[] parts = {"kind odd extends zombie_toast { behaviour lock }",
        "legend { 'Y' = zombie_toast_spawner(spawns: odd, spawn_rate: 5) }"};
    assertEquals(List.of("ERROR dungeon.kind"), problems("@XY", parts));
    assertThrows(IllegalArgumentException.class, () -> Play.on("@XY", parts));
  }
}
