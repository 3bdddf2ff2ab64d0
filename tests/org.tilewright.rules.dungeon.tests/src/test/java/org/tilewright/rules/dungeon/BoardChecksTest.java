package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found wrong with where things stand: stacks that cannot part, and places to which there is no way. */
class BoardChecksTest {

  private static List<String> problems(String map, String... more) {
    return DungeonLanguage.RULES.check(DungeonLanguage.level(Play.text(map, more))).stream()
        .map(problem -> problem.severity() + " " + problem.code()
            + problem.cell().map(cell -> " " + cell.x() + "," + cell.y()).orElse(""))
        .toList();
  }

  @Test
  void whatIsToBeUsedIsNotInsideAWall() {
    for (String kind : List.of("exit", "treasure", "switch", "door(key: 1)", "boulder", "zombie_toast_spawner", "mercenary", "player")) {
      assertEquals(1, problems("@X..k.Q", "legend { 'Q' = wall + " + kind + " }").stream()
          .filter("WARNING dungeon.insideWall 6,0"::equals).count(), kind);
    }
    assertEquals(List.of("WARNING dungeon.insideWall 4,0"), problems("@XP.Q", "legend { 'Q' = portal + wall }"));
  }

  @Test
  void whatWorksInAWallMayBeThere() {
    for (String kind : List.of("spider", "wire", "light_bulb_off", "swamp_tile")) {
      assertEquals(List.of(), problems("@X....Q", "legend { 'Q' = wall + " + kind + " }"), kind);
    }
  }

  @Test
  void bouldersOnOneCellNeverPart() {
    assertEquals(List.of("WARNING dungeon.boulderStack 3,0"), problems("@X.Q", "legend { 'Q' = boulder + boulder }"));
    assertEquals(List.of(), problems("@X.O.O"));
    assertEquals("RR", boulders(Play.on("@Q....X", "legend { 'Q' = boulder + boulder }").move("RR")));
  }

  /** Where the boulders are: an R for each one at (3, 0). */
  private static String boulders(Play play) {
    return "R".repeat((int) play.report().entities().stream()
        .filter(entity -> entity.type().equals("boulder") && entity.cell().equals(Play.cell(3, 0))).count());
  }

  @Test
  void playerWithoutAWayOutIsReported() {
    assertEquals(List.of("WARNING dungeon.enclosed 1,1"), problems("###\n#@#\n###\n..X"));
    assertEquals(List.of(), problems("###\n#@#\n#.#\n..X"));
  }

  @Test
  void enemyInACageIsWorthKnowing() {
    assertEquals(List.of("INFO dungeon.enclosed 1,1"), problems("###\n#z#\n###\n@.X"));
    assertEquals(List.of(), problems("#.#\n#z#\n###\n@.X"));
    assertEquals(List.of(), problems("###\n#S#\n###\n@.X"), "spiders climb");
  }

  @Test
  void portalWithoutAWayOutIsSealed() {
    String map = "@P.X###\n....#P#\n....###";
    assertEquals(List.of("WARNING dungeon.sealedPortal 5,1"), problems(map));
    assertEquals(Play.cell(0, 0), Play.on(map).move("R").player(), "nobody goes through it");
    assertEquals(List.of(), problems("@P.X###\n....#P.\n....###"));
  }

  @Test
  void whatTheGoalAsksForMustBeWithinReach() {
    assertEquals(List.of("WARNING dungeon.unreachable 1,1"), problems("###\n#X#\n###\n@..", "goal exit"));
    assertEquals(List.of("WARNING dungeon.unreachable 1,1"), problems("####\n#$.#\n####\n@..", "goal treasure(1)"));
    assertEquals(List.of("WARNING dungeon.unreachable 1,1"), problems("####\n#_.#\n####\n@O.", "goal boulders"));
    assertEquals(List.of("WARNING dungeon.unreachable 2,2"),
        problems("#####\n#...#\n#.Z.#\n#...#\n#####\n@..", "config { zombie_spawn_rate = 3 }", "goal enemies(1)"));
    assertEquals(List.of(), problems("####\n#Q.#\n####\n@..", "legend { 'Q' = switch + boulder }", "goal boulders"));
  }

  @Test
  void whatTheGoalDoesNotAskForIsWorthKnowing() {
    assertEquals(List.of("INFO dungeon.unreachable 1,1"), problems("###\n#s#\n###\n@X."));
    assertEquals(List.of("INFO dungeon.unreachable 1,1"), problems("###\n#X#\n###\n@$.", "goal treasure(1) and not exit"));
  }

  @Test
  void gapOfARoomIsAWay() {
    assertEquals(List.of(), problems("###\n#X.\n###\n@.."));
    assertEquals(List.of(), problems("#.#\n.X.\n#.#\n@.."));
  }

  @Test
  void boulderIsNoObstacle() {
    assertEquals(List.of(), problems("###\n#XO\n###\n@.."));
  }

  @Test
  void portalLeadsIntoARoom() {
    assertEquals(List.of(), problems("####\n#XP#\n####\n@.P"));
    assertEquals(List.of("WARNING dungeon.insideWall 2,2"), problems("#####\n#X..#\n##Q##\n@.P..",
        "legend { 'Q' = wall + portal }"), "one goes through a portal in a wall, too");
  }

  @Test
  void doorNeedsAKeyThatCanBeComeBy() {
    assertEquals(List.of(), problems("###\n#XD\n###\n@k."));
    assertEquals(List.of(), problems("####\n#XkD\n####\n@*.."), "a sun stone");
    assertEquals(List.of("WARNING dungeon.unreachable 1,1", "INFO dungeon.unreachable 2,1"),
        problems("####\n#XkD\n####\n@..."), "the key lies behind its own door");
    assertEquals(List.of("INFO dungeon.doorWithoutKey 2,1", "WARNING dungeon.unreachable 1,1"), problems("###\n#XD\n###\n@.."));
    assertEquals(List.of(), problems("####\n#Xd_\n####\n@O.."), "a circuit may open it");
  }

  @Test
  void keyBehindAnotherDoorCounts() {
    assertEquals(List.of(), problems("#####\n#X.#.\n##E#.\n#kD..\n####.\n@j...",
        "legend {\n'E' = door(key: 2)\n'k' = key(key: 2)\n'D' = door(key: 1)\n'j' = key(key: 1)\n}"));
  }

  @Test
  void bombsOpenWallsNearSwitches() {
    String room = "#####.\n#X###_\n#####.\n@bO...";
    assertEquals(List.of(), problems(room.replace("#X###_", "..#X#_").replace("#####.\n..", "..###.\n..")));
    assertEquals(List.of("WARNING dungeon.unreachable 1,1"), problems(room.replace('b', '.')));
    assertEquals(List.of("WARNING dungeon.unreachable 1,1"), problems(room), "too far from the switch");
    assertEquals(List.of(), problems(room, "config { bomb_radius = 4 }"));
  }

  @Test
  void wallThatMovesIsNoWall() {
    assertEquals(List.of(), problems("QQQ\nQXQ\nQQQ\n@..", "kind golem extends zombie_toast { behaviour solid }",
        "legend { 'Q' = golem }"));
  }

  @Test
  void thingsFarApartAreLookedAtQuickly() {
    assertEquals(List.of(), problems("@X", "place wall at (1000000000, 1000000000), (-1000000000, -1000000000)"));
    assertEquals(List.of("WARNING dungeon.unreachable 999999999,5"), problems("@.",
        "place wall at (999999999, 4), (999999999, 6), (999999998, 5), (1000000000, 5)",
        "place exit at (999999999, 5)"));
  }
}
