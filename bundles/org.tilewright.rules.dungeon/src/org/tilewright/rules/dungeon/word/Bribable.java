package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Memory;

/**
 * {@code bribable}: becomes an ally for gold, from within a square radius (seed 3.3 Mercenary), or under a sceptre,
 * from any distance and for a time (seed 3.5.1 Sceptre). A bribe can fail; the gold is then wasted (seed 3.3.1
 * Assassin).
 *
 * @param price        treasure that a bribe costs; a sun stone does not pay (seed 3.4.1)
 * @param radius       cells around the player within which it can be bribed
 * @param failRate     chance that a bribe fails
 * @param allyAttack   attack bonus that it gives to the player as an ally
 * @param allyDefence  reduction of the attack of enemies that it gives as an ally
 */
public record Bribable(int price, int radius, double failRate, double allyAttack, double allyDefence)
    implements Behaviour {

  static Bribable of(Attributes attributes) {
    return new Bribable(attributes.intValue("bribe_amount", 1), attributes.intValue("bribe_radius", 1),
        attributes.doubleValue("bribe_fail_rate", 0), attributes.doubleValue("ally_attack", 0),
        attributes.doubleValue("ally_defence", 0));
  }

  @Override
  public boolean interactable(Entity self) {
    return self.memory() instanceof Memory.Body && !self.allied();
  }

  @Override
  public Optional<RefusedCommandException> refusal(Draft draft, Actor actor, Entity self) {
    if (actor.inventory().has(MindControl.class)) {
      return Optional.empty();
    }
    if (actor.cell().chebyshev(self.cell()) > radius) {
      return Optional.of(RefusedCommandException.action("The " + self.kind().title()
          + " is too far away: a bribe reaches " + Counted.of(radius, "cell") + "."));
    }
    int gold = gold(actor.inventory());
    return gold >= price ? Optional.empty() : Optional.of(RefusedCommandException.action("A bribe costs " + price
        + " treasure, and there is " + gold + " in the inventory."));
  }

  @Override
  public void interact(Draft draft, Actor actor, Entity self) {
    Optional<Item> sceptre = actor.inventory().first(MindControl.class);
    if (sceptre.isPresent()) {
      ally(draft, actor, self, sceptre.get().kind().find(MindControl.class).orElseThrow().duration());
      return;
    }
    pay(actor);
    if (failRate > 0 && draft.random().chance(failRate)) {
      draft.log(new Bribed(self.id(), self.kind().title(), false));
    } else {
      ally(draft, actor, self, Memory.Ally.FOR_EVER);
    }
  }

  @Override
  public String variant(Entity self) {
    return self.allied() ? "ally" : "";
  }

  private static void ally(Draft draft, Actor actor, Entity self, int ticks) {
    if (ticks == 0) {
      return;
    }
    boolean reached = self.cell().manhattan(actor.cell()) <= 1;
    draft.remember(self, self.body().withMind(new Memory.Ally(reached, actor.cell(), ticks)));
    draft.log(new Bribed(self.id(), self.kind().title(), true));
  }

  private void pay(Actor actor) {
    Inventory rest = actor.inventory();
    for (int i = 0; i < price; i++) {
      Item coin = rest.items().stream().filter(Bribable::isGold).findFirst().orElseThrow();
      rest = rest.without(coin.id());
    }
    actor.carry(rest);
  }

  private static int gold(Inventory inventory) {
    return (int) inventory.items().stream().filter(Bribable::isGold).count();
  }

  private static boolean isGold(Item item) {
    return item.kind().has(Valuable.class) && !item.kind().has(MasterKey.class);
  }
}
