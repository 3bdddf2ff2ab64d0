package org.tilewright.rules.winter.event;

import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.winter.core.Skills;

/** Something that happens in this game alone. Players are called by their names. */
public sealed interface WinterEvent extends Event {

  /** A player chose skills. */
  record SkillsChosen(String player, Skills skills) implements WinterEvent {
    @Override
    public String text() {
      return player + " has strength " + skills.strength() + " and speed " + skills.speed();
    }
  }

  /** A snowball flew. */
  record Threw(String player, Cell from, Cell to) implements WinterEvent {
    @Override
    public String text() {
      return player + " throws a snowball from " + from + " to " + to;
    }
  }

  /**
   * A snowball hit somebody.
   *
   * @param squares squares between thrower and target, 1 for neighbours
   * @param die     what the die showed, 1 to 6
   * @param damage  hit points lost
   * @param health  hit points left
   */
  record Hit(String player, int squares, int die, int damage, int health) implements WinterEvent {
    @Override
    public String text() {
      return player + " is hit from " + Counted.of(squares, "square") + " away, the die shows "
          + die
          + ": " + damage + " damage, " + health + " HP left";
    }
  }

  /** A snowball flew at somebody who is safe. */
  record Shielded(String player) implements WinterEvent {
    @Override
    public String text() {
      return player + " is safe, the snowball does nothing";
    }
  }

  /** A player was refilled by a fort. */
  record Refilled(String player, int snowballs) implements WinterEvent {
    @Override
    public String text() {
      return player + " has " + Counted.of(snowballs, "snowball") + " and is safe";
    }
  }

  /** A player is out. */
  record Out(String player) implements WinterEvent {
    @Override
    public String text() {
      return player + " is out";
    }
  }

  /** An action of a turn was given up. */
  record Skipped(String player, String action) implements WinterEvent {
    @Override
    public String text() {
      return player + " skips the " + action;
    }
  }

  /** A turn began. */
  record TurnOf(String player) implements WinterEvent {
    @Override
    public String text() {
      return "it is " + player + "'s turn";
    }
  }
}
