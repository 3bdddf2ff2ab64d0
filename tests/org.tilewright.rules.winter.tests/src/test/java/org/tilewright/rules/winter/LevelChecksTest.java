package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.text.LevelIssue;

/** What is found wrong with a board before play. */
class LevelChecksTest {

  private static final List<String> TWO = List.of("player_1 at (0, 0)", "player_2 at (5, 0)");
  private static final String FIVE_FORTS = "fort at (1, 1), (2, 1), (3, 1), (1, 2), (1, 3)";

  private static List<String> problems(String map, List<String> players, String... more) {
    List<String> placed = new ArrayList<>(players);
    placed.addAll(List.of(more));
    return WinterLanguage.RULES.check(WinterLanguage.level(WinterLanguage.text(map, placed.toArray(String[]::new))))
        .stream()
        .map(problem -> problem.severity() + " " + problem.code()
            + problem.cell().map(cell -> " " + cell.x() + "," + cell.y()).orElse(""))
        .toList();
  }

  @Test
  void soundLevelHasNoProblems() {
    assertEquals(List.of(), problems(open(6), TWO, FIVE_FORTS));
    assertEquals(List.of(), problems(open(6), TWO), "forts may be left to chance");
  }

  @Test
  void fewerThanTwoPlayersAreTooFew() {
    assertEquals(List.of("ERROR winter.tooFewPlayers"), problems(open(6), List.of("player_1 at (0, 0)"), FIVE_FORTS));
    assertEquals(List.of("ERROR winter.tooFewPlayers"), problems(open(6), List.of(), FIVE_FORTS));
  }

  @Test
  void moreThanFourPlayersAreTooMany() {
    assertEquals(List.of("ERROR winter.tooManyPlayers 4,0", "ERROR winter.sameSeat 4,0"),
        problems(open(8), List.of("player_1 at (0, 0)", "player_2 at (1, 0)",
        "player_3 at (2, 0)", "player_4 at (3, 0)", "player_4 at (4, 0)")));
  }

  @Test
  void seatsAreOneToTheNumberOfPlayersEachOnce() {
    assertEquals(List.of("ERROR winter.sameSeat 5,0"), problems(open(6),
        List.of("player_1 at (0, 0)", "player_1 at (5, 0)")));
    assertEquals(List.of("ERROR winter.seat 5,0"), problems(open(6),
        List.of("player_1 at (0, 0)", "player_3 at (5, 0)")));
  }

  @Test
  void boardIsASquareThatFitsThePlayers() {
    assertEquals(List.of("WARNING winter.size 0,0"), problems(open(7), TWO, FIVE_FORTS));
    String wide = "┌┬┬┬┬┬┐\n" + "├┼┼┼┼┼┤\n".repeat(4) + "└┴┴┴┴┴┘\n";
    assertEquals(List.of("WARNING winter.size 0,0"), problems(wide, TWO, FIVE_FORTS));
    assertEquals(List.of("ERROR winter.noBoard", "ERROR winter.offBoard 0,0", "ERROR winter.offBoard 5,0"),
        problems("......", TWO));
  }

  @Test
  void boardThatIsTooLargeOrTooSmallForTheFortsIsNoBoard() {
    assertEquals(List.of("ERROR winter.size 0,0"), problems(open(9), TWO));
    assertEquals(List.of("ERROR winter.size 0,0"), problems("┌┐\n└┘", List.of("player_1 at (0, 0)", "player_2 at (1, 0)")));
  }

  @Test
  void sidesThatDoNotAgreeAreClosedInTheGame() {
    Game border = Game.on(open(6).replaceFirst("├(.{5})\n├", "├$1\n┼"), Game.player(1, 1, 4, "0, 2"), Game.player(2, 1, 4, "5, 0"));
    assertFalse(border.legal().stream().anyMatch(command -> command.startsWith("move -")), border.legal()::toString);
    Game mismatch = Game.on(open(6).replaceFirst("├┼┼", "├┼├"), Game.player(1, 4, 1, "1, 1"), Game.player(2, 1, 4, "5, 0"));
    assertTrue(mismatch.legal().contains("move 1,2"), mismatch.legal()::toString);
    assertFalse(mismatch.legal().contains("move 2,1"), mismatch.legal()::toString);
  }

  @Test
  void gameBeginsOnARectangleAndWithoutWhatLiesBesideIt() {
    String wide = "┌┬┬┬┬┬┐\n" + "├┼┼┼┼┼┤\n".repeat(4) + "└┴┴┴┴┴┘\n";
    Game game = Game.on(wide, Game.player(1, 1, 4, "6, 5"), Game.player(2, 1, 4, "0, 0"), "fort at (1, 1), (1, 1), (0, 9)");
    assertEquals(1, game.forts().size());
    assertTrue(game.legal().contains("move 5,5"), game.legal()::toString);
  }

  @Test
  void everyCellNeedsOneTile() {
    String hole = open(6).replaceFirst("┼┼┼┼", "┼┼┼.");
    assertTrue(problems(hole, TWO).contains("ERROR winter.noTile 4,1"), problems(hole, TWO)::toString);
    assertEquals(List.of("WARNING winter.secondTile 2,2"), problems(open(6), TWO, "path_ulrd at (2, 2)"));
  }

  @Test
  void bordersAreClosed() {
    assertEquals(List.of("WARNING winter.openBorder 0,2"), problems(open(6).replaceFirst("├(.{5})\n├", "├$1\n┼"), TWO));
  }

  @Test
  void neighboursAgreeOnTheSideBetweenThem() {
    assertEquals(List.of("WARNING winter.mismatch 1,1"), problems(open(6).replaceFirst("├┼┼", "├┼├"), TWO));
  }

  @Test
  void tilesOfOwnShapeNeedOpeningsThatMakeSense() {
    String level = WinterLanguage.text(open(6), TWO.get(0), TWO.get(1))
        .replace("uses winter {", "uses winter {\n  kind odd extends path \"Odd\" { openings = \"u\" }\n  legend { 'o' = odd }")
        .replaceFirst("┼┼┼┼", "o┼┼┼");
    List<String> codes = WinterLanguage.RULES.check(WinterLanguage.level(level)).stream().map(p -> p.code()).toList();
    assertEquals(List.of("winter.openings"), codes);
  }

  @Test
  void twoPlayersCannotStartOnOneTile() {
    assertEquals(List.of("ERROR winter.samePlace 0,0"), problems(open(6),
        List.of("player_1 at (0, 0)", "player_2 at (0, 0)")));
  }

  @Test
  void playersAndFortsAreOnTheBoard() {
    assertEquals(List.of("ERROR winter.offBoard 6,0"), problems(open(6),
        List.of("player_1 at (0, 0)", "player_2 at (6, 0)")));
    assertEquals(List.of("WARNING winter.offBoard 0,9", "WARNING winter.fortCount 0,9"), problems(open(6), TWO, "fort at (0, 9)"));
  }

  @Test
  void tileHasOneFort() {
    assertEquals(List.of("WARNING winter.secondFort 1,1", "WARNING winter.fortCount 1,1"), problems(open(6), TWO, "fort at (1, 1), (1, 1)"));
  }

  @Test
  void fortMayBeUnderAPlayer() {
    assertEquals(List.of(), problems(open(6), TWO, "fort at (0, 0), (5, 0), (1, 1), (2, 2), (3, 3)"));
  }

  @Test
  void otherNumberOfFortsIsAWarning() {
    assertEquals(List.of("WARNING winter.fortCount 2,2"), problems(open(6), TWO, "fort at (1, 1), (2, 2)"));
  }

  @Test
  void skillsOfTheLevelFollowTheRule() {
    assertEquals(List.of("ERROR winter.skills 0,0"), problems(open(6),
        List.of("player_1(strength: 4, speed: 4) at (0, 0)", TWO.get(1))));
    assertEquals(List.of("ERROR winter.halfSkills 0,0"), problems(open(6),
        List.of("player_1(strength: 4) at (0, 0)", TWO.get(1))));
    assertEquals(List.of("ERROR winter.snowballs 0,0"),
        problems(open(6), List.of("player_1(strength: 1, speed: 4, snowballs: 2) at (0, 0)", TWO.get(1))));
    assertEquals(List.of("ERROR winter.snowballs 0,0"), problems(open(6),
        List.of("player_1(snowballs: 2) at (0, 0)", TWO.get(1))));
  }

  @Test
  void playerWalledInIsAWarning() {
    String apart = """
        ┌┐┌┬┬┐
        └┘├┼┼┤
        ┌┬┼┼┼┤
        ├┼┼┼┼┤
        ├┼┼┼┼┤
        └┴┴┴┴┘
        """;
    assertEquals(List.of("WARNING winter.walledIn 0,0", "WARNING winter.walledIn 5,0"), problems(apart, TWO));
    assertEquals(List.of("WARNING winter.unreachable 2,0"),
        problems(apart, List.of("player_1 at (0, 0)", "player_2 at (1, 1)")));
  }

  private static final String CORNERS = """
      ┌┐┌┬┬┬┬┐
      └┘├┼┼┼┼┤
      ┌┬┼┼┼┼┼┤
      ├┼┼┼┼┼┼┤
      ├┼┼┼┼┼┼┤
      ├┼┼┼┼┼┼┤
      ├┼┼┼┼┤┌┐
      └┴┴┴┴┘└┘
      """.replace("├┼┼┼┼┼┼┤\n├┼┼┼┼┤┌", "├┼┼┼┼┼┴┘\n├┼┼┼┼┤┌");

  @Test
  void tilesThatNobodyCanWalkToAreAWarningForEachArea() {
    List<String> four = List.of("player_1 at (2, 0)", "player_2 at (7, 0)", "player_3 at (0, 7)", "player_4 at (3, 3)");
    assertEquals(List.of("WARNING winter.unreachable 0,0", "WARNING winter.unreachable 6,6"), problems(CORNERS, four));
    String message = WinterLanguage.RULES.check(WinterLanguage.level(WinterLanguage.text(CORNERS, four.get(0), four.get(1),
        four.get(2), four.get(3), "fort at (0, 0), (2, 2), (3, 2), (4, 2), (5, 2), (2, 3), (4, 4)"))).getFirst().message();
    assertEquals("No player can walk to the 4 tiles that hang together here. The fort there is out of reach. Open a path to"
        + " them.", message);
  }

  @Test
  void playersInTwoAreasAreAWarning() {
    assertEquals(List.of("WARNING winter.apart 2,0", "WARNING winter.unreachable 6,6"), problems(CORNERS,
        List.of("player_1 at (0, 0)", "player_2 at (1, 1)", "player_3 at (2, 0)", "player_4 at (3, 3)")));
  }

  @Test
  void problemIsShownAtTheCharacterOfTheMap() {
    String text = WinterLanguage.text(open(6).replaceFirst("├┼┼", "├┼├"), TWO.get(0), TWO.get(1));
    LevelIssue issue = WinterLanguage.LANGUAGE.parse(text, "test.level").issues().getFirst();
    assertEquals("winter.mismatch", issue.code());
    assertEquals(4, issue.line());
    assertEquals(6, issue.column());
  }
}
