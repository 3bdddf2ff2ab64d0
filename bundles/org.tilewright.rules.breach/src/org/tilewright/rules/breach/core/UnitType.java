package org.tilewright.rules.breach.core;

import java.util.Optional;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;

/**
 * What stays the same of a unit over a game.
 *
 * @param spec        what the level says of it
 * @param kind        its kind
 * @param side        whose it is
 * @param rowReach    tiles to its left and to its right that it attacks
 * @param columnReach tiles above and below it that it attacks
 * @param healing     whether its attack gives health instead of taking it
 * @param quarry      what it walks to, for enemies that walk to something
 */
public record UnitType(EntitySpec spec, KindDefinition kind, Side side, int rowReach, int columnReach, boolean healing,
    Optional<Quarry> quarry) {

  /** Whose unit it is. */
  public enum Side {
    /** Moved by the player. */
    MECH,
    /** Moves by itself. */
    ENEMY
  }

  /** Name for people. */
  public String title() {
    return kind.title();
  }
}
