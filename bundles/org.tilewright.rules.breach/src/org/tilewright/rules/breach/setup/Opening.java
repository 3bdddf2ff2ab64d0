package org.tilewright.rules.breach.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Buildings;
import org.tilewright.rules.breach.core.Unit;
import org.tilewright.rules.breach.setup.LevelPlan.PlacedUnit;

/** Makes the state in which a level begins. */
public final class Opening {

  private Opening() {
  }

  /** The first state. @throws IllegalArgumentException when the level has an error; the message is the first one */
  public static BreachState of(LevelDefinition level) {
    LevelPlan plan = new LevelPlan(level);
    new LevelChecks(plan).all().stream().filter(problem -> problem.severity() == LevelProblem.Severity.ERROR).findFirst()
        .ifPresent(problem -> {
          throw new IllegalArgumentException(problem.message());
        });
    char[] tiles = plan.tiles().clone();
    for (int cell = 0; cell < tiles.length; cell++) {
      tiles[cell]--;
    }
    Battlefield field = new Battlefield(level, plan.bounds().orElseThrow(), tiles, plan.types());
    Buildings buildings = Buildings.of(IntStream.range(0, field.buildings())
        .map(building -> field.tile(field.buildingCell(building)).health()).toArray());
    List<Unit> units = new ArrayList<>();
    for (PlacedUnit placed : plan.units()) {
      int cell = field.index(placed.cell());
      // an enemy's first objective is where it starts (breach.md 4)
      units.add(new Unit(field.area() + units.size(), placed.type(), cell, placed.health(), placed.speed(), placed.strength(), cell));
    }
    return new BreachState(field, buildings, units, List.of(), 0, 0);
  }
}
