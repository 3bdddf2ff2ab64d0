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

  @Test
  void potionMayBeConsumedAtAnyTimeAfterItWasPickedUp() {
    assertEquals("invincible", potion(Play.on("@V", durations(5, 5)).move("RLLUUL").use("invincibility_potion")));
    assertEquals("invisible", potion(Play.on("@v", durations(5, 5)).move("RLLUUL").use("invisibility_potion")));
  }

  @Test
  void zombiesRunAwayFromAnInvinciblePlayer() {
    for (int seed = 0; seed < 10; seed++) {
      Play play = Play.seeded(seed, """
          #######################
          #@V........z..........#
          #######################
          """, durations(3, 3)).move("R");
      int before = play.at("zombie_toast").x();

      assertEquals(before + 1, play.use("invincibility_potion").at("zombie_toast").x());
    }
  }

  @Test
  void spidersAreUnaffectedByAnInvinciblePlayer() {
    Play play = Play.on("@V", durations(9, 9), "place spider at (20, 20)").move("R");
    Play sober = play.fork();
    play.use("invincibility_potion");
    sober.move("L");
    for (int tick = 0; tick < 8; tick++) {
      assertEquals(sober.at("spider"), play.at("spider"));
      play.move("L");
      sober.move("L");
    }
  }

  @Test
  void bribedMercenariesAreUnaffectedByAnInvinciblePlayer() {
    Play play = Play.on("""
        ###############
        #@V..........M#
        ###############
        """, durations(9, 9).replace("config {", "config { bribe_amount = 0 bribe_radius = 20")).move("R")
        .interact("mercenary");
    int before = play.at("mercenary").x();

    assertEquals(before - 1, play.use("invincibility_potion").at("mercenary").x());
  }

  @Test
  void invisiblePlayerMovesPastEnemiesUndetected() {
    Play play = Play.on("""
        ##########
        #@v.M....#
        ##########
        """, durations(9, 9)).move("R").use("invisibility_potion").move("RRRRRR");

    assertEquals(cell(8, 1), play.player());
    assertEquals(0, play.report().battleCount());
  }

  @Test
  void potionOfTheSameTypeIsQueuedToo() {
    Play play = Play.on("@VV", durations(2, 2)).move("RR").use("invincibility_potion").use("invincibility_potion");
    assertEquals("invincible", potion(play));

    assertEquals("invincible", potion(play.move("L")));
    assertEquals("", potion(play.move("L")));
  }
}
