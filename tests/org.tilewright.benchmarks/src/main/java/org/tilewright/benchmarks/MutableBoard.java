package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/** The obvious board without history: two hash maps, changed in place. */
final class MutableBoard {

  private final Map<Integer, Stone> byId = new HashMap<>();
  private final Map<Cell, List<Stone>> byCell = new HashMap<>();
  private long hash;

  MutableBoard(List<Stone> pieces) {
    pieces.forEach(this::put);
  }

  Stone get(int id) {
    return byId.get(id);
  }

  boolean any(Cell cell, Predicate<Stone> condition) {
    List<Stone> here = byCell.get(cell);
    return here != null && here.stream().anyMatch(condition);
  }

  void put(Stone piece) {
    Stone old = byId.put(piece.id(), piece);
    if (old != null) {
      byCell.computeIfPresent(old.cell(), (cell, here) -> {
        here.remove(old);
        return here.isEmpty() ? null : here;
      });
      hash -= RandomSource.mix(old.contentHash());
    }
    byCell.computeIfAbsent(piece.cell(), cell -> new ArrayList<>(1)).add(piece);
    hash += RandomSource.mix(piece.contentHash());
  }

  long hash() {
    return hash;
  }
}
