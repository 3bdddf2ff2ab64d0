package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.RoundInfo;

/** Seed 5 and 5.1.1: what can be configured, one test per key. */
class ConfigurationTest {

  private static String config(String entries) {
    return "config { " + entries + " }";
  }

  /** The player walks onto an enemy between walls. */
  private static BattleInfo battle(String enemy, String config) {
    return Play.on("""
        ####
        #@!#
        ####
        """.replace("!", enemy), config(config)).move("R").report().battles().getFirst();
  }

  private static RoundInfo round(String enemy, String config) {
    return battle(enemy, config).rounds().getFirst();
  }

  /** A round of a player who has walked right until he met the enemy at the end of a corridor. */
  private static RoundInfo armed(String items, String build, String config) {
    Play play = Play.on("#@" + items + ".........A#", config("player_health = 1000 player_attack = 5 "
        + "assassin_attack = 50 assassin_health = 100 " + config)).move("R".repeat(items.length()));
    if (!build.isEmpty()) {
      play.build(build);
    }
    return play.moveRightIntoABattle().report().battles().getFirst().rounds().getFirst();
  }

  private static RoundInfo withAlly(String config) {
    return Play.on("""
        ########
        #M@..A##
        ########
        """, config("bribe_amount = 0 player_attack = 5 assassin_attack = 50 assassin_health = 100 "
        + "player_health = 1000 " + config)).interact("mercenary").move("RR").report().battles().getFirst().rounds()
        .getFirst();
  }

  @Test
  void allyAttackIsTheBonusThatEachAllyGives() {
    assertEquals(-(5 + 15) / 5.0, withAlly("ally_attack = 15").enemyDelta(), 1e-9);
  }

  @Test
  void allyDefenceReducesTheEnemysAttack() {
    assertEquals(-(50 - 20) / 10.0, withAlly("ally_defence = 20").playerDelta(), 1e-9);
  }

  @Test
  void bribeRadiusIsHowFarABribeReaches() {
    assertEquals(Optional.of(Reason.INVALID_ACTION),
        Play.on("@...M", config("bribe_amount = 0 bribe_radius = 3")).refusal("interact 1"));
    assertEquals(Optional.empty(), Play.on("@...M", config("bribe_amount = 0 bribe_radius = 4")).refusal("interact 1"));
  }

  @Test
  void bribeAmountIsTheGoldThatABribeTakes() {
    Play play = Play.on("@$$$......M", config("bribe_amount = 2 bribe_radius = 20")).move("R");
    assertEquals(Optional.of(Reason.INVALID_ACTION), play.refusal("interact 4"));

    assertEquals(List.of("treasure"), play.move("RR").interact("mercenary").inventory());
  }

  @Test
  void bombRadiusIsTheBlastRadius() {
    String map = "b@O_\n....\n#..#";

    assertTrue(Play.on(map, config("bomb_radius = 1")).move("LRR").use("bomb").has("wall"));
    assertFalse(Play.on(map, config("bomb_radius = 2")).move("LRR").use("bomb").has("wall"));
  }

  /** The number of battles in which an item is used: one that lies on the player's way, or is built of what does. */
  private static long battlesOf(String items, String item, String config) {
    Play play = Play.on("#@" + items + "..........MMMMM#", config("player_health = 1000 player_attack = 1000 "
        + "mercenary_health = 1 mercenary_attack = 1 " + config)).move("R".repeat(items.length()));
    if (!play.inventory().contains(item)) {
      play.build(item);
    }
    return play.moveRightUntil(later -> !later.inventory().contains(item)).report().battles().stream()
        .filter(battle -> battle.rounds().getFirst().weaponry().stream().anyMatch(used -> used.type().equals(item)))
        .count();
  }

  @Test
  void bowDurabilityIsTheNumberOfBattlesOfABow() {
    assertEquals(2, battlesOf("w^^^", "bow", "bow_durability = 2"));
    assertEquals(4, battlesOf("w^^^", "bow", "bow_durability = 4"));
  }

  @Test
  void playerHealthIsTheHealthAtTheStart() {
    assertEquals(7, Play.on("@", config("player_health = 7")).report().health());
  }

  @Test
  void playerAttackIsTheDamageWithoutWeapons() {
    assertEquals(-3, round("M", "player_attack = 15").enemyDelta(), 1e-9);
  }

  @Test
  void enemyGoalIsTheNumberOfEnemiesToKill() {
    Play play = Play.on("#@MM#", config("enemy_goal = 2 player_attack = 1000"), "goal enemies").move("R");
    assertEquals(play.report().battleCount() >= 2, play.won());

    assertTrue(play.move("R").won());
    assertEquals(2, play.report().battleCount());
    assertFalse(Play.on("#@MM#", config("enemy_goal = 3 player_attack = 1000"), "goal enemies").move("RR").won());
  }

  private static int ticksOf(String symbol, String potion, String config) {
    Play play = Play.on("@" + symbol, config(config)).move("R").use(potion);
    int before = play.report().ticks() - 1;
    return play.moveRightUntil(later -> later.view().pieces().stream().filter(piece -> piece.kind().equals("player"))
        .findFirst().orElseThrow().variant().isEmpty()).report().ticks() - before;
  }

  @Test
  void invincibilityPotionDurationIsTheNumberOfTicksOfItsEffects() {
    assertEquals(3, ticksOf("V", "invincibility_potion", "invincibility_potion_duration = 3"));
  }

  @Test
  void invisibilityPotionDurationIsTheNumberOfTicksOfItsEffects() {
    assertEquals(6, ticksOf("v", "invisibility_potion", "invisibility_potion_duration = 6"));
  }

  @Test
  void mercenaryAttackIsItsDamage() {
    assertEquals(-3, round("M", "mercenary_attack = 30").playerDelta(), 1e-9);
  }

  @Test
  void mercenaryHealthIsItsHealth() {
    assertEquals(12, battle("M", "mercenary_health = 12").enemyHealth());
  }

  private static BattleInfo spider(String config) {
    return Play.on("S\n@", config("player_health = 1000 " + config)).move("U").report().battles().getFirst();
  }

  @Test
  void spiderAttackIsItsDamage() {
    assertEquals(-4, spider("spider_attack = 40").rounds().getFirst().playerDelta(), 1e-9);
  }

  @Test
  void spiderHealthIsItsHealth() {
    assertEquals(13, spider("spider_health = 13").enemyHealth());
  }

  @Test
  void spiderSpawnRateIsTheNumberOfTicksBetweenSpiders() {
    Play play = Play.on("""
        @.........
        ..........
        """, config("spider_spawn_rate = 2 player_health = 100000"), "place wall at (900, 900)");

    assertEquals(0, play.move("U").count("spider"));
    assertEquals(1, play.move("U").count("spider"));
    assertEquals(1, play.move("U").count("spider"));
    assertEquals(2, play.move("U").count("spider"));
  }

  @Test
  void spiderSpawnRateOfZeroMeansNever() {
    assertFalse(Play.on("@....", config("spider_spawn_rate = 0")).move("LRLRLRLR").has("spider"));
  }

  @Test
  void shieldDurabilityIsTheNumberOfBattlesOfAShield() {
    assertEquals(2, battlesOf("ww$", "shield", "shield_durability = 2"));
    assertEquals(3, battlesOf("ww$", "shield", "shield_durability = 3"));
  }

  @Test
  void shieldDefenceReducesTheEnemysAttack() {
    assertEquals(-(50 - 30) / 10.0, armed("ww$", "shield", "shield_defence = 30").playerDelta(), 1e-9);
  }

  @Test
  void swordAttackAddsToThePlayersAttack() {
    assertEquals(-(5 + 20) / 5.0, armed("s", "", "sword_attack = 20").enemyDelta(), 1e-9);
  }

  @Test
  void swordDurabilityIsTheNumberOfBattlesOfASword() {
    assertEquals(1, battlesOf("s", "sword", "sword_durability = 1"));
    assertEquals(3, battlesOf("s", "sword", "sword_durability = 3"));
  }

  @Test
  void treasureGoalIsTheNumberOfTreasureToCollect() {
    Play play = Play.on("@$$", config("treasure_goal = 2"), "goal treasure").move("R");
    assertFalse(play.won());

    assertTrue(play.move("R").won());
  }

  @Test
  void zombieAttackIsItsDamage() {
    assertEquals(-6, round("z", "zombie_attack = 60").playerDelta(), 1e-9);
  }

  @Test
  void zombieHealthIsItsHealth() {
    assertEquals(14, battle("z", "zombie_health = 14").enemyHealth());
  }

  @Test
  void zombieSpawnRateIsTheNumberOfTicksBetweenZombiesOfASpawner() {
    Play play = Play.on("@........Z\n..........\n.........Z", config("zombie_spawn_rate = 3"));

    assertEquals(0, play.move("LL").count("zombie_toast"));
    assertEquals(2, play.move("L").count("zombie_toast"));
    assertEquals(2, play.move("LL").count("zombie_toast"));
    assertEquals(4, play.move("L").count("zombie_toast"));
  }

  @Test
  void assassinAttackIsItsDamage() {
    assertEquals(-7, round("A", "assassin_attack = 70").playerDelta(), 1e-9);
  }

  @Test
  void assassinBribeAmountIsTheGoldThatAnAttemptTakes() {
    Play play = Play.on("@$$$......A",
        config("assassin_bribe_amount = 3 bribe_amount = 1 bribe_radius = 20 assassin_bribe_fail_rate = 0")).move("RR");
    assertEquals(Optional.of(Reason.INVALID_ACTION), play.refusal("interact 4"));

    assertEquals(List.of(), play.move("R").interact("assassin").inventory());
  }

  @Test
  void assassinBribeFailRateIsTheChanceThatABribeFails() {
    String map = "@$....A";
    String near = "bribe_radius = 20 assassin_bribe_amount = 1 assassin_bribe_fail_rate = ";

    assertEquals("ally", Play.on(map, config(near + "0")).move("R").interact("assassin").variant("assassin"));
    assertEquals("", Play.on(map, config(near + "1")).move("R").interact("assassin").variant("assassin"));
  }

  @Test
  void assassinHealthIsItsHealth() {
    assertEquals(15, battle("A", "assassin_health = 15").enemyHealth());
  }

  @Test
  void assassinReconRadiusIsHowFarItSeesAnInvisiblePlayer() {
    for (int seed = 0; seed < 8; seed++) {
      Play play = Play.seeded(seed, "@v", config("assassin_recon_radius = 30"), "place assassin at (25, 0)").move("R");
      int before = play.at("assassin").manhattan(play.player());

      assertEquals(before - 1, play.use("invisibility_potion").at("assassin").manhattan(play.player()));
    }
  }

  @Test
  void hydraAttackIsItsDamage() {
    assertEquals(-8, round("H", "hydra_attack = 80").playerDelta(), 1e-9);
  }

  @Test
  void hydraHealthIsItsHealth() {
    assertEquals(16, battle("H", "hydra_health = 16 hydra_health_increase_rate = 0").enemyHealth());
  }

  @Test
  void hydraHealthIncreaseRateIsTheChanceThatItsHealthIncreases() {
    assertTrue(battle("H", "hydra_health_increase_rate = 0").rounds().stream().allMatch(r -> r.enemyDelta() < 0));
    assertTrue(battle("H", "hydra_health_increase_rate = 1").rounds().stream()
        .allMatch(r -> r.enemyDelta() > 0));
  }

  @Test
  void hydraHealthIncreaseAmountIsByHowMuchItIncreases() {
    assertEquals(9, round("H", "hydra_health_increase_rate = 1 hydra_health_increase_amount = 9").enemyDelta());
  }

  @Test
  void mindControlDurationIsHowLongMindControlLasts() {
    Play play = Play.on("@w$*..................M", config("mind_control_duration = 4")).move("RRR").build("sceptre")
        .interact("mercenary");
    assertEquals("ally", play.move("LLL").variant("mercenary"));

    assertEquals("", play.move("L").variant("mercenary"));
  }

  @Test
  void midnightArmourAttackAddsToThePlayersAttack() {
    assertEquals(-(5 + 25) / 5.0, armed("s*", "midnight_armour", "midnight_armour_attack = 25").enemyDelta(), 1e-9);
  }

  @Test
  void midnightArmourDefenceReducesTheEnemysAttack() {
    assertEquals(-(50 - 45) / 10.0, armed("s*", "midnight_armour", "midnight_armour_defence = 45").playerDelta(), 1e-9);
  }

  @Test
  void keysThatAreMissingHaveDefaults() {
    Play play = Play.on("""
        ####
        #@A#
        ####
        """).move("R");

    assertEquals(1, play.report().battleCount());
    assertEquals(cell(2, 1), play.player());
  }
}
