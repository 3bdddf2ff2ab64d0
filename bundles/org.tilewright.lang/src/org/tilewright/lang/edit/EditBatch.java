package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellSources.Contribution;
import org.tilewright.lang.edit.LevelLayout.PlaceLayout;

/** Collects the changes of one call of {@link CellEditor#edits} and writes them as replacements. */
final class EditBatch {

  /** A level without any part that draws gets a map block when the new cells fit into a square of this side. */
  private static final int FRESH_BLOCK = 64;

  private final LevelLayout layout;
  private final CharSequence text;
  private final CellSources sources;
  private final Map<BlockLayout, Integer> emptySymbols = new HashMap<>();
  private final Map<Integer, BlockEdit> blocks = new LinkedHashMap<>();
  private final Map<Integer, Set<Integer>> unplaced = new LinkedHashMap<>();
  private final Map<List<EntitySpec>, List<PlacedLater>> additions = new LinkedHashMap<>();
  private final Map<Integer, List<EntitySpec>> entries = new LinkedHashMap<>();
  private SymbolTable symbols;
  private Set<Integer> used;

  EditBatch(LevelLayout layout, CharSequence text, CellSources sources) {
    this.layout = layout;
    this.text = text;
    this.sources = sources;
    this.symbols = layout.symbols();
  }

  /** A cell for a place statement; {@code after} is the last part that draws on the cell. */
  private record PlacedLater(Cell cell, int after) {
  }

  void change(Cell cell, List<EntitySpec> stack) {
    List<Contribution> now = sources.at(cell);
    if (CellSources.joined(now).equals(stack) && now.stream().allMatch(Contribution::known)) {
      return;
    }
    Optional<Contribution> one = onlyChange(now, stack);
    if (one.isPresent()) {
      Contribution home = one.get();
      int before = now.stream().filter(c -> c != home && c.precedes(home)).mapToInt(c -> c.stack().size()).sum();
      int after = now.stream().filter(c -> c != home && !c.precedes(home)).mapToInt(c -> c.stack().size()).sum();
      rewrite(cell, home, stack.subList(before, stack.size() - after), now);
      return;
    }
    Optional<Contribution> home = now.stream().filter(Contribution::inBlock).reduce((first, second) -> second);
    now.stream().filter(c -> home.isEmpty() || c != home.get()).forEach(c -> rewrite(cell, c, List.of(), now));
    rewrite(cell, home.orElseGet(this::later), stack, List.of());
  }

  /** The one contribution that can change alone: the last block's, else another block's, else a placement's, else a new one. */
  private Optional<Contribution> onlyChange(List<Contribution> now, List<EntitySpec> stack) {
    List<Contribution> unknown = now.stream().filter(c -> !c.known()).toList();
    if (unknown.size() > 1) {
      return Optional.empty();
    }
    List<Contribution> candidates = new ArrayList<>(unknown);
    if (unknown.isEmpty()) {
      now.reversed().stream().filter(Contribution::inBlock).forEach(candidates::add);
      now.reversed().stream().filter(c -> !c.inBlock()).forEach(candidates::add);
      candidates.add(later());
    }
    Fit fit = new Fit(now, stack);
    return candidates.stream().filter(fit::allows).findFirst();
  }

  private Contribution later() {
    return new Contribution(layout.parts().size(), 0, List.of(), true);
  }

  private void rewrite(Cell cell, Contribution home, List<EntitySpec> stack, List<Contribution> around) {
    if (home.inBlock()) {
      BlockEdit edit = edit(home.part());
      edit.set(cell, symbol(stack, edit, cell));
    } else if (home.part() < layout.parts().size()) {
      unplaced.computeIfAbsent(home.part(), p -> new HashSet<>()).add(home.index());
    } else if (!stack.isEmpty()) {
      Optional<BlockEdit> near = around.isEmpty() ? nearest(cell) : Optional.empty();
      if (near.isPresent()) {
        near.get().growTo(cell);
        near.get().set(cell, symbol(stack, near.get(), cell));
      } else {
        int last = around.stream().mapToInt(Contribution::part).max().orElse(-1);
        additions.computeIfAbsent(stack, s -> new ArrayList<>()).add(new PlacedLater(cell, last));
      }
    }
  }

  private BlockEdit edit(int part) {
    return blocks.computeIfAbsent(part,
        p -> new BlockEdit((BlockLayout) layout.parts().get(p), text, layout.delimiter()));
  }

  private Optional<BlockEdit> nearest(Cell cell) {
    int best = -1;
    long bestDistance = CellEditor.GROWTH + 1L;
    for (int part = 0; part < layout.parts().size(); part++) {
      if (layout.parts().get(part) instanceof BlockLayout block) {
        BlockEdit edit = blocks.getOrDefault(part, new BlockEdit(block, text, layout.delimiter()));
        long dx = Math.max(0, Math.max((long) edit.bounds().left() - cell.x(), (long) cell.x() - edit.bounds().right()));
        long dy = Math.max(0, Math.max((long) edit.bounds().top() - cell.y(), (long) cell.y() - edit.bounds().bottom()));
        if (Math.max(dx, dy) < bestDistance && edit.canGrowTo(cell)) {
          bestDistance = Math.max(dx, dy);
          best = part;
        }
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(edit(best));
  }

  private int symbol(List<EntitySpec> stack, BlockEdit edit, Cell cell) {
    if (!stack.isEmpty()) {
      return symbols.symbol(stack).orElseGet(() -> newSymbol(stack));
    }
    return edit.needsVisibleEmpty(cell) ? visibleEmpty() : emptySymbol(edit.block());
  }

  private int visibleEmpty() {
    OptionalInt symbol = symbols.visibleEmpty();
    return symbol.isPresent() ? symbol.getAsInt() : newSymbol(List.of());
  }

  private int emptySymbol(BlockLayout block) {
    return emptySymbols.computeIfAbsent(block, this::findEmptySymbol);
  }

  /** The empty symbol that the block uses, preferring one that can be seen; one that can be seen when it uses none. */
  private int findEmptySymbol(BlockLayout block) {
    boolean blanks = false;
    for (int row = 0; row < block.height(); row++) {
      for (int at = block.rows().start(row); at < block.rows().end(row); at++) {
        int symbol = text.charAt(at);
        if (symbols.isEmpty(symbol)) {
          if (!Character.isWhitespace(symbol)) {
            return symbol;
          }
          blanks = true;
        }
      }
    }
    return blanks ? SymbolTable.SPACE : symbols.visibleEmpty().orElse(SymbolTable.SPACE);
  }

  private int newSymbol(List<EntitySpec> stack) {
    int symbol = new SymbolChooser(c -> symbols.knows(c) || usedSymbols().contains(c)).choose(stack);
    symbols = symbols.with(symbol, stack);
    entries.put(symbol, stack);
    return symbol;
  }

  private Set<Integer> usedSymbols() {
    if (used == null) {
      used = new HashSet<>();
      for (LevelLayout.Part part : layout.parts()) {
        if (part instanceof BlockLayout block) {
          for (int row = 0; row < block.height(); row++) {
            for (int at = block.rows().start(row); at < block.rows().end(row); at++) {
              used.add((int) text.charAt(at));
            }
          }
        }
      }
    }
    return used;
  }

  List<TextReplacement> replacements() {
    List<TextReplacement> out = new ArrayList<>();
    blocks.values().forEach(edit -> out.addAll(edit.replacements(emptySymbol(edit.block()),
        edit.fillsFirstColumn() ? visibleEmpty() : SymbolTable.SPACE)));
    StatementWriter writer = new StatementWriter(layout, text);
    Map<List<EntitySpec>, List<Cell>> fresh = placements(out, writer);
    if (layout.parts().isEmpty() && !fresh.isEmpty()) {
      freshBlock(fresh).ifPresentOrElse(block -> out.add(writer.firstStatements(block)),
          () -> out.add(writer.firstStatements(writer.placeStatements(fresh))));
    } else {
      out.addAll(writer.legendEntries(entries));
      out.addAll(writer.newPlaceStatements(fresh, removedParts()));
    }
    return TextReplacement.normalized(out);
  }

  /** Takes cells out of place statements and appends others; what is left over needs statements of its own. */
  private Map<List<EntitySpec>, List<Cell>> placements(List<TextReplacement> out, StatementWriter writer) {
    Map<List<EntitySpec>, List<Cell>> fresh = new LinkedHashMap<>();
    Map<Integer, List<Cell>> appended = new LinkedHashMap<>();
    additions.forEach((stack, cells) -> {
      OptionalInt host = lastStatementOf(stack);
      for (PlacedLater later : cells) {
        if (host.isPresent() && host.getAsInt() > later.after()) {
          appended.computeIfAbsent(host.getAsInt(), p -> new ArrayList<>()).add(later.cell());
        } else {
          fresh.computeIfAbsent(stack, s -> new ArrayList<>()).add(later.cell());
        }
      }
    });
    unplaced.forEach((part, indices) -> out.addAll(writer.removeCells((PlaceLayout) layout.parts().get(part), indices)));
    appended.forEach((part, cells) -> out.add(writer.appendCells((PlaceLayout) layout.parts().get(part), cells)));
    return fresh;
  }

  private Set<Integer> removedParts() {
    Set<Integer> removed = new HashSet<>();
    unplaced.forEach((part, indices) -> {
      if (((PlaceLayout) layout.parts().get(part)).cells().size() == indices.size()) {
        removed.add(part);
      }
    });
    return removed;
  }

  private OptionalInt lastStatementOf(List<EntitySpec> stack) {
    for (int part = layout.parts().size() - 1; part >= 0; part--) {
      if (layout.parts().get(part) instanceof PlaceLayout place && place.stack().equals(stack)
          && unplaced.getOrDefault(part, Set.of()).stream().noneMatch(i -> i == place.cells().size() - 1)) {
        return OptionalInt.of(part);
      }
    }
    return OptionalInt.empty();
  }

  /** A map block for a level that draws nothing yet. */
  private Optional<List<String>> freshBlock(Map<List<EntitySpec>, List<Cell>> cells) {
    Map<Cell, List<EntitySpec>> drawn = new HashMap<>();
    cells.forEach((stack, at) -> at.forEach(cell -> drawn.put(cell, stack)));
    int left = drawn.keySet().stream().mapToInt(Cell::x).min().orElseThrow();
    int top = drawn.keySet().stream().mapToInt(Cell::y).min().orElseThrow();
    long width = drawn.keySet().stream().mapToLong(Cell::x).max().orElseThrow() - left + 1;
    long height = drawn.keySet().stream().mapToLong(Cell::y).max().orElseThrow() - top + 1;
    if (width > FRESH_BLOCK || height > FRESH_BLOCK) {
      return Optional.empty();
    }
    int empty = visibleEmpty();
    List<String> lines = new ArrayList<>();
    lines.add("map at " + new Cell(left, top) + " \"\"\"");
    for (int y = top; y < top + height; y++) {
      StringBuilder row = new StringBuilder("  ");
      for (int x = left; x < left + width; x++) {
        List<EntitySpec> stack = drawn.get(new Cell(x, y));
        row.appendCodePoint(stack == null ? empty : symbols.symbol(stack).orElseGet(() -> newSymbol(stack)));
      }
      lines.add(row.toString());
    }
    lines.add("  \"\"\"");
    List<String> all = new ArrayList<>(StatementWriter.legendLines(entries));
    all.addAll(lines);
    return Optional.of(all);
  }
}
