package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.core.TerrainShaper;
import org.tilewright.rules.dungeon.word.Conductor;
import org.tilewright.rules.dungeon.word.Explosive;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Solid;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.Teleporter;

/**
 * What never lets a player through: walls that cannot go away. A wall can walk off, or be destroyed as a spawner is; and
 * bombs blow up walls near the switches and wires that set them off. Whatever may be let through is.
 */
final class Ground {

  private static final List<Class<? extends Behaviour>> STATIC_SOURCES = List.of(FloorSwitch.class, Conductor.class);

  /** Larger explosions are taken to leave nothing. */
  private static final int MOST_REACH = 1_000;
  private static final long MOST_BROKEN = 4_000_000;

  /** A sketch with more places is not looked at: no wall is known then. */
  private static final long MOST_PLACES = 8_000_000;

  private final BoardSketch sketch;
  private final BitSet walls = new BitSet();
  private final BitSet mouths = new BitSet();
  private final boolean known;
  private final boolean explosions;

  Ground(Plan plan) {
    sketch = new BoardSketch(plan.kinds().stream().map(plan::cells).toList());
    known = sketch.area() <= MOST_PLACES;
    explosions = plan.mayHold(Explosive.class) && plan.mayHold(Pushable.class) && plan.mayHold(FloorSwitch.class);
    for (Kind kind : plan.kinds()) {
      if (kind.has(Solid.class) && !kind.has(Mover.class) && !kind.has(Spawner.class) && !kind.has(Person.class)) {
        mark(walls, plan.cells(kind));
      }
    }
    if (known && explosions) {
      breakWalls(plan);
    }
    portals(plan).values().stream().filter(all -> all.size() > 1).forEach(all -> mark(mouths, all));
  }

  private void mark(BitSet places, List<Cell> cells) {
    if (known) {
      cells.forEach(cell -> places.set(sketch.place(cell)));
    }
  }

  /** The cells of the portals, by what makes two of them belong together. */
  static Map<Optional<String>, List<Cell>> portals(Plan plan) {
    Map<Optional<String>, List<Cell>> byColour = new HashMap<>();
    for (Kind kind : plan.kinds()) {
      if (kind.has(Teleporter.class)) {
        byColour.computeIfAbsent(kind.find(TerrainShaper.class).flatMap(TerrainShaper::colour), c -> new ArrayList<>())
            .addAll(plan.cells(kind));
      }
    }
    return byColour;
  }

  private void breakWalls(Plan plan) {
    if (plan.kinds().stream().anyMatch(Ground::isUnsteadySource) || comesAsSource(plan)) {
      walls.clear();
      return;
    }
    int radius = Stream.concat(plan.kinds().stream(), plan.newcomers().kinds())
        .flatMap(kind -> kind.find(Explosive.class).stream()).mapToInt(Explosive::radius).max().orElse(0);
    List<Cell> sources = new ArrayList<>();
    STATIC_SOURCES.forEach(word -> plan.forEachCell(word, sources::add));
    // a bomb lies next to what sets it off
    long reach = radius + 1L;
    if (reach > MOST_REACH || sources.size() * (2 * reach + 1) * (2 * reach + 1) > MOST_BROKEN) {
      walls.clear();
      return;
    }
    for (Cell source : sources) {
      for (int dx = (int) -reach; dx <= reach; dx++) {
        for (int dy = (int) -reach; dy <= reach; dy++) {
          walls.clear(sketch.place(source.translate(dx, dy)));
        }
      }
    }
  }

  private static boolean isUnsteadySource(Kind kind) {
    return STATIC_SOURCES.stream().anyMatch(kind::has) && (kind.has(Mover.class) || kind.has(Pushable.class));
  }

  private static boolean comesAsSource(Plan plan) {
    return STATIC_SOURCES.stream().anyMatch(plan.newcomers()::any);
  }

  /** The board; empty when it is too large to be looked at. */
  Optional<BoardSketch> sketch() {
    return known ? Optional.of(sketch) : Optional.empty();
  }

  /** Whether something may be blown up. */
  boolean explosions() {
    return explosions;
  }

  /** The configuration keys that it depends on. */
  List<String> config() {
    return explosions ? List.of("bomb_radius") : List.of();
  }

  /** Whether nobody ever gets onto a cell. A portal that leads on is gone through even when there is a wall around it. */
  boolean isClosed(Cell cell) {
    return isWall(cell) && !mouths.get(sketch.place(cell));
  }

  /** Whether there is a wall that stays on a cell. */
  boolean isWall(Cell cell) {
    return known && walls.get(sketch.place(cell));
  }

  /** Whether there is a wall that stays on all four sides of a cell. */
  boolean isSealed(Cell cell) {
    return Direction.ALL.stream().map(cell::step).allMatch(this::isClosed);
  }
}
