package org.tilewright.rules.dungeon.action;

import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;

/** A player's part of a turn, be it the one who is steered or an older self who repeats what he did. */
public final class Acting {

  private Acting() {
  }

  /**
   * Carries out a command other than a travel through time.
   *
   * @throws RefusedCommandException when it cannot be carried out; nothing has
   *                                 changed then
   */
  public static void perform(Draft draft, Actor actor, DungeonCommand command) throws RefusedCommandException {
    switch (command) {
      case DungeonCommand.Move move -> {
        if (draft.world().board().has(actor.id())) {
          Walking.walk(draft, actor, move.direction());
        }
      }
      case DungeonCommand.Use use -> Using.use(draft, actor, use.item());
      case DungeonCommand.Build build -> Crafting.build(draft, actor, build.kind());
      case DungeonCommand.Interact interact -> Interacting.interact(draft, actor, interact.entity());
      case DungeonCommand.Rewind rewind ->
          throw new IllegalArgumentException("Not an action in the dungeon: " + rewind);
    }
  }
}
