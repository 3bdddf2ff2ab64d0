package org.tilewright.course.trace;

import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a trace can see of a game after a call.
 *
 * @param response   the game
 * @param exception  name of the exception that the call led to, if it did
 * @param oldBattles number of battles before the call
 * @param games      names of the saved games, when the call asked for them
 */
record Observation(DungeonResponse response, Optional<String> exception, int oldBattles, List<String> games) {

  /** The player's cell as {@code x y}. */
  Optional<String> player() {
    return response.getEntities().stream().filter(Observation::isPlayer).map(Observation::cell).findFirst();
  }

  private static boolean isPlayer(EntityResponse entity) {
    return CanonicalTypes.of(entity.getType()).equals("player");
  }

  static String cell(EntityResponse entity) {
    return entity.getPosition().getX() + " " + entity.getPosition().getY();
  }

  /** All entities but the player as {@code type x y}, sorted. */
  List<String> entities() {
    return response.getEntities().stream().filter(entity -> !isPlayer(entity)).map(Observation::text).sorted().toList();
  }

  List<String> interactable() {
    return response.getEntities().stream().filter(EntityResponse::isInteractable).map(Observation::text).sorted()
        .toList();
  }

  List<String> inventory() {
    return response.getInventory().stream().map(item -> CanonicalTypes.of(item.getType())).sorted().toList();
  }

  List<BattleResponse> newBattles() {
    return response.getBattles().subList(oldBattles, response.getBattles().size());
  }

  List<String> goals() {
    return Arrays.stream(response.getGoals().split("[ ()]+")).filter(word -> word.startsWith(":")).sorted().distinct()
        .toList();
  }

  private static String text(EntityResponse entity) {
    return CanonicalTypes.of(entity.getType()) + " " + cell(entity);
  }

  /** The texts of entities whose types are not in {@code masked}. */
  static List<String> unmasked(Collection<String> entities, Set<String> masked) {
    List<String> left = new ArrayList<>(entities);
    left.removeIf(text -> masked.contains(text.substring(0, text.indexOf(' '))));
    return left;
  }
}
