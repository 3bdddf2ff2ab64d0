package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.command.DungeonCommand;

/**
 * The player's older selves (seed 3.11.3).
 *
 * @param present  those who are in the dungeon
 * @param expected those who will arrive from their own future, as they once did
 */
public record Company(List<Older> present, List<Expected> expected) {

  /** Nobody. */
  public static final Company NONE = new Company(List.of(), List.of());

  /** Copies the lists. */
  public Company {
    present = List.copyOf(present);
    expected = List.copyOf(expected);
  }

  /**
   * An older self.
   *
   * @param entity number of his entity
   * @param hero   what belongs to him
   * @param script what he still did before he left, in order
   */
  public record Older(int entity, Hero hero, List<DungeonCommand> script) {
    /** Refuses null parts. */
    public Older {
      Objects.requireNonNull(hero);
      Objects.requireNonNull(script);
    }
  }

  /**
   * An older self who has not arrived yet.
   *
   * @param tick   tick after which he arrives
   * @param cell   where
   * @param hero   what belongs to him
   * @param script what he did from then on until he left
   */
  public record Expected(int tick, Cell cell, Hero hero, List<DungeonCommand> script) {
    /** Refuses null parts. */
    public Expected {
      Objects.requireNonNull(cell);
      Objects.requireNonNull(hero);
      Objects.requireNonNull(script);
    }
  }

  /** Whether nobody is there or expected. */
  public boolean isEmpty() {
    return present.isEmpty() && expected.isEmpty();
  }

  /** Whether the entity of that number is an older self. */
  public boolean has(int entity) {
    return present.stream().anyMatch(older -> older.entity() == entity);
  }

  /** The same with one more older self. */
  public Company with(Older older) {
    List<Older> more = new ArrayList<>(present);
    more.add(older);
    return new Company(more, expected);
  }

  /** The same with one more who will arrive. */
  public Company with(Expected newcomer) {
    List<Expected> more = new ArrayList<>(expected);
    more.add(newcomer);
    return new Company(present, more);
  }

  /** The same without the older self of that entity. */
  public Company without(int entity) {
    return new Company(present.stream().filter(older -> older.entity() != entity).toList(), expected);
  }

  /** The same without the newcomer. */
  public Company without(Expected newcomer) {
    return new Company(present, expected.stream().filter(e -> e != newcomer).toList());
  }

  long hash() {
    long hash = 17;
    for (Older older : present) {
      hash = Hashes.mix(Hashes.mix(hash, older.entity()), Hashes.mix(older.hero().hash(), hash(older.script())));
    }
    for (Expected one : expected) {
      hash = Hashes.mix(Hashes.mix(hash, one.tick()), Hashes.mix(one.cell().packed(), one.hero().hash()));
      hash = Hashes.mix(hash, hash(one.script()));
    }
    return hash;
  }

  private static long hash(List<DungeonCommand> script) {
    long hash = 19;
    for (DungeonCommand command : script) {
      hash = Hashes.mix(hash, Hashes.of(command.text()));
    }
    return hash;
  }
}
