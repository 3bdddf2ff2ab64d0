package org.tilewright.rules.winter.command;

import java.util.Objects;
import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.winter.core.Skills;

/** Something a player asks for. */
public sealed interface WinterCommand extends Command {

  /**
   * Choose skills, once at the start.
   *
   * @param name name for people; empty to keep the one that the level gives
   */
  record ChooseSkills(Skills skills, String name) implements WinterCommand {
    /** Refuses null parts. */
    public ChooseSkills {
      Objects.requireNonNull(skills);
      Objects.requireNonNull(name);
    }

    @Override
    public String text() {
      return "skills " + skills.strength() + " " + skills.speed() + (name.isEmpty() ? "" : " " + name);
    }
  }

  /** Walk to a tile. */
  record Move(Cell target) implements WinterCommand {
    /** Refuses null. */
    public Move {
      Objects.requireNonNull(target);
    }

    @Override
    public String text() {
      return "move " + target.x() + "," + target.y();
    }
  }

  /** Throw a snowball so many squares far. */
  record Throw(Direction direction, int squares) implements WinterCommand {
    /** Refuses null. */
    public Throw {
      Objects.requireNonNull(direction);
    }

    @Override
    public String text() {
      return "throw " + direction.word() + " " + squares;
    }
  }

  /** Do without the move of this turn. */
  record SkipMove() implements WinterCommand {
    @Override
    public String text() {
      return "skip move";
    }
  }

  /** Do without the throw of this turn. */
  record SkipThrow() implements WinterCommand {
    @Override
    public String text() {
      return "skip throw";
    }
  }

  /** Do without whatever is left of this turn. */
  record EndTurn() implements WinterCommand {
    @Override
    public String text() {
      return "end turn";
    }
  }
}
