package org.tilewright.rules.breach.enemy;

import java.util.OptionalInt;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.Buildings;
import org.tilewright.rules.breach.core.Quarry;
import org.tilewright.rules.breach.core.Skirmish;

/**
 * The standing building with the least health; among equals the one in the lowest row, in that row the one furthest to the
 * right (breach.md 4).
 */
record WeakestBuilding() implements Quarry {

  @Override
  public OptionalInt objective(Skirmish skirmish) {
    Buildings buildings = skirmish.buildings();
    int cell = Battlefield.NONE;
    int least = Integer.MAX_VALUE;
    for (int building = 0; building < skirmish.field().buildings(); building++) {
      // buildings are numbered in reading order: of equals the last one counts
      if (!buildings.isDestroyed(building) && buildings.health(building) <= least) {
        least = buildings.health(building);
        cell = skirmish.field().buildingCell(building);
      }
    }
    return cell == Battlefield.NONE ? OptionalInt.empty() : OptionalInt.of(cell);
  }
}
