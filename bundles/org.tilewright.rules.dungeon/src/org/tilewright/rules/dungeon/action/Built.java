package org.tilewright.rules.dungeon.action;

import org.tilewright.engine.Event;

/** Something was built. @param kind kind of what was built */
public record Built(String kind) implements Event {

  @Override
  public String text() {
    return "built " + kind;
  }
}
