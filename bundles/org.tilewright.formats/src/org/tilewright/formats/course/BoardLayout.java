package org.tilewright.formats.course;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;

/**
 * Decides what of a board is drawn as map blocks and what is placed by statements.
 *
 * <p>A small or well-filled board is one picture. A big and nearly empty one is cut: full border lines first, then along
 * the widest gap, then in halves, until every part is worth a picture or holds so little that it is placed instead. Stacks
 * that carry foreign fields and occur once are placed, too, when there are many: each would cost a symbol of its own.
 */
final class BoardLayout {

  /** A whole board up to this area is always one picture. */
  private static final int SMALL_BOARD = 1200;

  /** A part of a cut board up to this area is one picture. */
  private static final int SMALL_PART = 300;

  /** Smallest share of filled cells of a bigger picture, in percent. */
  private static final int WORTHWHILE_PERCENT = 3;

  /** So few cells are placed rather than drawn when a board is cut. */
  private static final int FEW = 3;

  /** Shortest border line that is cut off for being full. */
  private static final int SHORTEST_LINE = 10;

  /** Stacks beyond these many get no symbol any more. */
  private static final int MAX_SYMBOLS = 500;

  /** Stacks with foreign fields that occur once get no symbol beyond these many. */
  private static final int MAX_NOTED = 8;

  private final Map<Cell, List<EntitySpec>> stacks;
  private final Map<List<EntitySpec>, Integer> uses = new LinkedHashMap<>();
  private final List<MapBlock> blocks = new ArrayList<>();
  private final List<Cell> placed = new ArrayList<>();

  private BoardLayout(Map<Cell, List<EntitySpec>> stacks) {
    this.stacks = stacks;
  }

  /** The sources for the given stacks, blocks first, both in reading order. */
  static List<EntitySource> of(Map<Cell, List<EntitySpec>> stacks) {
    BoardLayout layout = new BoardLayout(stacks);
    layout.cut(layout.drawable());
    return layout.sources();
  }

  private List<Cell> drawable() {
    stacks.values().forEach(stack -> uses.merge(stack, 1, Integer::sum));
    Set<List<EntitySpec>> drawn = new HashSet<>();
    int noted = 0;
    for (Map.Entry<List<EntitySpec>, Integer> use : uses.entrySet()) {
      boolean costly = use.getValue() == 1 && use.getKey().stream().anyMatch(EntityFields::hasNotes);
      noted += costly ? 1 : 0;
      if (drawn.size() < MAX_SYMBOLS && (!costly || noted <= MAX_NOTED)) {
        drawn.add(use.getKey());
      }
    }
    List<Cell> drawable = new ArrayList<>();
    stacks.forEach((cell, stack) -> (drawn.contains(stack) ? drawable : placed).add(cell));
    return drawable;
  }

  private void cut(List<Cell> all) {
    if (all.isEmpty()) {
      return;
    }
    if (area(boundsOf(all)) <= SMALL_BOARD) {
      draw(all);
      return;
    }
    Deque<List<Cell>> parts = new ArrayDeque<>(List.of(all));
    while (!parts.isEmpty()) {
      List<Cell> part = parts.pop();
      Bounds bounds = boundsOf(part);
      if (part.size() <= FEW) {
        placed.addAll(part);
      } else if (isWorthwhile(part.size(), area(bounds))) {
        draw(part);
      } else {
        split(part, bounds, parts);
      }
    }
  }

  private static boolean isWorthwhile(int filled, long area) {
    return area <= SMALL_PART || filled * 100L >= area * WORTHWHILE_PERCENT;
  }

  private static void split(List<Cell> part, Bounds bounds, Deque<List<Cell>> parts) {
    NavigableMap<Integer, Integer> rows = counts(part, Cell::y);
    NavigableMap<Integer, Integer> columns = counts(part, Cell::x);
    OptionalInt row = afterBorder(rows, bounds.width());
    OptionalInt column = row.isPresent() ? OptionalInt.empty() : afterBorder(columns, bounds.height());
    if (row.isEmpty() && column.isEmpty()) {
      int rowGap = afterWidestGap(rows);
      int columnGap = afterWidestGap(columns);
      int rowWidth = gapBefore(rows, rowGap);
      int columnWidth = gapBefore(columns, columnGap);
      boolean byRow = rowWidth != columnWidth ? rowWidth > columnWidth : bounds.height() >= bounds.width();
      row = byRow ? OptionalInt.of(rowGap) : row;
      column = byRow ? column : OptionalInt.of(columnGap);
    }
    ToIntFunction<Cell> line = row.isPresent() ? Cell::y : Cell::x;
    int limit = row.isPresent() ? row.getAsInt() : column.getAsInt();
    List<Cell> before = part.stream().filter(cell -> line.applyAsInt(cell) < limit).toList();
    List<Cell> after = part.stream().filter(cell -> line.applyAsInt(cell) >= limit).toList();
    parts.push(after);
    parts.push(before);
  }

  /** Number of filled cells on every line that has any. */
  private static NavigableMap<Integer, Integer> counts(List<Cell> cells, ToIntFunction<Cell> line) {
    NavigableMap<Integer, Integer> counts = new TreeMap<>();
    cells.forEach(cell -> counts.merge(line.applyAsInt(cell), 1, Integer::sum));
    return counts;
  }

  /** The line before which to cut to get a well-filled first or last line off; empty when neither is. */
  private static OptionalInt afterBorder(NavigableMap<Integer, Integer> counts, int length) {
    if (length < SHORTEST_LINE || counts.size() < 2) {
      return OptionalInt.empty();
    }
    if (counts.firstEntry().getValue() * 2L >= length) {
      return OptionalInt.of(counts.firstKey() + 1);
    }
    return counts.lastEntry().getValue() * 2L >= length ? OptionalInt.of(counts.lastKey()) : OptionalInt.empty();
  }

  /** The line after the widest gap; the middle one when there is no gap. */
  private static int afterWidestGap(NavigableMap<Integer, Integer> counts) {
    int best = counts.firstKey() + (counts.lastKey() - counts.firstKey() + 1) / 2;
    int widest = 0;
    for (int line : counts.tailMap(counts.firstKey(), false).keySet()) {
      int gap = gapBefore(counts, line);
      if (gap > widest) {
        widest = gap;
        best = line;
      }
    }
    return best;
  }

  /** How many empty lines lie directly before the line. */
  private static int gapBefore(NavigableMap<Integer, Integer> counts, int line) {
    Integer previous = counts.lowerKey(line);
    return previous == null ? 0 : line - previous - 1;
  }

  private void draw(List<Cell> cells) {
    Bounds bounds = boundsOf(cells);
    char[] indices = new char[bounds.width() * bounds.height()];
    Map<List<EntitySpec>, Integer> palette = new LinkedHashMap<>(Map.of(List.of(), 0));
    for (Cell cell : cells) {
      List<EntitySpec> stack = stacks.get(cell);
      palette.putIfAbsent(stack, palette.size());
      indices[(cell.y() - bounds.top()) * bounds.width() + cell.x() - bounds.left()] = (char) (int) palette.get(stack);
    }
    blocks.add(new MapBlock(bounds.left(), bounds.top(), bounds.width(), bounds.height(), indices,
        List.copyOf(palette.keySet())));
  }

  private List<EntitySource> sources() {
    blocks.sort(Comparator.comparingInt(MapBlock::top).thenComparingInt(MapBlock::left));
    List<EntitySource> sources = new ArrayList<>(blocks);
    placed.sort(null);
    Map<List<EntitySpec>, List<Cell>> groups = new LinkedHashMap<>();
    placed.forEach(cell -> groups.computeIfAbsent(stacks.get(cell), stack -> new ArrayList<>()).add(cell));
    groups.forEach((stack, cells) -> cells.forEach(cell -> stack.forEach(spec -> sources.add(new Placement(spec, cell)))));
    return sources;
  }

  private static long area(Bounds bounds) {
    return ((long) bounds.right() - bounds.left() + 1) * ((long) bounds.bottom() - bounds.top() + 1);
  }

  private static Bounds boundsOf(List<Cell> cells) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (Cell cell : cells) {
      left = Math.min(left, cell.x());
      top = Math.min(top, cell.y());
      right = Math.max(right, cell.x());
      bottom = Math.max(bottom, cell.y());
    }
    return new Bounds(left, top, right, bottom);
  }
}
