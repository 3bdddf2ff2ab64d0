package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** Seed 3.11: travelling through time. */
class TimeTravelTest {

  @Test
  void rewindBringsTheDungeonBackAndKeepsThePlayerAndHisInventory() {
    Play play = Play.on("@$...", "place time_turner at (0, 1)").move("RR").rewind(1);

    assertEquals(cell(2, 0), play.player());
    assertEquals(cell(1, 0), play.at("older_player"));
    assertEquals(List.of("treasure"), play.inventory());
    assertEquals(1, play.report().ticks());
  }

  @Test
  void itemIsOnTheMapAgainAndCanBePickedUpOnceMore() {
    Play play = Play.on("@$...").move("R").rewind(1);
    assertTrue(play.has("treasure"));

    play.move("LR");
    List<ItemInfo> items = play.report().inventory();
    assertEquals(items.size(), items.stream().map(ItemInfo::id).distinct().count());
  }

  @Test
  void olderSelfTakesTheSamePathAndDisappears() {
    Play play = Play.on("@.....\n......\n......").move("RRRDD").rewind(4);
    assertEquals(cell(1, 0), play.at("older_player"));

    assertEquals(cell(2, 0), play.move("D").at("older_player"));
    assertEquals(cell(3, 0), play.move("D").at("older_player"));
    assertEquals(cell(3, 1), play.move("D").at("older_player"));
    assertFalse(play.move("D").has("older_player"));
  }

  @Test
  void olderSelfStillCollectsAndPushes() {
    Play play = Play.on("@O.$").move("RR").rewind(2);
    assertEquals(cell(1, 0), play.at("boulder"));

    play.move("R").move("R");
    assertEquals(cell(3, 0), play.at("boulder"));
  }

  @Test
  void rewindingNothingOrMoreThanHasPassedIsRefused() {
    Play play = Play.on("@..").move("R");

    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), play.refusal("rewind 0"));
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), play.refusal("rewind -1"));
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), play.refusal("rewind 2"));
  }

  @Test
  void timeTurnerOffers1And5Ticks() {
    Play play = Play.on("@t.....").move("R");
    assertTrue(play.legal().contains("rewind 1"));
    assertFalse(play.legal().contains("rewind 5"));

    assertTrue(play.move("RRRR").legal().contains("rewind 5"));
  }

  @Test
  void portalLeadsToTheBeginningWhenFewerThan30TicksHavePassed() {
    Play play = Play.on("@.T..").move("RR");

    assertEquals(cell(2, 0), play.player());
    assertEquals(cell(0, 0), play.at("older_player"));
    assertEquals(0, play.report().ticks());
  }

  @Test
  void portalLeads30TicksBackAndOlderSelfEntersItToo() {
    Play play = Play.on("@.T..").move("LR".repeat(15)).move("RR");
    assertEquals(2, play.report().ticks());
    assertEquals(cell(0, 0), play.at("older_player"));

    play.move("R").move("UD".repeat(14)).move("U");
    assertFalse(play.has("older_player"));
  }

  @Test
  void meetingOneselfIsABattle() {
    Play play = Play.on("@....", "config { player_health = 100 player_attack = 5 }").move("RR").rewind(1);
    play.move("L");

    assertEquals(1, play.report().battleCount());
    assertEquals("older_player", play.report().battles().getFirst().enemy());
  }

  @Test
  void sunStoneAverts() {
    Play play = Play.on("@*...").move("RR").rewind(1).move("L");

    assertEquals(0, play.report().battleCount());
  }

  @Test
  void severalTravelsNest() {
    Play play = Play.on("""
        @..........
        ...........
        ...........
        ...........
        """, "config { player_health = 100000 }", "place sun_stone at (0, 1)")
        .move("DRRRR").rewind(2).move("DD").rewind(1);

    assertEquals(2, play.count("older_player"));
  }

  @Test
  void whoArrivedLaterArrivesAgain() {
    Play play = Play.on("@.........\n*.........\n..........\n..........").move("DRRRRR").rewind(1).move("DD").rewind(6);
    assertEquals(1, play.count("older_player"));

    play.move("DDDD");
    assertEquals(2, play.count("older_player"));
  }

  @Test
  void statesWithAnotherPastDifferWhereTimeTravelIsPossible() {
    Play one = Play.on("@...t").move("RL");
    Play other = Play.on("@...t").move("LR");

    assertFalse(one.state().equals(other.state()));
    assertTrue(Play.on("@...").move("RL").state().equals(Play.on("@...").move("LR").state()));
  }

  @Test
  void rewindingByFiveTicksGoesFiveTicksBack() {
    Play play = Play.on("@.........").move("RRRRRRR").rewind(5);

    assertEquals(2, play.report().ticks());
    assertEquals(cell(2, 0), play.at("older_player"));
    assertEquals(cell(7, 0), play.player());
  }

  @Test
  void playerEndsOnTheSquareOfThePortal() {
    Play play = Play.on("@.T").move("RR");

    assertEquals(play.at("time_travelling_portal"), play.player());
  }

  @Test
  void midnightArmourAverts() {
    Play play = Play.on("@*s...").move("RR").build("midnight_armour").move("RR").rewind(1).move("L");

    assertEquals(0, play.report().battleCount());
  }

  @Test
  void invisibilityAverts() {
    Play play = Play.on("@v....").move("R").use("invisibility_potion").move("RR").rewind(1).move("L");

    assertEquals(0, play.report().battleCount());
  }

  @Test
  void onlyThePlayerTravelsThroughTimePortals() {
    Play play = Play.on("""
        ########
        #@...TM#
        ########
        """).move("L");

    assertEquals(cell(5, 1), play.at("mercenary"));
    assertEquals(cell(4, 1), play.move("L").at("mercenary"));
    assertEquals(2, play.report().ticks());
  }

  @Test
  void itemStaysInTheInventoryAndIsBackOnTheMap() {
    Play play = Play.on("@sT").move("RR");

    assertEquals(List.of("sword"), play.inventory());
    assertEquals(cell(1, 0), play.at("sword"));
  }

  @Test
  void olderSelfPlaysOutInteractionsToo() {
    Play play = Play.on("@$.......M", "config { bribe_amount = 1 bribe_radius = 20 player_health = 1000 }").move("R")
        .interact("mercenary").move("RR").rewind(3);
    assertEquals("", play.variant("mercenary"));

    assertEquals("ally", play.move("DD").variant("mercenary"));
  }

  @Test
  void olderSelfUsesItems() {
    Play play = Play.on("@b...").move("R").use("bomb").move("RR").rewind(4).move("D");
    assertFalse(play.has("bomb"));

    assertEquals(cell(1, 0), play.move("D").at("bomb"));
  }

  @Test
  void playerArrivesAfterTheTickHasTakenPlace() {
    Play play = Play.on("@.T..").move("LR".repeat(14)).move("RR");

    assertEquals(0, play.report().ticks());
    assertEquals(cell(0, 0), play.at("older_player"));
  }

  @Test
  void rewindingIsNoTick() {
    Play play = Play.on("@....", "place spider at (5, 5)").move("R");
    Cell spider = play.at("spider");

    assertEquals(spider, play.move("R").rewind(1).at("spider"));
    assertEquals(1, play.report().ticks());
  }

  @Test
  void olderSelfDisappearsWhenHeReachesTheTickOfTheRewind() {
    Play play = Play.on("@.....\n......").move("RR").rewind(1);
    assertTrue(play.has("older_player"));

    assertFalse(play.move("D").has("older_player"));
  }
}
