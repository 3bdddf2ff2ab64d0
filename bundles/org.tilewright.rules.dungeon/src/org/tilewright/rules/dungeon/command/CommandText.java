package org.tilewright.rules.dungeon.command;

import java.util.Locale;
import java.util.Optional;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Direction;

/** Reads commands from their text form. */
public final class CommandText {

  private static final String EXPECTED =
      "Expected 'move up|down|left|right', 'use ITEM', 'build KIND', 'interact NUMBER' or 'rewind TICKS'";

  private CommandText() {
  }

  /**
   * The command written in a line.
   *
   * @throws IllegalCommandException when it is none; the message says what is expected
   */
  public static DungeonCommand parse(String line) throws IllegalCommandException {
    String[] words = line.strip().split("\\s+");
    if (words.length != 2) {
      throw new IllegalCommandException(EXPECTED + ", not '" + line.strip() + "'");
    }
    String argument = words[1];
    return switch (words[0].toLowerCase(Locale.ROOT)) {
      case "move" -> new DungeonCommand.Move(direction(argument));
      case "use" -> new DungeonCommand.Use(argument);
      case "build" -> new DungeonCommand.Build(argument);
      case "interact" -> new DungeonCommand.Interact(number(argument, "the number of an entity"));
      case "rewind" -> new DungeonCommand.Rewind(number(argument, "a number of ticks"));
      default -> throw new IllegalCommandException(EXPECTED + ", not '" + line.strip() + "'");
    };
  }

  private static Direction direction(String word) throws IllegalCommandException {
    Optional<Direction> direction = Direction.of(word);
    if (direction.isEmpty()) {
      throw new IllegalCommandException("Expected up, down, left or right after 'move', not '" + word + "'");
    }
    return direction.get();
  }

  private static int number(String word, String what) throws IllegalCommandException {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new IllegalCommandException("Expected " + what + ", not '" + word + "'");
    }
  }
}
