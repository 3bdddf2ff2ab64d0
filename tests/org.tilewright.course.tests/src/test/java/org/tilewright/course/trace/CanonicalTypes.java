package org.tilewright.course.trace;

import java.util.Comparator;
import java.util.List;

/** The types of section 4.1, to which the traces reduce whatever begins like them. */
final class CanonicalTypes {

  private static final List<String> TYPES = List.of("player", "wall", "exit", "boulder", "switch", "door", "portal",
      "zombie_toast_spawner", "spider", "zombie_toast", "mercenary", "treasure", "key", "invincibility_potion",
      "invisibility_potion", "wood", "arrow", "bomb", "sword", "bow", "shield", "assassin", "hydra", "swamp_tile",
          "sun_stone",
      "sceptre", "midnight_armour", "time_turner", "time_travelling_portal", "light_bulb_off", "light_bulb_on", "wire",
      "switch_door", "older_player");

  private CanonicalTypes() {
  }

  static String of(String type) {
    return TYPES.stream().filter(type::startsWith).max(Comparator.comparingInt(String::length)).orElse(type);
  }
}
