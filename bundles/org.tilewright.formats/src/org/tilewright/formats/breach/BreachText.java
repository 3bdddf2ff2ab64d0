package org.tilewright.formats.breach;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.formats.ForeignPlaces;
import org.tilewright.formats.FormatProblem;

/**
 * What a text file says.
 *
 * @param rows     the rows of the board, from the top
 * @param units    the units, the one with the highest priority first
 * @param spelling how the file is spelled
 * @param warnings what will be written differently
 */
record BreachText(List<String> rows, List<Unit> units, Spelling spelling, List<FormatProblem> warnings) {

  /** A unit. @param kind its kind @param line its line in the file, counted from 1 */
  record Unit(String kind, int row, int column, int health, int speed, int strength, int line) {
  }

  BreachText {
    rows = List.copyOf(rows);
    units = List.copyOf(units);
    warnings = List.copyOf(warnings);
  }

  /** Where a unit on a cell is, else where its tile is. */
  Optional<ForeignPlaces.Place> place(Cell cell) {
    return units.stream().filter(unit -> unit.row() == cell.y() && unit.column() == cell.x()).map(Unit::line).reduce((a, b) -> b)
        .map(line -> new ForeignPlaces.Place(line, 1))
        .or(() -> cell.y() >= 0 && cell.y() < rows.size() && cell.x() >= 0
            ? Optional.of(new ForeignPlaces.Place(cell.y() + 1, Math.min(cell.x(), rows.get(cell.y()).length()) + 1))
            : Optional.empty());
  }
}
