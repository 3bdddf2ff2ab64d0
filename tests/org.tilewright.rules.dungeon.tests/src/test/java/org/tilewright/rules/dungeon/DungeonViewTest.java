package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.Panel;
import org.tilewright.rules.dungeon.command.DungeonCommand;

/** What a game shows. */
class DungeonViewTest {

  @Test
  void piecesAreDrawnBackToFront() {
    Play play = Play.on("@", "place switch at (0, 0)");

    assertEquals(List.of("switch", "player"), play.view().pieces().stream().map(piece -> piece.kind()).toList());
  }

  @Test
  void inventoryOffersTheUseOfWhatCanBeUsed() {
    Panel.Items items = (Panel.Items) Play.on("@b$").move("RR").view().panels().get(1);

    assertEquals(List.of("use bomb", ""), items.items().stream().map(Panel.Item::command).toList());
  }

  @Test
  void battlesAreToldRoundByRound() {
    Play play = Play.on("####\n#@M#\n####", "config { player_attack = 5 mercenary_health = 1 mercenary_attack = 10 }")
        .move("R");
    Panel.Log log = (Panel.Log) play.view().panels().get(2);

    assertEquals(List.of("Tick 1: player (health 10) against Mercenary (health 1)",
        "  round 1: player -1 = 9, enemy -1 = 0", "  the enemy dies"), log.lines());
  }

  @Test
  void activePotionIsCountedDown() {
    Panel.Counters counters = (Panel.Counters) Play.on("@V").move("R").use("invincibility_potion").view().panels()
        .getFirst();

    assertTrue(counters.counters().contains(new Panel.Counter("Invincibility potion", "4 ticks left")),
        counters.toString());
  }

  @Test
  void movesAreOfferedWithTheirArrowKey() {
    Play play = Play.on("@M");
    CommandView view = DungeonLanguage.RULES.describe(play.state(),
        new DungeonCommand.Move(Direction.RIGHT));

    assertEquals(Optional.of(Direction.RIGHT), view.direction());
    assertEquals(Optional.of(cell(1, 0)), view.target());
    assertEquals(CommandView.Role.ATTACK, view.role());
  }

  @Test
  void statusAnnouncesTheEnd() {
    assertEquals("Won: all goals are achieved.", Play.on("@X").move("R").view().status());
  }

  @Test
  void eventsTellWhatHappened() {
    assertEquals(List.of("player moves from (0, 0) to (1, 0)", "collected treasure", "goal treasure is met",
        "won: all goals are achieved"),
        Play.on("@$", "goal treasure(1)").move("R").events().stream().map(event -> event.text()).toList());
  }
}
