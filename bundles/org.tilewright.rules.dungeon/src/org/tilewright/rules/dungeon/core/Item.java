package org.tilewright.rules.dungeon.core;

import java.util.Objects;

/**
 * Something in an inventory.
 *
 * @param id         number, that of the entity it was on the board when it was one
 * @param kind       what it is
 * @param durability battles that it still lasts for; negative for equipment that does not wear out, 0 for what is none
 */
public record Item(int id, Kind kind, int durability) {

  /** Refuses null parts. */
  public Item {
    Objects.requireNonNull(kind);
  }

  long hash() {
    return Hashes.mix(Hashes.mix(id, durability), kind.hash());
  }
}
