package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.session.SessionText;
import org.tilewright.engine.text.TextFormatException;
import org.tilewright.rules.winter.core.Phase;

/** Section 1: setup. */
class SetupTest {

  private static Game newGame() {
    return Game.on(open(6), Game.FAR_FORT, "player_1 at (0, 0)", "player_2 at (5, 0)");
  }

  @Test
  void everyPlayerStartsWithTenHitPoints() {
    assertEquals(10, newGame().player(1).health());
    assertEquals(10, newGame().player(2).health());
  }

  @Test
  void playersChooseSkillsInTheOrderOfTheirSeats() {
    Game game = newGame();
    assertEquals(Phase.SKILLS, game.state().phase());
    assertEquals(1, game.active());
    game.play("skills 2 3");
    assertEquals(2, game.active());
    assertEquals(Phase.SKILLS, game.state().phase());
    game.play("skills 1 4");
    assertEquals(Phase.TURNS, game.state().phase());
    assertEquals(1, game.active());
  }

  @Test
  void seatsNotTheOrderOfTheLevelDecideWhoIsFirst() {
    Game game = Game.on(open(6), Game.FAR_FORT, "player_2 at (5, 0)", "player_1 at (0, 0)");
    assertEquals(new Cell(0, 0), game.cell(1));
  }

  @Test
  void fivePointsAreSpentWithAtLeastOneForEachSkill() {
    assertEquals(List.of("skills 1 4", "skills 2 3", "skills 3 2", "skills 4 1"), newGame().legal());
  }

  @ParameterizedTest
  @CsvSource({"0,5", "5,0", "2,2", "1,1", "3,3", "4,4", "10,5"})
  void otherSkillsAreRefused(int strength, int speed) {
    assertEquals("Strength and speed must be at least 1 each and add up to 5.",
        newGame().refusal("skills " + strength + " " + speed));
  }

  @Test
  void playersStartWithAllSnowballsTheyCanCarry() {
    Game game = newGame().play("skills 2 3", "skills 4 1");
    assertEquals(2, game.player(1).snowballs());
    assertEquals(4, game.player(2).snowballs());
  }

  @Test
  void playerMayGiveAName() {
    Game game = newGame();
    assertEquals("Player 1", game.player(1).name());
    game.play("skills 2 3 Ann-Lee O'Hara", "skills 1 4");
    assertEquals("Ann-Lee O'Hara", game.player(1).name());
    assertEquals("Player 2", game.player(2).name());
  }

  @Test
  void nameIsPartOfTheState() {
    assertNotEquals(newGame().play("skills 2 3 Ann").state().hash(), newGame().play("skills 2 3 Bob").state().hash());
    assertNotEquals(newGame().play("skills 2 3 Ann").state(), newGame().play("skills 2 3 Bob").state());
  }

  @Test
  void twoPlayersCannotHaveOneName() {
    assertTrue(newGame().play("skills 2 3 Ann").refusal("skills 2 3 ann").contains("another name"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#1", "a\"b", "abcdefghijabcdefghijabcdefghijk", "a\u0007b"})
  void nameThatCannotBeShownIsRefused(String name) {
    assertTrue(newGame().refusal("skills 2 3 " + name).contains("A name has at most 30"));
  }

  @Test
  void nothingElseCanBeDoneBeforeSkillsAreChosen() {
    assertTrue(newGame().refusal("move 1,0").contains("must choose skills first"));
    assertTrue(newGame().refusal("end turn").contains("must choose skills first"));
  }

  @Test
  void skillsCannotBeChosenAgain() {
    assertEquals("The skills are chosen already.", newGame().play("skills 2 3", "skills 2 3").refusal("skills 1 4"));
  }

  @Test
  void playersWithSkillsOfTheLevelAreNotAsked() {
    Game game = Game.on(open(6), Game.FAR_FORT, Game.player(1, 2, 3, "0, 0"), "player_2 at (5, 0)");
    assertEquals(2, game.active());
    assertEquals(Phase.TURNS, game.play("skills 3 2").state().phase());
    assertEquals(Phase.TURNS, Game.duel(1, "0, 0", "5, 0").state().phase());
  }

  @Test
  void levelMayGiveNamesHitPointsAndSnowballs() {
    Game game = Game.on(open(6), Game.FAR_FORT,
        Game.player(1, 3, 2, "0, 0", ", name: \"Ann\", health: 4, snowballs: 1, safe: true"), Game
            .player(2, 2, 3, "5, 0"));
    assertEquals("Ann", game.player(1).name());
    assertEquals(4, game.player(1).health());
    assertEquals(1, game.player(1).snowballs());
    assertTrue(game.player(1).safe());
  }

  @ParameterizedTest
  @CsvSource({"2,5", "3,6", "4,7"})
  void levelWithoutFortsHasThreeMoreThanPlayersPutAnywhere(int players, int forts) {
    String[] placed = new String[players];
    for (int i = 0; i < players; i++) {
      placed[i] = "player_" + (i + 1) + " at (" + i + ", 0)";
    }
    assertEquals(forts, Game.on(open(players + 4), placed).forts().size());
    assertNotEquals(Game.seeded(1, open(players + 4), placed).forts(),
        Game.seeded(2, open(players + 4), placed).forts());
  }

  @Test
  void levelWithMistakesCannotBePlayed() {
    String reason = assertThrows(IllegalArgumentException.class, () -> Game.on(open(6), "player_1 at (0, 0)"))
        .getMessage();
    assertTrue(reason.contains("only one player"), reason);
  }

  @Test
  void choosingSkillsIsNoTurn() {
    assertEquals(0, newGame().play("skills 2 3", "skills 2 3").state().turn());
  }

  /** Somebody has edited a saved game. */
  @Test
  void savedGameWhosePlayersMakeNoSenseIsRefusedInWords() throws TextFormatException {
    Rulesets rulesets = new Rulesets(List.of(WinterLanguage.RULES));
    String saved = SessionText.save(Session.start(WinterLanguage.RULES, WinterLanguage.generated(2, 1, true), 1));
    SessionText.load(saved, rulesets);
    for (String edited : List.of(saved.replace("place 0 0 player_1", "place 0 0 fort"),
        saved.replace("place 0 0 player_1", "place 0 0 player_2"), saved.replaceAll("health[^,}]*10", "health: \"ten\""),
        saved.replaceAll("health[^,}]*10", "wealth: 10"), saved.replace("behaves [player]", "behaves [fort]"))) {
      assertNotEquals(saved, edited);
      String words = assertThrows(TextFormatException.class, () -> SessionText.load(edited, rulesets)).getMessage();
      assertTrue(words.contains("The level cannot be played: "), words);
    }
  }
}
