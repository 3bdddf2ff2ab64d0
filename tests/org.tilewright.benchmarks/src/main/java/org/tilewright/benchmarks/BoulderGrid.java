package org.tilewright.benchmarks;

import java.util.Arrays;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;

/** The least that a step in a boulder room takes: an array of flags, changed in place. */
final class BoulderGrid {

  private static final byte BLOCKED = 1;
  private static final byte BOULDER = 2;
  private static final byte SWITCH = 4;

  private final int width;
  private final byte[] start;
  private final int startAt;
  private byte[] cells;
  private int player;
  private int bareSwitches;

  BoulderGrid(LevelDefinition level) {
    Bounds bounds = level.bounds().orElseThrow();
    width = bounds.width();
    start = new byte[width * bounds.height()];
    int[] at = new int[1];
    level.forEachEntity((entity, x, y) -> {
      int cell = (y - bounds.top()) * width + x - bounds.left();
      switch (entity.kind()) {
        case "wall" -> start[cell] = BLOCKED;
        case "boulder" -> start[cell] = BOULDER;
        case "switch" -> start[cell] = SWITCH;
        default -> at[0] = cell;
      }
    });
    startAt = at[0];
    restart();
  }

  void restart() {
    cells = start.clone();
    player = startAt;
    bareSwitches = 0;
    for (byte cell : cells) {
      bareSwitches += cell == SWITCH ? 1 : 0;
    }
  }

  /** Moves the player, unless something stops him. @return a hash of where everything is, and of the goal */
  int step(Direction direction) {
    int offset = direction.dx() + direction.dy() * width;
    int ahead = player + offset;
    if ((cells[ahead] & BOULDER) != 0) {
      int beyond = ahead + offset;
      if ((cells[beyond] & (BLOCKED | BOULDER)) != 0) {
        return player;
      }
      cells[ahead] &= ~BOULDER;
      bareSwitches += cells[ahead] == SWITCH ? 1 : 0;
      bareSwitches -= cells[beyond] == SWITCH ? 1 : 0;
      cells[beyond] |= BOULDER;
      player = ahead;
    } else if (cells[ahead] != BLOCKED) {
      player = ahead;
    }
    return player * 31 + bareSwitches;
  }

  @Override
  public String toString() {
    return Arrays.toString(cells);
  }
}
