package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.core.Mover;
import org.tilewright.rules.dungeon.word.CircuitDoor;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.MasterKey;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.SingleKey;
import org.tilewright.rules.dungeon.word.Solid;
import org.tilewright.rules.dungeon.word.Teleporter;

/**
 * Where the player can possibly get: rather too far than not far enough. Boulders are no obstacle here, a door opens once
 * a key that fits has been come by, however often it is used, a door of a circuit is open, and what can be blown up is.
 */
final class Reach {

  private final Plan plan;
  private final Ground ground;
  private final BoardSketch sketch;
  private final boolean anywhere;
  private final BitSet closed = new BitSet();
  private final BitSet reached = new BitSet();
  private final Map<Integer, Set<String>> doors = new HashMap<>();
  private final Map<Integer, Set<String>> keys = new HashMap<>();
  private final Set<Integer> masterKeys = new HashSet<>();
  private final Map<Integer, List<Cell>> landings = new HashMap<>();
  private final Set<String> found = new HashSet<>();
  private boolean everyDoor;
  private final List<Integer> waiting = new ArrayList<>();
  private int[] queue = new int[64];
  private int queued;

  Reach(Plan plan, Ground ground) {
    this.plan = plan;
    this.ground = ground;
    sketch = ground.sketch().orElse(new BoardSketch(List.of()));
    anywhere = ground.sketch().isEmpty() || plan.newcomers().any(Teleporter.class)
        || plan.kinds().stream().anyMatch(kind -> kind.has(Teleporter.class)
            && (kind.has(Mover.class) || kind.has(Pushable.class)));
    if (!anywhere) {
      draw();
      plan.forEachCell(Person.class, cell -> visit(sketch.place(cell)));
      flood();
    }
  }

  private void draw() {
    plan.forEachCell(Solid.class, cell -> closed.set(sketch.place(cell), ground.isClosed(cell)));
    everyDoor = ground.explosions() || plan.newcomers().any(SingleKey.class) || plan.newcomers().any(MasterKey.class);
    for (Plan.Placed door : plan.with(Lock.class)) {
      if (!door.kind().has(CircuitDoor.class) && !door.kind().has(Mover.class)) {
        doors.computeIfAbsent(sketch.place(door.cell()), place -> new HashSet<>())
            .add(door.kind().find(Lock.class).orElseThrow().key().orElse(""));
      }
    }
    for (Plan.Placed key : plan.with(SingleKey.class)) {
      key.kind().find(SingleKey.class).orElseThrow().key().ifPresent(value ->
          keys.computeIfAbsent(sketch.place(key.cell()), place -> new HashSet<>()).add(value));
    }
    plan.forEachCell(MasterKey.class, cell -> masterKeys.add(sketch.place(cell)));
    for (List<Cell> portals : Ground.portals(plan).values()) {
      if (portals.size() > 1) {
        List<Cell> beside = portals.stream().flatMap(portal -> Direction.ALL.stream().map(portal::step))
            .filter(cell -> !ground.isWall(cell)).toList();
        portals.forEach(portal -> landings.computeIfAbsent(sketch.place(portal), place -> new ArrayList<>()).addAll(beside));
      }
    }
  }

  private void flood() {
    int width = sketch.width();
    int area = (int) sketch.area();
    while (queued > 0) {
      int place = queue[--queued];
      if (place >= width) {
        enter(place - width);
      }
      if (place + width < area) {
        enter(place + width);
      }
      if (place % width > 0) {
        enter(place - 1);
      }
      if (place % width < width - 1) {
        enter(place + 1);
      }
      for (Cell landing : landings.getOrDefault(place, List.of())) {
        enter(sketch.place(landing));
      }
    }
  }

  private void enter(int place) {
    if (reached.get(place) || closed.get(place)) {
      return;
    }
    if (!everyDoor && !found.containsAll(doors.getOrDefault(place, Set.of()))) {
      waiting.add(place);
      return;
    }
    visit(place);
  }

  private void visit(int place) {
    if (reached.get(place)) {
      return;
    }
    reached.set(place);
    if (queued == queue.length) {
      queue = Arrays.copyOf(queue, 2 * queued);
    }
    queue[queued++] = place;
    boolean fitsMore = found.addAll(keys.getOrDefault(place, Set.of()));
    everyDoor |= masterKeys.contains(place);
    if (fitsMore || everyDoor && !waiting.isEmpty()) {
      List<Integer> again = List.copyOf(waiting);
      waiting.clear();
      again.forEach(this::enter);
    }
  }

  /** Whether the player can possibly get onto a cell. */
  boolean includes(Cell cell) {
    return anywhere || reached.get(sketch.place(cell));
  }

  /** Whether the player can possibly get next to a cell, or onto it. */
  boolean touches(Cell cell) {
    return includes(cell) || Direction.ALL.stream().anyMatch(direction -> includes(cell.step(direction)));
  }
}
