package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.dungeon.command.RefusedCommandException.Reason;

/** Seed 6.2: which commands are refused, and how. */
class RefusalTest {

  @Test
  void usingAnItemThatIsNotThereIsAnInvalidAction() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@").refusal("use bomb"));
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@").refusal("use missing-item"));
  }

  @Test
  void usingAnItemThatIsNeitherBombNorPotionIsAnInvalidArgument() {
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), Play.on("@$").move("R").refusal("use treasure"));
  }

  @Test
  void buildingWhatCannotBeBuiltIsAnInvalidArgument() {
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), Play.on("@").refusal("build castle"));
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), Play.on("@").refusal("build wall"));
  }

  @Test
  void buildingWithoutMaterialsIsAnInvalidAction() {
    assertEquals(Optional.of(Reason.INVALID_ACTION), Play.on("@").refusal("build bow"));
  }

  @Test
  void interactingWithWhatDoesNotExistIsAnInvalidArgument() {
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), Play.on("@").refusal("interact 99"));
    assertEquals(Optional.of(Reason.INVALID_ARGUMENT), Play.on("@$").refusal("interact 1"));
  }

  @Test
  void refusedCommandIsNoTickAndChangesNothing() {
    Play play = Play.on("@");

    play.refusal("use bomb");
    assertEquals(0, play.report().ticks());
  }

  @Test
  void onlyHostileMercenariesAndSpawnersAreInteractable() {
    Play play = Play.on("@.$X#....M.Z.S");

    assertEquals(List.of("mercenary", "zombie_toast_spawner"), play.report().entities().stream()
        .filter(entity -> entity.interactable()).map(entity -> entity.type()).toList());
  }

  @Test
  void movesAreAlwaysLegal() {
    assertEquals(List.of("move up", "move down", "move left", "move right"), Play.on("@#").legal());
  }

  @Test
  void possibleUsesBuildsAndInteractionsAreLegal() {
    Play play = Play.on("@bw^^^sZ").move("RRRRRR");

    assertEquals(List.of("use bomb", "build bow", "interact 7"), play.legal().subList(4, 7));
  }
}
