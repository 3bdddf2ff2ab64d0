package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import dungeonmania.DungeonManiaController;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import java.util.List;
import java.util.stream.Stream;

/** Dungeons that several tests play, and short questions about responses. */
final class CourseGame {

  static final String CONFIG = """
      {"player_health": 10, "player_attack": 5, "bribe_radius": 2, "bribe_amount": 1, "mercenary_health": 5,
       "mercenary_attack": 2, "spider_spawn_rate": 0, "zombie_spawn_rate": 0, "treasure_goal": 1, "enemy_goal": 1,
       "sword_durability": 2, "sword_attack": 1, "invincibility_potion_duration": 3}
      """;

  /** The player, a corridor to the right with treasure, potion and sword, and a mercenary far away. */
  static final String CORRIDOR = """
      {"entities": [
        {"type": "player", "x": 1, "y": 1},
        {"type": "treasure", "x": 2, "y": 1},
        {"type": "invincibility_potion", "x": 3, "y": 1},
        {"type": "sword", "x": 4, "y": 1},
        {"type": "wall", "x": 0, "y": 1}, {"type": "wall", "x": 0, "y": 0}, {"type": "wall", "x": 0, "y": 2},
        {"type": "mercenary", "x": 20, "y": 1},
        {"type": "exit", "x": 9, "y": 9}],
       "goal-condition": {"goal": "AND", "subgoals": [{"goal": "exit"}, {"goal": "treasure"}]}}
      """;

  private static final Gson GSON = new Gson();

  private CourseGame() {
  }

  static DungeonManiaController start(String dungeon) {
    return start(dungeon, CONFIG);
  }

  static DungeonManiaController start(String dungeon, String config) {
    try (CourseFiles files = new CourseFiles()) {
      files.dungeon("test", dungeon).config("test", config);
      DungeonManiaController controller = new DungeonManiaController();
      controller.newGame("test", "test");
      return controller;
    }
  }

  static List<String> types(DungeonResponse response) {
    return response.getEntities().stream().map(EntityResponse::getType).toList();
  }

  static Stream<EntityResponse> all(DungeonResponse response, String type) {
    return response.getEntities().stream().filter(entity -> entity.getType().equals(type));
  }

  static EntityResponse only(DungeonResponse response, String type) {
    List<EntityResponse> found = all(response, type).toList();
    assertEquals(1, found.size(), "number of " + type + " in " + types(response));
    return found.getFirst();
  }

  static String json(DungeonResponse response) {
    return GSON.toJson(response);
  }
}
