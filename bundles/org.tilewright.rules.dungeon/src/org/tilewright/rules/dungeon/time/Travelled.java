package org.tilewright.rules.dungeon.time;

import org.tilewright.engine.Event;

/** The player has travelled through time. @param tick tick after which he has arrived */
public record Travelled(int tick) implements Event {

  @Override
  public String text() {
    return tick == 0 ? "back at the beginning" : "back in tick " + tick;
  }
}
