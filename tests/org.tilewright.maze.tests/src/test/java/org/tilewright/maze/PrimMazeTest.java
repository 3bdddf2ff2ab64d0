package org.tilewright.maze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.random.RandomSource;

class PrimMazeTest {

  /** Sizes from the smallest on, odd and even, with starts and ends anywhere inside. */
  static Stream<MazeRequest> requests() {
    Stream<MazeRequest> tiny = IntStream.rangeClosed(3, 8).boxed().flatMap(w -> IntStream.rangeClosed(3, 8).boxed()
        .map(h -> MazeRequest.cornerToCorner(w, h, w * 31L + h)));
    Stream<MazeRequest> random = LongStream.range(0, 200).mapToObj(seed -> {
      RandomSource r = new RandomSource(seed);
      int width = 3 + r.nextInt(30);
      int height = 3 + r.nextInt(30);
      return new MazeRequest(width, height, inside(r, width, height), inside(r, width, height), seed);
    });
    return Stream.concat(tiny, random);
  }

  private static Cell inside(RandomSource r, int width, int height) {
    return new Cell(1 + r.nextInt(width - 2), 1 + r.nextInt(height - 2));
  }

  @ParameterizedTest
  @MethodSource("requests")
  void theBorderIsWalls(MazeRequest request) {
    Maze maze = PrimMaze.generate(request);
    for (int x = 0; x < maze.width(); x++) {
      assertFalse(maze.isOpen(x, 0) || maze.isOpen(x, maze.height() - 1), maze::toString);
    }
    for (int y = 0; y < maze.height(); y++) {
      assertFalse(maze.isOpen(0, y) || maze.isOpen(maze.width() - 1, y), maze::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("requests")
  void theEndCanBeReachedFromTheStart(MazeRequest request) {
    Maze maze = PrimMaze.generate(request);
    assertTrue(reachable(maze, request.start()).contains(request.end()), maze::toString);
  }

  @ParameterizedTest
  @MethodSource("requests")
  void everyCellOfTheStartsParityIsOpenAndAllOpenCellsAreConnected(MazeRequest request) {
    Maze maze = PrimMaze.generate(request);
    request.interior().cells().filter(c -> onLattice(c, request.start()))
        .forEach(c -> assertTrue(maze.isOpen(c), () -> c + " is a wall in\n" + maze));
    assertEquals(maze.openCells(), reachable(maze, request.start()).size(), maze::toString);
  }

  @ParameterizedTest
  @MethodSource("requests")
  void theMazeIsPerfectWhenTheEndLiesOnTheStartsParity(MazeRequest any) {
    MazeRequest request = new MazeRequest(any.width(), any.height(), any.start(), any.start(), any.seed());
    Maze maze = PrimMaze.generate(request);
    long rooms = request.interior().cells().filter(c -> onLattice(c, request.start())).count();
    long passages = maze.openCells() - rooms;
    assertEquals(rooms - 1, passages, maze::toString);
  }

  @Test
  void theFixUpOpensAtMostTheEndAndOneNeighbour() {
    Cell start = new Cell(1, 1);
    Maze without = PrimMaze.generate(new MazeRequest(12, 12, start, start, 5));
    Maze with = PrimMaze.generate(new MazeRequest(12, 12, start, new Cell(10, 10), 5));
    int added = with.openCells() - without.openCells();
    assertTrue(added == 1 || added == 2, with::toString);
  }

  @Test
  void theSameSeedGivesTheSameMazeAndAnotherSeedAnother() {
    MazeRequest request = MazeRequest.cornerToCorner(41, 31, 7);
    assertEquals(PrimMaze.generate(request), PrimMaze.generate(request));
    assertNotEquals(PrimMaze.generate(request), PrimMaze.generate(MazeRequest.cornerToCorner(41, 31, 8)));
  }

  /** Pins the bytes: files with a seed must give the same maze in every version and on every machine. */
  @Test
  void theMazeOfASeedNeverChanges() {
    assertEquals("""
        ###############
        # # # #   #   #
        # # # ### # ###
        #           # #
        # # # ### # # #
        # # #   # #   #
        # ####### # # #
        #   #     # # #
        ###############
        """, PrimMaze.generate(MazeRequest.cornerToCorner(15, 9, 7)).toString());
  }

  @Test
  void sizesAndCellsThatCannotBeAreRefusedInWords() {
    assertMessage("width", () -> MazeRequest.cornerToCorner(2, 9, 1));
    assertMessage("height", () -> MazeRequest.cornerToCorner(9, 10_002, 1));
    assertMessage("start", () -> new MazeRequest(9, 9, new Cell(0, 1), new Cell(7, 7), 1));
    assertMessage("end", () -> new MazeRequest(9, 9, new Cell(1, 1), new Cell(8, 7), 1));
  }

  private static void assertMessage(String word, Executable call) {
    assertTrue(assertThrows(IllegalArgumentException.class, call).getMessage().contains("The " + word));
  }

  @Test
  void generationCanBeCancelled() {
    assertThrows(CancellationException.class, () -> PrimMaze.generate(MazeRequest.cornerToCorner(99, 99, 1), () -> true));
  }

  @Test
  void theMapBlockHoldsWallsAndWhatStandsOnStartAndEnd() {
    Maze maze = PrimMaze.generate(MazeRequest.cornerToCorner(9, 7, 3));
    var block = maze.toMapBlock(EntitySpec.of("wall"), EntitySpec.of("player"), EntitySpec.of("exit"));
    assertEquals(List.of(EntitySpec.of("player")), block.at(1, 1));
    assertEquals(List.of(EntitySpec.of("exit")), block.at(7, 5));
    for (int y = 0; y < 7; y++) {
      for (int x = 0; x < 9; x++) {
        assertEquals(!maze.isOpen(x, y), block.at(x, y).equals(List.of(EntitySpec.of("wall"))), maze::toString);
      }
    }
  }

  @Test
  void startAndEndMayBeOneCell() {
    Maze maze = PrimMaze.generate(MazeRequest.cornerToCorner(3, 3, 1));
    var block = maze.toMapBlock(EntitySpec.of("wall"), EntitySpec.of("player"), EntitySpec.of("exit"));
    assertEquals(List.of(EntitySpec.of("player"), EntitySpec.of("exit")), block.at(1, 1));
  }

  private static boolean onLattice(Cell cell, Cell start) {
    return (cell.x() - start.x()) % 2 == 0 && (cell.y() - start.y()) % 2 == 0;
  }

  private static Set<Cell> reachable(Maze maze, Cell from) {
    Set<Cell> seen = new HashSet<>(Set.of(from));
    Deque<Cell> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      Cell cell = queue.remove();
      for (Direction direction : Direction.ALL) {
        Cell next = cell.step(direction);
        if (maze.isOpen(next) && seen.add(next)) {
          queue.add(next);
        }
      }
    }
    return seen;
  }

  @Test
  void aLevelToPlayHasAnEndThatIsNotTheStart() {
    MazeRequest way = new MazeRequest(5, 5, new Cell(1, 1), new Cell(3, 3), 0);
    assertEquals(way, way.requireWay());
    MazeRequest none = new MazeRequest(5, 5, new Cell(2, 2), new Cell(2, 2), 0);
    String message = assertThrows(IllegalArgumentException.class, none::requireWay).getMessage();
    assertTrue(message.contains("different cells") && message.endsWith("choose another end"), message);
    String tiny = assertThrows(IllegalArgumentException.class, MazeRequest.cornerToCorner(3, 3, 0)::requireWay).getMessage();
    assertTrue(tiny.endsWith("make it larger"), tiny);
  }
}
