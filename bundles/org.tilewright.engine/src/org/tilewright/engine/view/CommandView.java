package org.tilewright.engine.view;

import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/**
 * How a legal command is offered to a person.
 *
 * @param label     what the command does, for menus and buttons
 * @param group     heading under which commands of this sort are listed, such as {@code Build}
 * @param direction the arrow key that gives the command, if it is a step of the one piece the player steers
 * @param source    the cell to click first (the piece that acts), if any
 * @param target    the cell that the command aims at, if any
 * @param role      what a marked target means
 * @param prompt    what a text of the player's own may add at the end of the command's text, such as {@code Name}; empty when
 *                  the command takes none
 */
public record CommandView(String label, String group, Optional<Direction> direction, Optional<Cell> source,
    Optional<Cell> target, Role role, Optional<String> prompt) {

  /** What the target of a command is marked as; each role has one colour everywhere. */
  public enum Role {
    /** Somewhere to go. */
    MOVE,
    /** Something to harm. */
    ATTACK,
    /** Something to act upon in another way. */
    INTERACT,
    /** No cell is concerned. */
    OTHER
  }

  /** Refuses null parts. */
  public CommandView {
    Objects.requireNonNull(label);
    Objects.requireNonNull(group);
    Objects.requireNonNull(direction);
    Objects.requireNonNull(source);
    Objects.requireNonNull(target);
    Objects.requireNonNull(role);
    Objects.requireNonNull(prompt);
  }

  /** A command that takes no text. */
  public CommandView(String label, String group, Optional<Direction> direction, Optional<Cell> source, Optional<Cell> target,
      Role role) {
    this(label, group, direction, source, target, role, Optional.empty());
  }
}
