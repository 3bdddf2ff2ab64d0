package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.rules.dungeon.Play.cell;

import org.junit.jupiter.api.Test;

/** Seed 3.13: logical entities. */
class LogicTest {

  private static boolean lit(Play play) {
    return play.variant("light_bulb_off").equals("on");
  }

  @Test
  void bulbLightsUpNextToATriggeredSwitchAndGoesOffAgain() {
    Play play = Play.on("@O_.", "place light_bulb_off(logic: or) at (2, 1)").move("R");
    assertTrue(lit(play));

    assertFalse(lit(play.move("R")));
  }

  @Test
  void wireCarriesTheActivation() {
    assertTrue(lit(Play.on("@O_+++o").move("R")));
  }

  @Test
  void wiresAreWalkedOver() {
    assertEquals(cell(2, 0), Play.on("@++").move("RR").player());
  }

  @Test
  void andTakesTwoActivatedNeighbours() {
    Play one = Play.on("@O_o", "legend { 'o' = light_bulb_off(logic: and) }").move("R");
    Play two = Play.on("@O_o*", "legend { 'o' = light_bulb_off(logic: and) '*' = boulder + switch }").move("R");

    assertFalse(lit(one));
    assertTrue(lit(two));
  }

  @Test
  void andTakesAllNeighbouringSwitches() {
    assertFalse(lit(Play.on("@O_o*\n..._.", "legend { 'o' = light_bulb_off(logic: and) '*' = boulder + switch }")
        .move("R")));
  }

  @Test
  void xorTakesExactlyOne() {
    String legend = "legend { 'o' = light_bulb_off(logic: xor) '*' = boulder + switch }";

    assertTrue(lit(Play.on("@O_o", legend).move("R")));
    assertFalse(lit(Play.on("@O_o*", legend).move("R")));
  }

  @Test
  void coAndTakesTwoOfTheSameTick() {
    String legend = "legend { 'o' = light_bulb_off(logic: co_and) '*' = boulder + switch }";

    assertFalse(lit(Play.on("@O_o*", legend).move("R")), "one at the start, one later");
    assertTrue(lit(Play.on("""
        @O_+.
        ..+o.
        """, legend).move("R")), "two wires of one switch");
  }

  @Test
  void switchDoorIsOpenOnlyWhileItsCircuitIsActive() {
    Play play = Play.on("@O_d", "legend { 'd' = switch_door(logic: or) }");
    assertEquals("", play.variant("switch_door"));
    assertEquals("open", play.move("R").variant("switch_door"));

    Play off = Play.on("@O_.\n..d.", "legend { 'd' = switch_door(logic: or) }").move("RR");
    assertEquals("", off.variant("switch_door"));
  }

  @Test
  void keyOpensASwitchDoor() {
    assertEquals(cell(2, 0), Play.on("@kd", "legend { 'd' = switch_door(key: 1) }").move("RR").player());
  }

  @Test
  void plainBombIsNotSetOffByAWire() {
    assertTrue(Play.on("b@O_+", "place wire at (3, 1)", "place wire at (2, 1)")
        .move("LRR").move("L").use("bomb").has("bomb"));
  }

  @Test
  void logicalBombIsSetOffByAWire() {
    Play play = Play.on("b@O_+", "legend { 'b' = bomb(logic: or) }", "place wire at (3, 1), (2, 1), (1, 1)")
        .move("LRR").move("L").use("bomb");

    assertFalse(play.has("bomb"));
  }

  @Test
  void circuitWithACycleSettles() {
    Play play = Play.on("""
        @O_++
        ...++
        ...s+
        """, "legend { 's' = switch(logic: xor) }").move("R");

    assertEquals(1, play.report().ticks());
  }

  @Test
  void logicalSwitchPassesTheActivationOn() {
    assertTrue(lit(Play.on("@O_+s+o", "legend { 's' = switch(logic: or) }").move("R")));
  }

  @Test
  void bulbIsCreatedOff() {
    assertFalse(lit(Play.on("@.o")));
  }

  @Test
  void bulbIsCreatedOffNextToATriggeredSwitchAndLightsUpWithTheFirstTick() {
    Play play = Play.on("@.*o.", "legend { '*' = boulder + switch }");

    assertFalse(lit(play));
    assertTrue(lit(play.move("L")));
  }

  @Test
  void bulbIsOffAgainWhenTimeIsAtTheBeginningAgain() {
    Play play = Play.on("@.*+++o", "legend { '*' = boulder + switch }", "place time_turner at (9, 9)");

    assertFalse(lit(play));
    assertTrue(lit(play.move("L")));
    assertFalse(lit(play.rewind(1)), "the beginning is what it was");
    assertTrue(lit(play.move("L")));
  }

  @Test
  void switchesOfTheBeginningWereActivatedOnTheSameTick() {
    String legend = "legend { 'o' = light_bulb_off(logic: co_and) '*' = boulder + switch }";

    assertTrue(lit(Play.on("@.*o*", legend).move("L")));
  }

  @Test
  void bulbLightsUpOnlyNextToASwitchAndNotDiagonally() {
    assertFalse(lit(Play.on("@O_.\n...o").move("R")));
  }

  @Test
  void switchDoorIsWalkedThroughWithoutAKeyWhileItsSwitchIsActive() {
    Play play = Play.on("""
        @O_.
        ..d.
        """, "legend { 'd' = switch_door(logic: or, key: 1) }");

    assertEquals(cell(1, 1), play.fork().move("DRR").player());
    assertEquals(cell(2, 1), play.move("RDR").player());
  }

  @Test
  void switchDoorStaysOpenOnlyAsLongAsItsSwitchIsActive() {
    Play play = Play.on("""
        @O_..
        ..d..
        """, "legend { 'd' = switch_door(logic: or, key: 1) }").move("R");
    assertEquals("open", play.variant("switch_door"));

    assertEquals("", play.move("R").variant("switch_door"));
    assertEquals(cell(2, 0), play.move("D").player());
  }

  @Test
  void orTakesOneActivatedNeighbourOrMore() {
    String legend = "legend { 'o' = light_bulb_off(logic: or) '*' = boulder + switch }";

    assertTrue(lit(Play.on("@O_o", legend).move("R")));
    assertTrue(lit(Play.on("@O_o*", legend).move("R")));
    assertFalse(lit(Play.on("@O.o_", legend).move("R")));
  }

  @Test
  void activeWiresCountAsActivatedNeighbours() {
    assertTrue(lit(Play.on("""
        @O_+.
        ...o*
        """, "legend { 'o' = light_bulb_off(logic: and) '*' = boulder + switch }").move("R")));
  }

  @Test
  void switchNextToAWireActivatesEverythingElseNextToTheWire() {
    Play play = Play.on("""
        ...o.
        @O_+d
        ...b.
        """, "legend { 'd' = switch_door(logic: or) }").move("R");

    assertTrue(lit(play));
    assertEquals("open", play.variant("switch_door"));
  }

  @Test
  void plainBombNextToAPlainSwitchWithCurrentFromAWireLiesThere() {
    Play play = Play.on("""
        b@O_++_.
        ........
        """).move("LRR").move("DRRRRRU");
    assertEquals(cell(7, 0), play.player());

    assertEquals(cell(7, 0), play.use("bomb").at("bomb"));
    assertEquals(cell(7, 0), play.move("RL").at("bomb"));
  }

  @Test
  void plainSwitchIsNotActivatedByAWire() {
    assertFalse(lit(Play.on("@O_+_o").move("R")));
  }
}
