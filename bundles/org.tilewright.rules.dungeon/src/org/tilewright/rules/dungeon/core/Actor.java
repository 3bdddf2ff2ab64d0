package org.tilewright.rules.dungeon.core;

import org.tilewright.engine.grid.Cell;

/**
 * A player at work within one command: the one who is steered, or an older self who repeats what he did. Not
 * thread-safe; lives as long as its {@link Draft}.
 */
public final class Actor {

  private final int id;
  private Hero hero;
  private Cell cell;

  /** An actor whose entity has the number {@code id} and stands on {@code cell}. */
  public Actor(int id, Hero hero, Cell cell) {
    this.id = id;
    this.hero = hero;
    this.cell = cell;
  }

  /** Number of his entity. */
  public int id() {
    return id;
  }

  /** What belongs to him. */
  public Hero hero() {
    return hero;
  }

  /** Changes what belongs to him. */
  public void become(Hero changed) {
    hero = changed;
  }

  /** Where he is. */
  public Cell cell() {
    return cell;
  }

  /** What he carries. */
  public Inventory inventory() {
    return hero.inventory();
  }

  /** Changes what he carries. */
  public void carry(Inventory inventory) {
    hero = hero.withInventory(inventory);
  }

  void arriveAt(Cell place) {
    cell = place;
  }
}
