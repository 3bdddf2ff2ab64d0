package org.tilewright.rules.breach.attack;

import java.util.stream.IntStream;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.Unit;

/**
 * The tiles that a unit attacks (breach.md 2, Table 2): all within its reach in the straight lines around it. Nothing is in
 * the way of an attack; the unit's own tile and what is outside the board are not attacked.
 */
public final class AttackTiles {

  private AttackTiles() {
  }

  /** The cells that a unit attacks from where it stands. */
  public static IntStream of(Battlefield field, Unit unit) {
    return Direction.ALL.stream().flatMapToInt(direction -> line(field, unit, direction));
  }

  private static IntStream line(Battlefield field, Unit unit, Direction direction) {
    int reach = direction.dy() == 0 ? unit.type().rowReach() : unit.type().columnReach();
    return IntStream.rangeClosed(1, reach).map(steps -> field.away(unit.cell(), direction, steps))
        .takeWhile(cell -> cell != Battlefield.NONE);
  }
}
