package org.tilewright.rules.dungeon.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.rules.dungeon.core.Actor;
import org.tilewright.rules.dungeon.core.Battle;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.Invincibility;
import org.tilewright.rules.dungeon.word.Invisibility;
import org.tilewright.rules.dungeon.word.ManyHeaded;
import org.tilewright.rules.dungeon.word.MasterKey;
import org.tilewright.rules.dungeon.word.Midnight;

/**
 * A battle takes place when the player and an enemy are in the same cell (seed 3.6), or the player and his older self
 * (3.11.3), but not while he is invisible (3.4).
 */
public final class Encounters implements Phase {

  @Override
  public void run(Draft draft) {
    boolean alone = draft.world().roster().of(Role.MOVER).isEmpty() && draft.company().isEmpty();
    if (alone || !draft.playerPresent() || draft.player().hero().potions().give(Invisibility.class)) {
      return;
    }
    for (Entity entity : draft.world().board().at(draft.player().cell())) {
      if (!draft.playerPresent()) {
        return;
      }
      opponent(draft, entity).ifPresent(enemy -> fight(draft, entity, enemy));
    }
  }

  private static Optional<Opponent> opponent(Draft draft, Entity entity) {
    if (entity.kind().has(Enemy.class) && !entity.allied()) {
      Enemy enemy = entity.kind().find(Enemy.class).orElseThrow();
      return Optional.of(new Opponent(entity.body().health(), enemy.attack(), entity.kind().find(ManyHeaded.class)));
    }
    return older(draft, entity).map(Company.Older::hero)
        .filter(hero -> !unharmed(hero) && !unharmed(draft.player().hero()))
        .map(hero -> new Opponent(hero.health(), hero.attack(), Optional.empty()));
  }

  private static Optional<Company.Older> older(Draft draft, Entity entity) {
    return draft.company().present().stream().filter(older -> older.entity() == entity.id()).findFirst();
  }

  /** Who carries a sun stone, wears midnight armour or is invisible meets his other self without a fight. */
  private static boolean unharmed(Hero hero) {
    return hero.inventory().has(MasterKey.class) || hero.inventory().has(Midnight.class)
        || hero.potions().give(Invisibility.class);
  }

  private static void fight(Draft draft, Entity entity, Opponent enemy) {
    Actor player = draft.player();
    Hero hero = player.hero();
    Armoury armoury = Armoury.of(draft);
    Optional<Item> potion = hero.potions().active().filter(item -> item.kind().has(Invincibility.class));
    Rounds battle = potion.isPresent() ? Rounds.win(hero.health(), withPotion(armoury, potion.get()), enemy)
        : Rounds.fight(hero.health(), armoury, enemy, draft::random);
    Battle record = new Battle(entity.id(), entity.kind(), entity.cell(), draft.tick(), hero.health(), enemy.health(),
        battle.rounds());
    draft.record(record);
    boolean won = battle.enemyHealth() <= 0;
    boolean lost = battle.playerHealth() <= 0;
    draft.log(new Fought(record, won ? lost ? "both die" : "won" : lost ? "lost" : "nobody can win"));
    player.become(hero.withHealth(battle.playerHealth())
        .withInventory(potion.isPresent() ? hero.inventory() : armoury.worn(hero.inventory())));
    if (won) {
      defeat(draft, entity);
    } else {
      wound(draft, entity, battle.enemyHealth());
    }
    if (lost) {
      draft.find(player.id()).ifPresent(body -> vanish(draft, body));
    }
  }

  private static List<Item> withPotion(Armoury armoury, Item potion) {
    List<Item> all = new ArrayList<>(armoury.weaponry());
    all.add(potion);
    return all;
  }

  private static void defeat(Draft draft, Entity enemy) {
    vanish(draft, enemy);
    if (older(draft, enemy).isPresent()) {
      draft.company(draft.company().without(enemy.id()));
    } else {
      draft.player().become(draft.player().hero().withOneMoreKill());
    }
  }

  private static void wound(Draft draft, Entity enemy, double health) {
    Optional<Company.Older> older = older(draft, enemy);
    if (older.isPresent()) {
      draft.company(draft.company().without(enemy.id())
          .with(new Company.Older(enemy.id(), older.get().hero().withHealth(health), older.get().script())));
    } else {
      draft.remember(enemy, enemy.body().withHealth(health));
    }
  }

  private static void vanish(Draft draft, Entity entity) {
    draft.remove(entity);
    draft.log(new Event.Vanished(entity.id(), entity.kind().name(), entity.cell()));
  }
}
