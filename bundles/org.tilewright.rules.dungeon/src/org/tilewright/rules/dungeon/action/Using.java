package org.tilewright.rules.dungeon.action;

import java.util.Optional;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Usable;

/** Using an item: as soon as it is used, it is removed from the inventory (seed 6.2, tick with an item). */
final class Using {

  private Using() {
  }

  static void use(Draft draft, Actor actor, String name) throws RefusedCommandException {
    Optional<Item> item = find(actor.inventory(), name);
    if (item.isEmpty()) {
      throw RefusedCommandException.action("There is no '" + name + "' in the inventory.");
    }
    Optional<Usable> usable = item.get().kind().find(Usable.class);
    if (usable.isEmpty()) {
      throw RefusedCommandException.argument("A " + item.get().kind().title()
          + " cannot be used like this; only bombs and potions can.");
    }
    actor.carry(actor.inventory().without(item.get().id()));
    usable.get().use(draft, actor, item.get());
  }

  private static Optional<Item> find(Inventory inventory, String name) {
    return inventory.items().stream()
        .filter(item -> item.kind().name().equals(name) || Integer.toString(item.id()).equals(name)).findFirst();
  }
}
