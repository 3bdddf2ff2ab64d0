package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Cell;

class CellPathTest {

  @Test
  void straightWaysAreShort() {
    List<Cell> border = List.of(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0), new Cell(2, 1), new Cell(2, 2), new Cell(-5, 3));
    assertEquals(List.of("0,0>2,0 2,1>2,2 -5,3"), CellPath.format(border));
  }

  @Test
  void aCellCanOccurSeveralTimes() {
    List<Cell> twice = List.of(new Cell(1, 1), new Cell(1, 1), new Cell(1, 1));
    assertEquals(Optional.of(twice), CellPath.parse(CellPath.format(twice)));
  }

  @Test
  void everyOrderComesBack() {
    Random random = new Random(5);
    for (int round = 0; round < 200; round++) {
      List<Cell> cells = IntStream.range(0, random.nextInt(60))
          .mapToObj(i -> new Cell(random.nextInt(7) - 3, random.nextInt(7) - 3)).toList();
      assertEquals(Optional.of(cells), CellPath.parse(CellPath.format(cells)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "1", "1,2>", "0,0>1,2", "0,0>2000000000,0", "99999999999,0"})
  void whatIsNoPathIsLeftAlone(String path) {
    assertEquals(Optional.empty(), CellPath.parse(List.of(path)));
  }
}
