package org.tilewright.course.http;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The games of the clients, one each. A client is remembered while he plays, until he has been quiet for half an hour:
 * nobody has to make way for others, however many come, and who has no game takes no place.
 */
final class Clients {

  /** How many games there can be at once. */
  static final int MOST = 256;
  /** After this time without a call, a game makes way when there is no other place. */
  static final Duration QUIET = Duration.ofMinutes(30);

  private final InstantSource clock;
  private final Map<String, Client> clients = new HashMap<>();

  Clients(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * The client of a name, who calls now; {@link #leaves} must follow.
   *
   * @param begins whether the call begins a game, and so needs a place
   * @return empty when all places are taken
   */
  synchronized Optional<Client> comes(String name, boolean begins) {
    Client known = clients.get(name);
    if (known == null && begins && clients.size() >= MOST) {
      clients.values().removeIf(client -> client.isQuietSince(clock.instant().minus(QUIET)));
      if (clients.size() >= MOST) {
        return Optional.empty();
      }
    }
    Client client = known != null ? known : new Client(clock.instant());
    if (known == null && begins) {
      clients.put(name, client);
    }
    client.comes();
    return Optional.of(client);
  }

  /** Ends a call. @param begun whether it has begun a game */
  synchronized void leaves(String name, Client client, boolean begun) {
    client.goes(begun, clock.instant());
    if (client.isIdle()) {
      clients.remove(name, client);
    }
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
