package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.LevelLayout.PlaceLayout;

/** Which parts of a level draw on a cell. */
final class CellSources {

  private final LevelLayout layout;
  private final CharSequence text;
  private final Map<Cell, List<Contribution>> placed = new HashMap<>();

  CellSources(LevelLayout layout, CharSequence text) {
    this.layout = layout;
    this.text = text;
    for (int part = 0; part < layout.parts().size(); part++) {
      if (layout.parts().get(part) instanceof PlaceLayout place) {
        for (int i = 0; i < place.cells().size(); i++) {
          placed.computeIfAbsent(place.cells().get(i).cell(), c -> new ArrayList<>(1))
              .add(new Contribution(part, i, place.stack(), true));
        }
      }
    }
  }

  /**
   * What one part puts on one cell.
   *
   * @param part  index of the part in the layout, or the number of parts for a statement yet to be written
   * @param index which of a place statement's cells it is, or -1 for a block
   * @param stack the entities, bottom first
   * @param known whether the symbol there has a meaning
   */
  record Contribution(int part, int index, List<EntitySpec> stack, boolean known) {

    boolean inBlock() {
      return index < 0;
    }

    boolean precedes(Contribution other) {
      return part != other.part ? part < other.part : index < other.index;
    }
  }

  /** The contributions to a cell in the order of the text. */
  List<Contribution> at(Cell cell) {
    List<Contribution> all = new ArrayList<>(placed.getOrDefault(cell, List.of()));
    for (int part = 0; part < layout.parts().size(); part++) {
      if (layout.parts().get(part) instanceof BlockLayout block && block.contains(cell)) {
        int symbol = block.symbolAt(text, cell);
        Optional<List<EntitySpec>> stack = symbol < 0 ? Optional.of(List.of()) : layout.symbols().stack(symbol);
        all.add(new Contribution(part, -1, stack.orElse(List.of()), stack.isPresent()));
      }
    }
    all.sort((a, b) -> a.precedes(b) ? -1 : b.precedes(a) ? 1 : 0);
    return all;
  }

  /** Where it is written what a contribution puts on the cell; empty where a row of a block ends before it. */
  OptionalInt offset(Contribution contribution, Cell cell) {
    int at = switch (layout.parts().get(contribution.part())) {
      case PlaceLayout place -> place.cells().get(contribution.index()).offset();
      case BlockLayout block -> block.rows().offsetOf(text, cell.y() - block.origin().y(), cell.x() - block.origin().x());
    };
    return at < 0 ? OptionalInt.empty() : OptionalInt.of(at);
  }

  /** The entities of several contributions in one stack. */
  static List<EntitySpec> joined(List<Contribution> contributions) {
    return contributions.stream().flatMap(c -> c.stack().stream()).toList();
  }
}
