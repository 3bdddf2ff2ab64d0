package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;

/** breach.md 6: mistakes of levels, each with its cell. */
class LevelChecksTest {

  private static LevelDefinition level(String map, String... parts) {
    return BreachLanguage.level("level l uses breach {\n  map \"\"\"\n" + map.stripTrailing().indent(4) + "    \"\"\"\n"
        + String.join("\n", parts) + "\n}\n");
  }

  private static List<String> problems(LevelDefinition level) {
    return BreachLanguage.RULES.check(level).stream()
        .map(problem -> problem.code() + problem.cell().map(cell -> " " + cell).orElse("")).toList();
  }

  private static List<String> problems(String map, String... parts) {
    return problems(level(map, parts));
  }

  @Test
  void aPlayableLevelHasNone() {
    assertEquals(List.of(), problems("1TS."));
  }

  @Test
  void rowsOfDifferentLengthsAreReportedWhereTilesAreMissing() {
    assertEquals(List.of("breach.unequalRows (2, 1)"), problems("1TS.\n..\n...."));
    assertEquals(List.of("breach.unequalRows (1, 1)"), problems("1TS.\n. ..\n...."));
  }

  @Test
  void aUnitOnATileThatBlocksIsReported() {
    assertEquals(List.of("breach.onBlockingTile (4, 0)"), problems("1TS.M", "place firefly at (4, 0)"));
    assertEquals(List.of("breach.onBlockingTile (0, 0)"), problems("1TS.M", "place firefly at (0, 0)"));
    assertEquals(List.of(), problems("1TS.0", "place firefly at (4, 0)"), "a destroyed building does not block");
  }

  @Test
  void twoUnitsOnOneTileAreReported() {
    assertEquals(List.of("breach.twoUnits (2, 0)"), problems("1TS.", "place firefly at (2, 0)"));
  }

  @Test
  void aUnitOutsideTheBoardIsReported() {
    assertEquals(List.of("breach.outside (7, 0)"), problems("1TS.", "place firefly at (7, 0)"));
  }

  @Test
  void aUnitDrawnAloneStandsOnGround() {
    LevelDefinition level = level("1TSx", "legend { 'x' = firefly }");
    assertEquals(List.of(), problems(level));
    assertEquals("1   ", Game.of(level).board());
  }

  @Test
  void twoTilesOnOneCellAreReportedButGroundMayLieBelow() {
    assertEquals(List.of("breach.secondTile (0, 0)"), problems("1TS.", "place mountain at (0, 0)"));
    assertEquals(List.of(), problems("1TS.", "place mountain at (3, 0)"));
  }

  @Test
  void aLevelWithoutABuildingAMechOrAnEnemyIsReported() {
    assertEquals(List.of("breach.noBuilding"), problems("0TS."));
    assertEquals(List.of("breach.noMech"), problems("1.S."));
    assertEquals(List.of("breach.noEnemy"), problems("1T.."));
  }

  @Test
  void aMechThatIsWalledInIsWarnedAbout() {
    List<LevelProblem> problems = BreachLanguage.RULES.check(level("MMMM1\nMTMS.\nMMMM."));
    assertEquals(List.of("breach.walledIn"), problems.stream().map(LevelProblem::code).toList());
    assertEquals(LevelProblem.Severity.WARNING, problems.getFirst().severity());
    assertEquals(List.of(), problems("MMMM1\nMT1S.\nMMMM."), "a building may fall");
    assertEquals(List.of("breach.walledIn (0, 0)"), problems("TM1\nMS."), "the edge of the board is a wall");
  }

  @Test
  void anEntityOfNoKnownKindIsReported() {
    assertEquals(List.of("breach.unknownKind (3, 0)"), problems("1TS.", "kind tree extends entity", "place tree at (3, 0)"));
  }

  @Test
  void unitsWithoutHealthAreRefusedAlsoWhereTheLanguageDidNotCheckThem() {
    LevelDefinition level = level("1TS.");
    Attributes numbers = new Attributes(Map.of("health", Value.of(0), "speed", Value.of(-1)));
    List<EntitySource> sources = new ArrayList<>(level.sources());
    sources.add(new Placement(new EntitySpec("firefly", numbers), new Cell(3, 0)));
    LevelDefinition wrong = new LevelDefinition(level.name(), level.title(), level.ruleset(), level.config(), level.kinds(), sources,
        level.goal(), level.info());
    assertEquals(List.of("breach.health (3, 0)", "breach.negative (3, 0)"), problems(wrong));
  }

  @Test
  void aLevelWithAnErrorIsNotPlayed() {
    assertEquals("Firefly is outside the board. Move it or make the map larger.", assertThrows(IllegalArgumentException.class,
        () -> BreachLanguage.RULES.start(level("1TS.", "place firefly at (7, 0)"), 0)).getMessage());
  }

  @Test
  void aHalfFinishedLevelBeginsAndIsJudgedWhenItsFirstTurnIsOver() {
    assertEquals("won: all enemies are destroyed", outcomes(level("9T..")));
    assertEquals("lost: all mechs are destroyed", outcomes(level("9.S.")));
    assertEquals("lost: all buildings are destroyed", outcomes(level("..TS")));
  }

  private static String outcomes(LevelDefinition level) {
    Game game = Game.of(level);
    assertTrue(game.outcome().isOngoing(), "the first turn");
    return game.endTurn().outcome().text();
  }

  @Test
  void whereNoTileIsDrawnThereIsGround() {
    assertEquals("1   \n    \n    ", Game.of(level("1TS.\n..\n....")).board());
  }

  @Test
  void ofTwoTilesOnOneCellTheFirstCounts() {
    assertEquals("1   ", Game.of(level("1TS.", "place mountain at (0, 0)")).board());
  }

  @Test
  void aLevelWithoutAnythingOrWithAGiantBoardIsRefusedQuickly() {
    assertEquals(List.of("breach.noBoard", "breach.noBuilding", "breach.noMech", "breach.noEnemy"),
        problems(BreachLanguage.level("level l uses breach {\n}\n")));
    assertEquals(List.of("breach.tooLarge"), problems("1TS.", "place ground at (1000000000, 1000000000), (-1000000000, -1000000000)"));
  }
}
