package org.tilewright.rules.dungeon.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.tilewright.engine.GameState;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.action.Crafting;
import org.tilewright.rules.dungeon.core.Battle;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Item;

/** A read-only look at a state of a dungeon, in the terms of the seed's section 6.1. */
public final class DungeonReport {

  /**
   * An entity on the map.
   *
   * @param id           number, stable over the game
   * @param type         name of its kind
   * @param variant      its state as far as it changes its looks, such as {@code open} or {@code on}; often empty
   * @param cell         where it is
   * @param layer        drawing order; higher is in front
   * @param interactable whether it can be interacted with at all
   */
  public record EntityInfo(int id, String type, String variant, Cell cell, int layer, boolean interactable) {
  }

  /**
   * What has become of an entity.
   *
   * @param id  its number
   * @param now how it is; empty when it is not on the map any more
   */
  public record EntityChange(int id, Optional<EntityInfo> now) {
  }

  /**
   * An item in the inventory, or one used in a battle.
   *
   * @param id   number
   * @param type name of its kind
   */
  public record ItemInfo(int id, String type) {
  }

  /**
   * A battle.
   *
   * @param enemy        name of the enemy's kind
   * @param playerHealth the player's health before it
   * @param enemyHealth  the enemy's health before it
   * @param rounds       its rounds
   */
  public record BattleInfo(String enemy, double playerHealth, double enemyHealth, List<RoundInfo> rounds) {
  }

  /**
   * A round of a battle.
   *
   * @param playerDelta change of the player's health
   * @param enemyDelta  change of the enemy's health
   * @param weaponry    the attack and defence items used, potions included
   */
  public record RoundInfo(double playerDelta, double enemyDelta, List<ItemInfo> weaponry) {
  }

  private final DungeonState state;

  private DungeonReport(DungeonState state) {
    this.state = state;
  }

  /** A look at a state of this game. @throws ClassCastException for states of other games */
  public static DungeonReport of(GameState state) {
    return new DungeonReport((DungeonState) state);
  }

  /** Everything on the map, in the order of the numbers; a dead player or enemy is not there. */
  public List<EntityInfo> entities() {
    return StreamSupport.stream(state.world().board().spliterator(), false).map(DungeonReport::entity).toList();
  }

  /** What is different on the map from an earlier (or later) state of the same game; costs little when little is. */
  public List<EntityChange> changesSince(DungeonReport other) {
    List<Board.Change<Entity>> changed = state.world().board().changesSince(other.state.world().board());
    List<EntityChange> changes = new ArrayList<>(changed.size());
    for (Board.Change<Entity> change : changed) {
      changes.add(new EntityChange(change.after().or(change::before).orElseThrow().id(),
          change.after().map(DungeonReport::entity)));
    }
    return changes;
  }

  /** The player's entity, unless he is dead or there is none. */
  public Optional<EntityInfo> player() {
    return state.player().map(DungeonReport::entity);
  }

  /** The player's health; 0 or less when he is dead. */
  public double health() {
    return state.hero().health();
  }

  /** What the player carries, in the order in which it was acquired. */
  public List<ItemInfo> inventory() {
    return items(state.hero().inventory().items());
  }

  /** Whether nothing can have been picked up, used or worn since the other state: the inventories are one object. */
  public boolean hasInventoryOf(DungeonReport other) {
    return state.hero().inventory() == other.state.hero().inventory();
  }

  /** Number of battles that both states look back on. */
  public int battlesSharedWith(DungeonReport other) {
    return state.battles().sharedWith(other.state.battles());
  }

  /** The battles after the first {@code count}, in the order in which they were fought. */
  public List<BattleInfo> battlesAfter(int count) {
    List<Battle> battles = state.battles().toList();
    return battles.subList(Math.min(count, battles.size()), battles.size()).stream().map(DungeonReport::battle).toList();
  }

  /** All battles so far, in the order in which they were fought. */
  public List<BattleInfo> battles() {
    return state.battles().toList().stream().map(DungeonReport::battle).toList();
  }

  /** Number of battles so far. */
  public int battleCount() {
    return state.battles().size();
  }

  /** The kinds that the player can build now. */
  public List<String> buildables() {
    return Crafting.buildables(state.world(), state.hero().inventory());
  }

  /** The goals still to be met, such as {@code :exit AND (:treasure OR :enemies)}; empty when the game is won. */
  public String goals() {
    return state.dungeon().quest().open(state);
  }

  /** Whether {@link #goals()} says the same in both states for sure, as they are alike in all that it depends on. */
  public boolean hasGoalsOf(DungeonReport other) {
    return state.goals() == other.state.goals() && (state.tick() > 0) == (other.state.tick() > 0)
        && state.player().isPresent() == other.state.player().isPresent();
  }

  /** Number of ticks so far; smaller again after a travel through time. */
  public int ticks() {
    return state.tick();
  }

  private static EntityInfo entity(Entity entity) {
    return new EntityInfo(entity.id(), entity.kind().name(), entity.kind().variant(entity), entity.cell(),
        entity.kind().layer(), entity.kind().interaction(entity).isPresent());
  }

  private static List<ItemInfo> items(List<Item> items) {
    return items.stream().map(item -> new ItemInfo(item.id(), item.kind().name())).toList();
  }

  private static BattleInfo battle(Battle battle) {
    return new BattleInfo(battle.enemyKind().name(), battle.playerHealth(), battle.enemyHealth(),
        battle.rounds().stream().map(round ->
            new RoundInfo(round.playerDelta(), round.enemyDelta(), items(round.weaponry())))
            .toList());
  }
}
