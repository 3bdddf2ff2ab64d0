package org.tilewright.rules.breach.score;

import org.tilewright.rules.breach.attack.AttackTiles;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Unit;
import org.tilewright.rules.breach.turn.Turns;

/**
 * How well the player stands: what would be left of both sides if the turn ended now. A move only pays with the attacks that
 * follow it, so these are carried out before anything is counted.
 */
public final class Outlook {

  /** Weight of a health point of an enemy; the other weights are relative to it. */
  private static final double ENEMY_HEALTH = 3;
  private static final double ENEMY = 8;
  private static final double MECH_HEALTH = 1.5;
  private static final double MECH = 6;
  private static final double BUILDING_HEALTH = 0.5;
  /** Weight of a step between a mech and the enemy nearest to it. */
  private static final double DISTANCE = 0.05;
  /** Weight of having an enemy within reach after the enemies have moved. */
  private static final double AIM = 0.5;

  private Outlook() {
  }

  /** The player's prospects; infinite in a decided game. */
  public static double of(BreachState state) {
    return state.isOngoing() ? value(Turns.afterTurn(state)) : decided(state);
  }

  private static double decided(BreachState state) {
    return state.isWon() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
  }

  private static double value(BreachState state) {
    if (!state.isOngoing()) {
      // one turn from being decided: beyond all counting, but short of decided
      return state.isWon() ? Double.MAX_VALUE : -Double.MAX_VALUE;
    }
    double value = BUILDING_HEALTH * state.buildings().totalHealth();
    for (Unit unit : state.units()) {
      value += unit.isMech() ? MECH + MECH_HEALTH * Math.sqrt(unit.health()) + position(state, unit)
          : -ENEMY - ENEMY_HEALTH * unit.health();
    }
    return value;
  }

  private static double position(BreachState state, Unit mech) {
    Battlefield field = state.field();
    int nearest = state.units().stream().filter(unit -> !unit.isMech())
        .mapToInt(enemy -> field.cell(enemy.cell()).manhattan(field.cell(mech.cell()))).min().orElse(0);
    boolean aims = !mech.type().healing() && AttackTiles.of(field, mech)
        .anyMatch(cell -> state.unitAt(cell).filter(unit -> !unit.isMech()).isPresent());
    return (aims ? AIM : 0) - DISTANCE * nearest;
  }
}
