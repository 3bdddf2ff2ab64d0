package org.tilewright.rules.dungeon.action;

import static org.tilewright.rules.dungeon.action.Recipe.either;
import static org.tilewright.rules.dungeon.action.Recipe.of;
import static org.tilewright.rules.dungeon.action.Recipe.recipe;
import static org.tilewright.rules.dungeon.action.Recipe.retained;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.World;
import org.tilewright.rules.dungeon.word.Collectable;
import org.tilewright.rules.dungeon.word.Undead;

/** Building entities out of others by a recipe; the materials are consumed (seed 3.5, 3.5.1). */
public final class Crafting {

  /** A sun stone can stand in for treasure or a key, but one stone fills one slot: its own slot comes first. */
  private static final List<Recipe> RECIPES = List.of(
      recipe("bow", either(of(1, "wood")), either(of(3, "arrow"))),
      recipe("shield", either(of(2, "wood")), either(of(1, "treasure"), of(1, "key"), retained("sun_stone"))),
      recipe("sceptre", either(of(1, "wood"), of(2, "arrow")), either(of(1, "sun_stone")),
          either(of(1, "treasure"), of(1, "key"), retained("sun_stone"))),
      recipe("midnight_armour", either(of(1, "sword")), either(of(1, "sun_stone")))
          .unless(Crafting::zombiesAbout, "Midnight armour cannot be built while a zombie is in the dungeon."));

  private Crafting() {
  }

  /** The kinds that can be built now, in the order of the recipes. */
  public static List<String> buildables(World world, Inventory inventory) {
    return RECIPES.stream()
        .filter(recipe -> recipe.consume(inventory).isPresent() && recipe.possible().test(world))
        .map(Recipe::product).toList();
  }

  /** The kinds that some recipe makes. */
  public static List<String> products() {
    return RECIPES.stream().map(Recipe::product).toList();
  }

  static void build(Draft draft, Actor actor, String product) throws RefusedCommandException {
    Optional<Recipe> recipe = RECIPES.stream().filter(r -> r.product().equals(product)).findFirst();
    Optional<Kind> kind = draft.dungeon().catalogue().find(product);
    if (recipe.isEmpty() || kind.isEmpty()) {
      throw RefusedCommandException.argument("'" + product + "' cannot be built; what can be built is "
          + RECIPES.stream().map(Recipe::product).collect(Collectors.joining(", ")) + ".");
    }
    Optional<Inventory> rest = recipe.get().consume(actor.inventory());
    if (rest.isEmpty()) {
      throw RefusedCommandException.action("The materials for " + kind.get().title() + " are not in the inventory.");
    }
    if (!recipe.get().possible().test(draft.world())) {
      throw RefusedCommandException.action(recipe.get().obstacle());
    }
    actor.carry(rest.get().with(Collectable.item(draft.newId(), kind.get())));
    draft.log(new Built(product));
  }

  private static boolean zombiesAbout(World world) {
    return world.all(Role.MOVER).stream().anyMatch(entity -> entity.kind().has(Undead.class));
  }
}
