package org.tilewright.course.http;

import dungeonmania.DungeonManiaController;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** The games of the clients, one each; the client that was quiet for longest makes way when there are too many. */
final class Clients {

  private static final int MOST = 256;

  private final Map<String, DungeonManiaController> controllers = new LinkedHashMap<>(16, 0.75f, true) {

    private static final long serialVersionUID = 1L;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, DungeonManiaController> eldest) {
      return size() > MOST;
    }
  };

  /** The controller of a client; its calls must be synchronised on it. */
  synchronized DungeonManiaController controller(String client) {
    return controllers.computeIfAbsent(client, key -> new DungeonManiaController());
  }

  /** A name for a client that has none, and that nobody can guess. */
  static String newName() {
    return UUID.randomUUID().toString();
  }

  /** Whether a client can be called so: names are kept, so they must be short. */
  static boolean isName(String text) {
    return text.matches("[A-Za-z0-9_.-]{1,64}");
  }
}
