package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.winter.Game.player;
import static org.tilewright.rules.winter.WinterLanguage.open;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.Mark;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.Seat;

/** What the playtest view and the command line are told. */
class WinterViewTest {

  private static Game duel() {
    return Game.duel(1, "0, 0", "2, 0");
  }

  private static CommandView offer(Game game, String command) throws IllegalCommandException {
    return WinterLanguage.RULES.describe(game.state(), WinterLanguage.RULES.parse(game.state(), command));
  }

  @Test
  void tableTellsAboutEveryPlayer() {
    Panel.Table table = (Panel.Table) duel().view().panels().getFirst();
    assertEquals(List.of("Player", "HP", "Strength", "Speed", "Snowballs", "State"), table.columns());
    assertEquals(new Panel.Row(List.of("Player 1", "10", "2", "3", "2", ""), "player_1", Optional.of(new Cell(0, 0))),
        table.rows().getFirst());
  }

  @Test
  void skillsNotYetChosenAreOpen() {
    Game game = Game.on(open(6), Game.FAR_FORT, "player_1 at (0, 0)", "player_2 at (5, 0)");
    assertEquals(List.of("Player 1", "10", "?", "?", "0", ""), ((Panel.Table) game.view().panels().getFirst()).rows()
        .getFirst().values());
    assertTrue(game.view().status().contains("Player 1 chooses skills"));
  }

  @Test
  void statusTellsWhoseTurnItIsAndWhatIsLeftOfIt() {
    assertEquals("Turn 1: Player 1 may move and throw.", duel().view().status());
    assertEquals("Turn 1: Player 1 may throw.", duel().play("move 0,1").view().status());
    assertEquals("Turn 1: Player 1 may move.", duel().play("throw down 1").view().status());
    assertEquals("Turn 2: Player 2 may move and throw.", duel().play("end turn").view().status());
  }

  @Test
  void tilesFortsAndPlayersAreDrawnAboveEachOther() {
    List<PieceView> corner = Game.on(open(6), "fort at (0, 0)", player(1, 2, 3, "0, 0", ", safe: true"),
        player(2, 2, 3, "5, 0"))
        .view().pieces().stream().filter(p -> p.cell().equals(new Cell(0, 0))).toList();
    assertEquals(List.of("path_rd", "fort", "player_1"), corner.stream().map(PieceView::kind).toList());
    assertTrue(corner.get(0).layer() < corner.get(1).layer() && corner.get(1).layer() < corner.get(2).layer());
    assertEquals("10", corner.get(2).badge());
    assertEquals("safe", corner.get(2).variant());
  }

  @Test
  void movesAndThrowsStartAtTheActivePlayer() throws IllegalCommandException {
    CommandView move = offer(duel(), "move 1,0");
    assertEquals(Optional.of(new Cell(0, 0)), move.source());
    assertEquals(Optional.of(new Cell(1, 0)), move.target());
    assertEquals(CommandView.Role.MOVE, move.role());
    CommandView hit = offer(duel(), "throw right 2");
    assertEquals(Optional.of(new Cell(2, 0)), hit.target());
    assertEquals(CommandView.Role.ATTACK, hit.role());
    assertEquals("Throw right 2 at Player 2", hit.label());
    assertEquals(CommandView.Role.INTERACT, offer(duel(), "throw right 1").role(), "nobody is there");
  }

  @Test
  void skillsMayBeCompletedByAName() throws IllegalCommandException {
    Game game = Game.on(open(6), Game.FAR_FORT, "player_1 at (0, 0)", "player_2 at (5, 0)");
    assertEquals(Optional.of("Name"), offer(game, "skills 2 3").prompt());
    assertEquals(Optional.empty(), offer(duel(), "end turn").prompt());
  }

  @Test
  void pointingAtAPlayerMarksWhatHeCanHit() {
    Set<Cell> marked = WinterLanguage.RULES.marks(duel().state(), 0, new Cell(2, 0)).stream().map(Mark::cell)
        .collect(Collectors.toSet());
    assertEquals(Set.of(new Cell(0, 0), new Cell(1, 0), new Cell(3, 0), new Cell(4, 0), new Cell(5, 0), new Cell(2, 1),
        new Cell(2, 2), new Cell(2, 3), new Cell(2, 4), new Cell(2, 5)), marked);
    assertEquals(List.of(), WinterLanguage.RULES.marks(duel().state(), 0, new Cell(3, 3)));
    assertEquals(List.of(), WinterLanguage.RULES.marks(duel().state(), 0, new Cell(-3, 3)));
  }

  @Test
  void seatsAreThePlayersByName() {
    assertEquals(List.of(new Seat(0, "Player 1", true), new Seat(1, "Player 2", true)),
        WinterLanguage.RULES.seats(duel().state()));
  }

  @Test
  void beingHitIsWorseAndHittingIsBetter() {
    Game before = Game.duel(1, "0, 0", "1, 0");
    double one = WinterLanguage.RULES.score(before.state(), 0);
    double two = WinterLanguage.RULES.score(before.state(), 1);
    before.play("throw right 1");
    assertTrue(WinterLanguage.RULES.score(before.state(), 0) > one);
    assertTrue(WinterLanguage.RULES.score(before.state(), 1) < two);
  }
}
