package org.tilewright.engine.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tilewright.engine.grid.Cell;

/** Pieces that are made ahead, which is good enough for boards of a few hundred cells. */
final class ListedPieces implements PieceViews {

  private final List<PieceView> pieces;
  private final Map<Cell, List<PieceView>> cells = new LinkedHashMap<>();

  ListedPieces(List<PieceView> pieces) {
    this.pieces = List.copyOf(pieces);
    pieces.forEach(piece -> cells.computeIfAbsent(piece.cell(), cell -> new ArrayList<>(2)).add(piece));
    cells.replaceAll((cell, stack) -> stack.stream().sorted(Comparator.comparingInt(PieceView::layer)).toList());
  }

  @Override
  public List<PieceView> at(Cell cell) {
    return cells.getOrDefault(cell, List.of());
  }

  @Override
  public Optional<PieceView> find(int id) {
    return pieces.stream().filter(piece -> piece.id() == id).findFirst();
  }

  @Override
  public Stream<PieceView> stream() {
    return pieces.stream();
  }

  @Override
  public Optional<Set<Cell>> changedSince(PieceViews older) {
    if (!(older instanceof ListedPieces before)) {
      return Optional.empty();
    }
    Set<Cell> all = new HashSet<>(cells.keySet());
    all.addAll(before.cells.keySet());
    all.removeIf(cell -> at(cell).equals(before.at(cell)));
    return Optional.of(all);
  }
}
