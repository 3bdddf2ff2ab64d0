package org.tilewright.rules.dungeon.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.World;

/**
 * How something is built.
 *
 * @param product     kind of what is built
 * @param ingredients what it takes
 * @param possible    what else must hold in the dungeon
 * @param obstacle    what to tell when that does not hold
 */
record Recipe(String product, List<Ingredient> ingredients, Predicate<World> possible, String obstacle) {

  /**
   * One slot of a recipe.
   *
   * @param alternatives what can fill it; the first one that is there does
   */
  record Ingredient(List<Material> alternatives) {
  }

  /**
   * A number of items of a kind.
   *
   * @param kind     the kind
   * @param count    how many
   * @param retained whether they stay in the inventory
   */
  record Material(String kind, int count, boolean retained) {
  }

  static Material of(int count, String kind) {
    return new Material(kind, count, false);
  }

  /** A material that only replaces another one, and is retained after use (seed 3.4.1). */
  static Material retained(String kind) {
    return new Material(kind, 1, true);
  }

  static Ingredient either(Material... alternatives) {
    return new Ingredient(List.of(alternatives));
  }

  static Recipe recipe(String product, Ingredient... ingredients) {
    return new Recipe(product, List.of(ingredients), world -> true, "");
  }

  Recipe unless(Predicate<World> obstructed, String message) {
    return new Recipe(product, ingredients, obstructed.negate(), message);
  }

  /** What is left of an inventory after building; empty when materials are missing. */
  Optional<Inventory> consume(Inventory inventory) {
    List<Item> free = new ArrayList<>(inventory.items());
    Inventory rest = inventory;
    for (Ingredient ingredient : ingredients) {
      Optional<Material> material = ingredient.alternatives().stream()
          .filter(m -> free.stream().filter(item -> item.kind().is(m.kind())).count() >= m.count()).findFirst();
      if (material.isEmpty()) {
        return Optional.empty();
      }
      List<Item> taken = free.stream().filter(item -> item.kind().is(material.get().kind()))
          .limit(material.get().count()).toList();
      free.removeAll(taken);
      if (!material.get().retained()) {
        for (Item item : taken) {
          rest = rest.without(item.id());
        }
      }
    }
    return Optional.of(rest);
  }
}
