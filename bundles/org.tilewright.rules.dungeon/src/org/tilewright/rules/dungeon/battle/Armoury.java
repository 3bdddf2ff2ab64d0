package org.tilewright.rules.dungeon.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.word.Bribable;
import org.tilewright.rules.dungeon.word.Equipment;

/**
 * What the player brings to a battle: the equipment he uses, one item of each kind, and the support of his allies (seed
 * 3.6, 3.6.1).
 *
 * @param attack   his attack damage with everything
 * @param defence  the reduction of the enemy's attack damage
 * @param weaponry the items used
 */
record Armoury(double attack, double defence, List<Item> weaponry) {

  static Armoury of(Draft draft) {
    Hero hero = draft.player().hero();
    double attack = hero.attack();
    double defence = 0;
    for (Entity mover : draft.world().all(Role.MOVER)) {
      if (mover.allied()) {
        Bribable ally = mover.kind().find(Bribable.class).orElseThrow();
        attack += ally.allyAttack();
        defence += ally.allyDefence();
      }
    }
    List<Item> weaponry = equipment(hero.inventory());
    double multiplier = 1;
    for (Item item : weaponry) {
      Equipment equipment = item.kind().find(Equipment.class).orElseThrow();
      attack += equipment.attack();
      defence += equipment.defence();
      multiplier *= equipment.multiplier();
    }
    // additive bonuses come before multiplicative ones
    return new Armoury(multiplier * attack, defence, weaponry);
  }

  private static List<Item> equipment(Inventory inventory) {
    Map<String, Item> firsts = new LinkedHashMap<>();
    for (Item item : inventory.items()) {
      if (item.kind().has(Equipment.class)) {
        firsts.putIfAbsent(item.kind().name(), item);
      }
    }
    return new ArrayList<>(firsts.values());
  }

  /** What is left of an inventory after a battle: what was used has worn by one battle, and may be gone. */
  Inventory worn(Inventory inventory) {
    Inventory rest = inventory;
    for (Item used : weaponry) {
      if (used.durability() == 0 || used.durability() == 1) {
        rest = rest.without(used.id());
      } else if (used.durability() > 1) {
        Item worn = new Item(used.id(), used.kind(), used.durability() - 1);
        rest = rest.map(item -> item.id() == used.id() ? worn : item);
      }
    }
    return rest;
  }
}
