package org.tilewright.rules.breach.enemy;

import java.util.OptionalInt;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.Quarry;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.core.Unit;

/** The living mech with the greatest health; among equals the one with the highest priority (breach.md 4). */
record StrongestMech() implements Quarry {

  @Override
  public OptionalInt objective(Skirmish skirmish) {
    int cell = Battlefield.NONE;
    int greatest = 0;
    for (int rank = 0; rank < skirmish.size(); rank++) {
      Unit unit = skirmish.unit(rank);
      if (unit.isMech() && unit.health() > greatest) {
        greatest = unit.health();
        cell = unit.cell();
      }
    }
    return cell == Battlefield.NONE ? OptionalInt.empty() : OptionalInt.of(cell);
  }
}
