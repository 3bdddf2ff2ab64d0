package org.tilewright.rules.breach.view;

import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.Mark;
import org.tilewright.rules.breach.attack.AttackTiles;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Unit;

/** What a click on a tile marks besides where a mech can go (breach.md 3.2, Table 1). */
public final class Threats {

  private Threats() {
  }

  /** The tiles that the enemy on a cell, or the mech there that has moved, is going to attack; none for anything else. */
  public static List<Mark> of(BreachState state, Cell cell) {
    return state.unitAt(state.field().index(cell)).filter(unit -> showsAttack(state, unit)).stream()
        .flatMapToInt(unit -> AttackTiles.of(state.field(), unit)).sorted()
        .mapToObj(target -> new Mark(state.field().cell(target), CommandView.Role.ATTACK)).toList();
  }

  private static boolean showsAttack(BreachState state, Unit unit) {
    return !unit.isMech() || state.hasMoved(unit);
  }
}
