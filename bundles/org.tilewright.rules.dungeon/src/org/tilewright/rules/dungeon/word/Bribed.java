package org.tilewright.rules.dungeon.word;

import org.tilewright.engine.Event;

/** An attempt to win somebody over. @param success whether it worked */
public record Bribed(int entity, String title, boolean success) implements Event {

  @Override
  public String text() {
    return success ? title + " is an ally now" : title + " takes the bribe and stays hostile";
  }
}
