package org.tilewright.course.http;

import dungeonmania.DungeonManiaController;
import java.time.Instant;

/** A client's game. Its own calls come one after the other; {@link Clients} guards everything else. */
final class Client {

  private final DungeonManiaController controller = new DungeonManiaController();
  private boolean playing;
  private int calls;
  private Instant lastCall;

  Client(Instant now) {
    lastCall = now;
  }

  /** What plays the game; calls must be synchronised on it. */
  DungeonManiaController controller() {
    return controller;
  }

  void comes() {
    calls++;
  }

  void goes(boolean hasBegun, Instant now) {
    calls--;
    playing |= hasBegun;
    lastCall = now;
  }

  /** Whether there is neither a game nor a call that could begin one. */
  boolean isIdle() {
    return !playing && calls == 0;
  }

  /** Whether nothing has been asked since then. */
  boolean isQuietSince(Instant then) {
    return calls == 0 && lastCall.isBefore(then);
  }
}
