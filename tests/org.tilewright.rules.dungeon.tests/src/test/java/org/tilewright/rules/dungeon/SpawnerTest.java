package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.tilewright.rules.dungeon.Play.cell;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;

/** Seed 3.2 and 5: zombie toast spawners. */
class SpawnerTest {

  private static final String EVERY_SECOND = "config { zombie_spawn_rate = 2 }";

  @Test
  void spawnerMakesAZombieEveryRateTicksFromTheRateThTick() {
    Play play = Play.on("""
        ...#.
        @.#Z#
        ...#.
        """.replace("#Z#", "#Z."), EVERY_SECOND);

    assertEquals(0, play.move("L").count("zombie_toast"));
    assertEquals(1, play.move("L").count("zombie_toast"));
    assertEquals(1, play.move("L").count("zombie_toast"));
    assertEquals(2, play.move("L").count("zombie_toast"));
  }

  @Test
  void zombieAppearsInAnOpenCellNextToTheSpawner() {
    Play play = Play.on("""
        ....#.
        @..#Z.
        ....#.
        """, EVERY_SECOND).move("LL");

    assertEquals(cell(5, 1), play.at("zombie_toast"));
  }

  @Test
  void spawnerBetweenWallsSpawnsNothing() {
    Play play = Play.on("""
        ....#.
        @..#Z#
        ....#.
        """, EVERY_SECOND).move("LLLL");

    assertFalse(play.has("zombie_toast"));
  }

  @Test
  void spawnRateOfZeroMeansNever() {
    assertFalse(Play.on("@....Z", "config { zombie_spawn_rate = 0 }").move("LLLLLL").has("zombie_toast"));
  }

  @Test
  void playerWithAWeaponNextToItDestroysTheSpawner() {
    assertFalse(Play.on("@sZ").move("R").interact("zombie_toast_spawner").has("zombie_toast_spawner"));
  }

  @Test
  void destroyingTheSpawnerIsNoTick() {
    assertEquals(1, Play.on("@sZ").move("R").interact("zombie_toast_spawner").report().ticks());
  }

  @Test
  void spawnerOutOfReachIsNotDestroyed() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@s.Z").move("R").refusal("interact 2"));
  }

  @Test
  void spawnerIsNotDestroyedWithoutAWeapon() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@Z").refusal("interact 1"));
  }

  @Test
  void bowIsAWeaponAndAShieldIsNone() {
    Play archer = Play.on("@w^^^Z").move("RRRR").build("bow");
    Play guard = Play.on("@ww$Z").move("RRR").build("shield");

    assertEquals(Optional.empty(), archer.refusal("interact " + archer.entity("zombie_toast_spawner").id()));
    assertEquals(Optional.of(Reason.INVALID_ACTION),
        guard.refusal("interact " + guard.entity("zombie_toast_spawner").id()));
  }

  @Test
  void spawnerThatIsOnlyDiagonallyNearIsNotDestroyed() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@s.\n..Z").move("R").refusal("interact 2"));
  }
}
