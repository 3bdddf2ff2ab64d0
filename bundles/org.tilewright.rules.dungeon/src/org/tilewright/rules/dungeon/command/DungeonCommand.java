package org.tilewright.rules.dungeon.command;

import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Direction;

/** What the player of a dungeon can ask for (seed section 6.2 and 6.3.2). */
public sealed interface DungeonCommand extends Command {

  /** Whether carrying it out lets a tick pass; building, interacting and travelling through time do not. */
  boolean takesTick();

  /** Moves the player one cell; walking into something that blocks still is a tick. */
  record Move(Direction direction) implements DungeonCommand {
    @Override
    public boolean takesTick() {
      return true;
    }

    @Override
    public String text() {
      return "move " + direction.word();
    }
  }

  /**
   * Uses an item of the inventory.
   *
   * @param item kind of the item (its first one is taken) or the number of the item
   */
  record Use(String item) implements DungeonCommand {
    @Override
    public boolean takesTick() {
      return true;
    }

    @Override
    public String text() {
      return "use " + item;
    }
  }

  /** Builds something out of materials in the inventory. @param kind kind of what is built */
  record Build(String kind) implements DungeonCommand {
    @Override
    public boolean takesTick() {
      return false;
    }

    @Override
    public String text() {
      return "build " + kind;
    }
  }

  /** Bribes or controls a mercenary, or destroys a spawner. @param entity number of the entity */
  record Interact(int entity) implements DungeonCommand {
    @Override
    public boolean takesTick() {
      return false;
    }

    @Override
    public String text() {
      return "interact " + entity;
    }
  }

  /** Travels back in time. @param ticks number of ticks, 1 or more */
  record Rewind(int ticks) implements DungeonCommand {
    @Override
    public boolean takesTick() {
      return false;
    }

    @Override
    public String text() {
      return "rewind " + ticks;
    }
  }
}
