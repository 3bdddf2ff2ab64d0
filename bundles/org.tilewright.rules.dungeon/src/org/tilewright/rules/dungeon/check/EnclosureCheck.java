package org.tilewright.rules.dungeon.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.word.Hunting;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Wandering;

/** The player is not walled in. An enemy that is may be kept in a cage. */
final class EnclosureCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    for (Kind kind : plan.kinds()) {
      boolean player = kind.has(Person.class);
      if (player || kind.has(Wandering.class) || kind.has(Hunting.class)) {
        List<Cell> enclosed = plan.cells(kind).stream().filter(plan.ground()::isSealed).toList();
        enclosed.forEach(cell -> problems.accept(problem(player, kind.title()
            + " cannot leave this cell: there are walls on all four sides. Open one of them.", cell)
            .restingOn(plan.ground().config())));
      }
    }
  }

  private static LevelProblem problem(boolean player, String message, Cell cell) {
    return player ? Plan.warning("enclosed", message, Optional.of(cell), "")
        : Plan.info("enclosed", message, Optional.of(cell), "");
  }
}
