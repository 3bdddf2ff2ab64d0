package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** Seed 3.4: potions. */
class PotionTest {

  private static String durations(int invincibility, int invisibility) {
    return "config { invincibility_potion_duration = " + invincibility + " invisibility_potion_duration = "
        + invisibility + " player_health = 1000 mercenary_health = 1000 spider_health = 1000 }";
  }

  private static String potion(Play play) {
    return play.view().pieces().stream().filter(piece -> piece.kind().equals("player")).findFirst().orElseThrow()
        .variant();
  }

  @Test
  void usedPotionLeavesTheInventory() {
    assertEquals(List.of(), Play.on("@V").move("R").use("invincibility_potion").inventory());
  }

  @Test
  void battlesOfAnInvinciblePlayerAreWonInTheFirstRound() {
    Play play = Play.on("@V.S", durations(9, 9), "place wall at (3, -1)");
    play.move("R").use("invincibility_potion");
    for (int i = 0; i < 9 && play.report().battleCount() == 0; i++) {
      play.move(i % 2 == 0 ? "R" : "L");
    }

    BattleInfo battle = play.report().battles().getFirst();
    assertEquals(1, battle.rounds().size());
    assertEquals(List.of("invincibility_potion"),
        battle.rounds().getFirst().weaponry().stream().map(ItemInfo::type).toList());
    assertEquals(1000, play.report().health());
  }

  @Test
  void mercenariesRunAwayFromAnInvinciblePlayer() {
    Play play = Play.on("@V..M......", durations(3, 3)).move("R");
    int before = play.at("mercenary").manhattan(play.player());

    assertTrue(play.use("invincibility_potion").at("mercenary").manhattan(play.player()) > before);
  }

  @Test
  void potionWorksOnTheTickOfItsUseAndOnTheFollowingOnesButItsDurationLess1() {
    Play play = Play.on("""
        ##############
        #@V..M.......#
        ##############
        """, durations(2, 2)).move("R");
    assertEquals(cell(4, 1), play.at("mercenary"));

    assertEquals(cell(5, 1), play.use("invincibility_potion").at("mercenary"));
    assertEquals(cell(6, 1), play.move("U").at("mercenary"));
    assertEquals(cell(5, 1), play.move("U").at("mercenary"));
  }

  @Test
  void noBattleTakesPlaceWithAnInvisiblePlayer() {
    Play play = Play.on("""
        ######
        #@vM.#
        ######
        """, durations(9, 9));
    play.move("R");
    int battles = play.report().battleCount();
    play.use("invisibility_potion").move("RLRLR");

    assertEquals(battles, play.report().battleCount());
  }

  @Test
  void potionsQueueAsInTheExampleOfTheSpecification() {
    Play play = Play.on("@vV", durations(5, 5)).move("RR");
    play.use("invisibility_potion");
    assertEquals("invisible", potion(play));
    play.move("LL");
    play.use("invincibility_potion");
    assertEquals("invisible", potion(play));
    play.move("L");
    assertEquals("invincible", potion(play));
    play.move("LLLL");
    assertEquals("invincible", potion(play));
    play.move("L");
    assertEquals("", potion(play));
  }

  @Test
  void potionOfDurationZeroDoesNothing() {
    assertEquals("", potion(Play.on("@V", durations(0, 0)).move("R").use("invincibility_potion")));
  }
}
