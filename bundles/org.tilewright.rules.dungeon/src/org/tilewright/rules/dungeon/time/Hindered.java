package org.tilewright.rules.dungeon.time;

import org.tilewright.engine.Event;

/** An older self could not repeat what he once did. @param command what that was */
public record Hindered(int entity, String command) implements Event {

  @Override
  public String text() {
    return "the older self cannot '" + command + "' any more";
  }
}
