package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The numbers of the entities on a board by {@link Role}; immutable. Says nothing that the board does not say: it only
 * spares the search.
 */
public final class Roster {

  /** Nobody. */
  public static final Roster EMPTY = new Roster(Collections.nCopies(Role.values().length, IntSet.EMPTY));

  private final List<IntSet> byRole;

  private Roster(List<IntSet> byRole) {
    this.byRole = List.copyOf(byRole);
  }

  /** The entities with the role. */
  public IntSet of(Role role) {
    return byRole.get(role.ordinal());
  }

  /** The same with one more entity. */
  Roster with(Entity entity) {
    return entity.kind().roles().isEmpty() ? this : changed(entity, true);
  }

  /** The same without the entity. */
  Roster without(Entity entity) {
    return entity.kind().roles().isEmpty() ? this : changed(entity, false);
  }

  private Roster changed(Entity entity, boolean listed) {
    List<IntSet> sets = new ArrayList<>(byRole);
    for (Role role : entity.kind().roles()) {
      IntSet before = sets.get(role.ordinal());
      sets.set(role.ordinal(), listed ? before.with(entity.id()) : before.without(entity.id()));
    }
    return new Roster(sets);
  }

  /** The roster of entities given in ascending order of their numbers. */
  static Roster of(Iterable<Entity> entities) {
    int[][] numbers = new int[Role.values().length][16];
    int[] counts = new int[numbers.length];
    for (Entity entity : entities) {
      for (Role role : entity.kind().roles()) {
        int r = role.ordinal();
        if (counts[r] == numbers[r].length) {
          numbers[r] = Arrays.copyOf(numbers[r], counts[r] * 2);
        }
        numbers[r][counts[r]++] = entity.id();
      }
    }
    List<IntSet> sets = new ArrayList<>();
    for (int r = 0; r < numbers.length; r++) {
      sets.add(IntSet.ofSorted(numbers[r], counts[r]));
    }
    return new Roster(sets);
  }
}
