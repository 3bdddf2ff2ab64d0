package org.tilewright.course.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who plays keeps his game, however many others come. */
class ClientsTest {

  private Instant now = Instant.EPOCH;
  private final Clients clients = new Clients(() -> now);

  private Client begin(String name) {
    Client client = clients.comes(name, true).orElseThrow();
    clients.leaves(name, client, true);
    return client;
  }

  private Client ask(String name) {
    Client client = clients.comes(name, false).orElseThrow();
    clients.leaves(name, client, false);
    return client;
  }

  @Test
  void aRunningGameSurvivesAFloodOfNewClients() {
    Client player = begin("player");
    for (int i = 0; i < 10 * Clients.MOST; i++) {
      ask("asks-" + i);
      String name = "begins-" + i;
      clients.comes(name, true).ifPresent(client -> clients.leaves(name, client, true));
    }

    assertSame(player, ask("player"));
    assertEquals(Optional.empty(), clients.comes("one more", true));
    assertSame(player, begin("player"), "he may begin another game at any time");
  }

  @Test
  void whoHasNoGameTakesNoPlace() {
    for (int i = 0; i < 10 * Clients.MOST; i++) {
      String name = "fails-" + i;
      clients.leaves(name, clients.comes(name, true).orElseThrow(), false);
    }

    assertTrue(clients.comes("player", true).isPresent());
    assertNotSame(ask("nobody"), ask("nobody"));
  }

  @Test
  void gamesMakeWayOnlyAfterTheyHaveBeenQuietForLong() {
    Client player = begin("player");
    for (int i = 1; i < Clients.MOST; i++) {
      begin("other-" + i);
    }
    now = now.plus(Clients.QUIET);
    assertEquals(Optional.empty(), clients.comes("newcomer", true));

    ask("player");
    now = now.plus(Duration.ofSeconds(1));
    assertTrue(clients.comes("newcomer", true).isPresent());
    assertSame(player, ask("player"));
    assertNotSame(player, ask("other-1"));
  }

  @Test
  void aGameThatIsBeingCalledDoesNotMakeWay() {
    Client player = clients.comes("player", true).orElseThrow();
    for (int i = 1; i < Clients.MOST; i++) {
      begin("other-" + i);
    }
    now = now.plus(Clients.QUIET).plusSeconds(1);
    begin("newcomer");
    clients.leaves("player", player, true);

    assertSame(player, ask("player"));
  }
}
