package org.tilewright.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.ui.map.tool.Stroke;

class StrokeTest {

  @Test
  void cellsThatAFastPointerLeavesOutAreFilledIn() {
    Stroke stroke = new Stroke(new Cell(0, 0), cell -> List.of());
    stroke.to(new Cell(4, 2));
    assertEquals(List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 1), new Cell(3, 2), new Cell(4, 2)),
        stroke.changes().stream().map(CellChange::cell).toList());
  }

  @Test
  void aCellThatIsCrossedTwiceIsPaintedOnce() {
    List<Cell> painted = new ArrayList<>();
    Stroke stroke = new Stroke(new Cell(1, 1), cell -> {
      painted.add(cell);
      return List.of(EntitySpec.of("wall"));
    });
    stroke.to(new Cell(3, 1));
    stroke.to(new Cell(1, 1));
    assertEquals(List.of(new Cell(1, 1), new Cell(2, 1), new Cell(3, 1)), painted);
  }
}
