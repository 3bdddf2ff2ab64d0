package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Usable;

/**
 * {@code drinkable}: a potion; works from the tick of its use for a limited time, or waits until the previous one has
 * worn off (seed 3.4).
 */
public record Drinkable() implements Usable {

  @Override
  public void use(Draft draft, Actor actor, Item item) {
    actor.become(actor.hero().withPotions(actor.hero().potions().drunk(item)));
  }
}
