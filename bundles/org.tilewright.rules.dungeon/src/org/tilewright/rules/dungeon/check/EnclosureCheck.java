package org.tilewright.rules.dungeon.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.word.Collectable;
import org.tilewright.rules.dungeon.word.Explosive;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Hunting;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Solid;
import org.tilewright.rules.dungeon.word.Wandering;
import org.tilewright.rules.dungeon.word.WayOut;

/**
 * Nothing that is meant to be reached or to walk is walled in: placed inside a wall, or on a cell with walls on all
 * four sides. Levels with bombs, which break walls, only have the former checked.
 */
final class EnclosureCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    List<Kind> kinds = plan.kinds().stream().filter(EnclosureCheck::matters).toList();
    Set<Cell> walls = wallsAround(kinds, plan);
    boolean bombs = plan.count(Explosive.class) > 0;
    for (Kind kind : kinds) {
      for (Cell cell : plan.cells(kind)) {
        check(kind, cell, walls, bombs).ifPresent(problems);
      }
    }
  }

  /** The walls on and next to what matters: few, also on a board with a million walls. */
  private static Set<Cell> wallsAround(List<Kind> kinds, Plan plan) {
    Set<Cell> looked = new HashSet<>();
    for (Kind kind : kinds) {
      for (Cell cell : plan.cells(kind)) {
        looked.add(cell);
        Direction.ALL.forEach(direction -> looked.add(cell.step(direction)));
      }
    }
    Set<Cell> walls = new HashSet<>();
    plan.forEachCell(Solid.class, wall -> {
      if (looked.contains(wall)) {
        walls.add(wall);
      }
    });
    return walls;
  }

  private static Optional<LevelProblem> check(Kind kind, Cell cell, Set<Cell> walls, boolean bombs) {
    if (walls.contains(cell)) {
      return Optional.of(Plan.warning("insideWall", kind.title() + " is inside a wall. Move it or remove the wall.",
          Optional.of(cell), ""));
    }
    boolean enclosed = !bombs && Direction.ALL.stream().allMatch(direction -> walls.contains(cell.step(direction)));
    return enclosed ? Optional.of(Plan.warning("enclosed", kind.title()
        + " is enclosed by walls on all four sides. Open one of them.", Optional.of(cell), "")) : Optional.empty();
  }

  private static boolean matters(Kind kind) {
    return List.of(Collectable.class, FloorSwitch.class, WayOut.class, Person.class, Wandering.class, Hunting.class)
        .stream()
        .anyMatch(kind::has);
  }
}
