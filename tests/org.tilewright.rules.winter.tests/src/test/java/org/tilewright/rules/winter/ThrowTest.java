package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.winter.event.WinterEvent;

/** Section 3.3: the throw. */
class ThrowTest {

  /** Row 0 is a lane that ends after (2, 0); row 1 has no way up. */
  private static final String LANE = """
      ┌─┐┌┬┐
      └─┼┼┼┤
      ┌─┼┼┼┤
      ├┬┼┼┼┤
      ├┼┼┼┼┤
      └┴┴┴┴┘
      """;

  private static List<String> throwsOf(Game game) {
    return game.legal().stream().filter(c -> c.startsWith("throw")).toList();
  }

  @Test
  void snowballFliesAlongThePathToTheFirstClosedSide() {
    Game game = Game.on(LANE, "fort at (5, 5)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "5, 0"));
    assertEquals(List.of("throw down 1", "throw right 1", "throw right 2"), throwsOf(game));
    assertEquals("The path to the right ends after 2 squares.", game.refusal("throw right 3"));
    assertEquals("The path is closed to the left.", game.refusal("throw left 1"));
  }

  @Test
  void snowballFliesSixSquaresAtMost() {
    Game game = Game.on(open(8), "fort at (7, 7)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "5, 5"),
        player(3, 2, 3, "1, 2"),
        player(4, 2, 3, "3, 3"));
    assertTrue(game.isLegal("throw right 6"));
    assertFalse(game.isLegal("throw right 7"));
    assertEquals("A snowball flies 1 to 6 squares.", game.refusal("throw right 7"));
  }

  @Test
  void ownTileIsNoTarget() {
    assertEquals("A snowball flies 1 to 6 squares.", Game.duel(1, "0, 0", "5, 5").refusal("throw right 0"));
  }

  @Test
  void playersAndFortsDoNotStopTheBall() {
    Game game = Game.on(open(6), "fort at (2, 0), (5, 5)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "1, 0"))
        .play("throw right 3");
    assertEquals(10, game.player(2).health());
    assertEquals(new Cell(1, 0), game.cell(2));
    assertEquals(2, game.forts().size());
  }

  @Test
  void everySnowballThrownIsSpentAlsoAtEmptyTiles() {
    assertEquals(1, Game.duel(1, "0, 0", "5, 5").play("throw right 3").player(1).snowballs());
    assertEquals(1, Game.duel(1, "0, 0", "1, 0").play("throw right 1").player(1).snowballs());
  }

  @ParameterizedTest
  @CsvSource({"1, 1 1 1 1 2 2", "2, 0 1 1 1 1 2", "3, 0 0 1 1 1 2", "4, 0 0 0 1 1 2", "5, 0 0 0 0 1 2",
      "6, 0 0 0 0 0 2"})
  void damageFollowsTheTable(int squares, String row) {
    BitSet seen = new BitSet();
    for (long seed = 0; seed < 200; seed++) {
      Game game = Game.seeded(seed, open(7), "fort at (6, 6)", player(1, 2, 3, "0, 0"),
          player(2, 2, 3, squares + ", 0"),
          player(3, 2, 3, "3, 3")).play("throw right " + squares);
      WinterEvent.Hit hit = game.hits().getFirst();
      assertEquals(squares, hit.squares());
      assertEquals(Integer.parseInt(row.split(" ")[hit.die() - 1]), hit.damage(), "die " + hit.die());
      assertEquals(10 - hit.damage(), game.player(2).health());
      seen.set(hit.die());
    }
    assertEquals("{1, 2, 3, 4, 5, 6}", seen.toString(), "all sides of the die come up");
  }

  @Test
  void exampleOfTheSeedIsTheFirstRowOfTheTable() {
    for (long seed = 0; seed < 100; seed++) {
      WinterEvent.Hit hit = Game.duel(seed, "0, 0", "1, 0").play("throw right 1").hits().getFirst();
      assertTrue(hit.die() != 4 || hit.damage() == 1, "a roll of 4, 0 spaces in between, yields 1 damage");
    }
  }

  @ParameterizedTest
  @CsvSource({"right, '3, 2'", "left, '1, 2'", "up, '2, 1'", "down, '2, 3'"})
  void victimIsKnockedOneTileAwayFromTheThrower(String direction, String victim) {
    Game game = Game.duel(1, "2, 2", victim).play("throw " + direction + " 1");
    Cell before = new Cell(Integer.parseInt(victim.split(", ")[0]), Integer.parseInt(victim.split(", ")[1]));
    assertEquals(before.translate(before.x() - 2, before.y() - 2), game.cell(2));
  }

  @Test
  void knockBackGoesThroughClosedSides() {
    Game game = Game.on(LANE, "fort at (5, 5)", player(1, 2, 3, "1, 0"), player(2, 2, 3, "2, 0")).play("throw right 1");
    assertEquals(new Cell(3, 0), game.cell(2));
  }

  @Test
  void knockBackComesAlsoWithoutDamage() {
    for (long seed = 0; seed < 200; seed++) {
      Game game = Game.duel(seed, "0, 0", "4, 0").play("throw right 4");
      assertEquals(new Cell(5, 0), game.cell(2), "damage " + game.hits().getFirst().damage());
    }
  }

  @Test
  void victimAtTheEdgeStays() {
    assertEquals(new Cell(5, 0), Game.duel(1, "4, 0", "5, 0").play("throw right 1").cell(2));
  }

  @Test
  void victimStaysWhenALivingPlayerIsBehind() {
    Game game = Game.on(open(7), "fort at (6, 6)", player(1, 2, 3, "0, 0"), player(2, 2, 3, "1, 0"),
        player(3, 2, 3, "2, 0"))
        .play("throw right 1");
    assertEquals(new Cell(1, 0), game.cell(2));
    assertEquals(new Cell(2, 0), game.cell(3));
    assertTrue(game.player(2).health() < 10, "the damage is done all the same");
  }

  @Test
  void throwAtASafePlayerIsLegalButNotOfferedOnTheBoard() throws Exception {
    Game game = Game.on(open(6), Game.FAR_FORT, player(1, 2, 3, "0, 0"), player(2, 2, 3, "1, 0", ", safe: true"));
    assertTrue(game.isLegal("throw right 1"));
    var offer = WinterLanguage.RULES.describe(game.state(), WinterLanguage.RULES.parse(game.state(), "throw right 1"));
    assertTrue(offer.target().isEmpty());
    game.play("throw right 1");
    assertEquals(10, game.player(2).health());
    assertEquals(new Cell(1, 0), game.cell(2));
    assertEquals(1, game.player(1).snowballs());
  }

  @Test
  void dieDependsOnTheSeedAlone() {
    assertEquals(Game.duel(5, "0, 0", "1, 0").play("throw right 1").hits(), Game.duel(5, "0, 0", "1, 0")
        .play("throw right 1").hits());
  }

  @Test
  void waitingDoesNotKeepTheDie() {
    BitSet seen = new BitSet();
    for (int turns = 0; turns < 40; turns++) {
      Game game = Game.duel(3, "0, 0", "1, 0");
      for (int i = 0; i < turns; i++) {
        game.play("end turn", "end turn");
      }
      seen.set(game.play("throw right 1").hits().getFirst().die());
    }
    assertTrue(seen.cardinality() > 3, seen.toString());
  }
}
