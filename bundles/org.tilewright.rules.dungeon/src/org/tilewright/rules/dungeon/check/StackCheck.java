package org.tilewright.rules.dungeon.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.word.Collectable;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Hunting;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Solid;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.Teleporter;
import org.tilewright.rules.dungeon.word.TimePortal;
import org.tilewright.rules.dungeon.word.Wandering;
import org.tilewright.rules.dungeon.word.WayOut;

/**
 * Things that share a cell and should not: whatever wants to be walked onto, opened or pushed is not inside a wall, and
 * boulders that begin on one cell move as one for ever.
 */
final class StackCheck implements LevelCheck {

  private static final List<Class<? extends Behaviour>> OUTSIDE_WALLS = List.of(Collectable.class, FloorSwitch.class,
      WayOut.class, Person.class, Wandering.class, Hunting.class, Teleporter.class, TimePortal.class, Spawner.class,
      Lock.class, Pushable.class);

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    Set<Cell> walls = new HashSet<>();
    Set<Cell> wanted = new HashSet<>();
    plan.kinds().stream().filter(StackCheck::belongsOutside).forEach(kind -> wanted.addAll(plan.cells(kind)));
    plan.kinds().stream().filter(kind -> kind.has(Solid.class) && !kind.has(Mover.class))
        .forEach(kind -> plan.cells(kind).stream().filter(wanted::contains).forEach(walls::add));
    Set<Cell> boulders = new HashSet<>();
    for (Kind kind : plan.kinds()) {
      if (belongsOutside(kind)) {
        plan.cells(kind).stream().filter(walls::contains).forEach(cell -> problems.accept(Plan.warning("insideWall",
            insideWall(kind), Optional.of(cell), "")));
      }
      if (kind.has(Pushable.class) && !kind.has(Solid.class)) {
        plan.cells(kind).stream().filter(cell -> !boulders.add(cell)).forEach(cell -> problems.accept(Plan.warning(
            "boulderStack", "There is already a boulder on this cell. The two are pushed as one and never part;"
            + " move one of them, or remove it.", Optional.of(cell), "")));
      }
    }
  }

  private static boolean belongsOutside(Kind kind) {
    return !kind.has(Solid.class) && OUTSIDE_WALLS.stream().anyMatch(kind::has);
  }

  private static String insideWall(Kind kind) {
    return kind.title() + (kind.has(Pushable.class) ? " is inside a wall and can never be pushed." : " is inside a wall.")
        + " Move it or remove the wall.";
  }
}
