package org.tilewright.engine.example;

import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Direction;

/** The one command of the example game: a step. Games with more have a sealed interface with a record for each. */
record WalkCommand(Direction direction) implements Command {

  @Override
  public String text() {
    return "move " + direction.word();
  }
}
