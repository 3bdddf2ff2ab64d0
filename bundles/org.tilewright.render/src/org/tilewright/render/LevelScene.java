package org.tilewright.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;

/**
 * A level before the game begins. Map blocks stay the compact grids they are; making the scene costs the number of placements
 * and legend entries only.
 */
public final class LevelScene extends JoinedScene {

  private final LevelDefinition level;
  private final Optional<Bounds> bounds;
  private final List<Drawn> blocks;
  /** Cells that are not simply a palette entry of one block. */
  private final Map<Long, CellLook> special;

  /** A block and what is drawn for each entry of its palette. */
  private record Drawn(MapBlock block, CellLook[] palette) {
  }

  private LevelScene(LevelDefinition level, Optional<Bounds> bounds, List<Drawn> blocks, Map<Long, CellLook> special,
      Sprites sprites) {
    super(sprites);
    this.level = level;
    this.bounds = bounds;
    this.blocks = blocks;
    this.special = special;
  }

  /** The scene of a level. */
  public static LevelScene of(LevelDefinition level, Sprites sprites) {
    List<Drawn> blocks = new ArrayList<>();
    for (EntitySource source : level.sources()) {
      if (source instanceof MapBlock block && !block.isEmpty()) {
        blocks.add(new Drawn(block,
            block.palette().stream().map(stack -> cell(level, stack, sprites)).toArray(CellLook[]::new)));
      }
    }
    Map<Long, CellLook> special = special(level, sprites);
    return new LevelScene(level, level.bounds(), List.copyOf(blocks), special, sprites);
  }

  /**
   * This scene with other entities on some cells, for showing a stroke that is not yet in the text.
   *
   * @param changes what stands on each changed cell, bottom first; an empty list for an empty cell
   */
  public LevelScene with(Map<Cell, List<EntitySpec>> changes) {
    Map<Long, CellLook> changed = new HashMap<>(special);
    Optional<Bounds> grown = bounds;
    for (Map.Entry<Cell, List<EntitySpec>> change : changes.entrySet()) {
      Cell cell = change.getKey();
      changed.put(cell.packed(), cell(level, change.getValue(), sprites()));
      grown = Optional.of(grown.map(b -> b.including(cell)).orElseGet(() -> Bounds.of(cell)));
    }
    return new LevelScene(level, grown, blocks, changed, sprites());
  }

  @Override
  public Optional<Bounds> bounds() {
    return bounds;
  }

  @Override
  public CellLook alone(int x, int y) {
    if (!special.isEmpty()) {
      CellLook found = special.get((long) x << 32 ^ y & 0xffff_ffffL);
      if (found != null) {
        return found;
      }
    }
    CellLook result = sprites().background();
    for (Drawn drawn : blocks) {
      if (covers(drawn.block(), x, y)) {
        CellLook here = drawn.palette()[drawn.block().indexAt(x, y)];
        if (!result.isEmpty() && !here.isEmpty()) {
          return cell(level, stack(x, y), sprites());
        }
        result = result.isEmpty() ? here : result;
      }
    }
    return result;
  }

  private List<EntitySpec> stack(int x, int y) {
    List<EntitySpec> stack = new ArrayList<>();
    blocks.forEach(drawn -> stack.addAll(drawn.block().at(x, y)));
    return stack;
  }

  private static boolean covers(MapBlock block, int x, int y) {
    return x >= block.left() && y >= block.top() && x < block.left() + block.width() && y < block.top() + block.height();
  }

  /** The cells with placements, together with what blocks put there. */
  private static Map<Long, CellLook> special(LevelDefinition level, Sprites sprites) {
    Map<Long, List<EntitySpec>> stacks = new LinkedHashMap<>();
    for (EntitySource source : level.sources()) {
      if (source instanceof Placement p) {
        stacks.computeIfAbsent(p.cell().packed(), key -> new ArrayList<>());
      }
    }
    for (EntitySource source : level.sources()) {
      switch (source) {
        case Placement p -> stacks.get(p.cell().packed()).add(p.entity());
        case MapBlock b -> stacks.forEach((key, stack) -> {
          Cell cell = Cell.unpack(key);
          stack.addAll(b.at(cell.x(), cell.y()));
        });
      }
    }
    Map<Long, CellLook> cells = new HashMap<>();
    stacks.forEach((key, stack) -> cells.put(key, cell(level, stack, sprites)));
    return cells;
  }

  private static CellLook cell(LevelDefinition level, List<EntitySpec> stack, Sprites sprites) {
    return sprites.cell(stack.stream()
        .map(entity -> Map.entry(kind(level, entity), entity))
        .sorted(Comparator.comparingInt(e -> e.getKey().layer()))
        .map(e -> new Picture(sprites.look(e.getKey(), e.getValue().attributes()), 0)).toList());
  }

  private static KindDefinition kind(LevelDefinition level, EntitySpec entity) {
    KindDefinition kind = level.kinds().get(entity.kind());
    return kind == null ? KindDefinition.plain(entity.kind()) : kind;
  }
}
