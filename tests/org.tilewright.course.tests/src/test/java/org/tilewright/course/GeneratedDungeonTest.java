package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.DungeonManiaController;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Seed 3.12 and 6.3.3: dungeons that are generated instead of read. */
class GeneratedDungeonTest {

  private static final int LEFT = -2;
  private static final int TOP = 3;
  private static final int RIGHT = 14;
  private static final int BOTTOM = 12;

  private CourseFiles files;

  @BeforeEach
  void configuration() {
    files = new CourseFiles().config("c", CourseGame.CONFIG);
  }

  @AfterEach
  void forget() {
    files.close();
    System.clearProperty(CourseSettings.SEED);
  }

  private static DungeonResponse generate(long seed) {
    System.setProperty(CourseSettings.SEED, Long.toString(seed));
    return new DungeonManiaController().generateDungeon(LEFT, TOP, RIGHT, BOTTOM, "c");
  }

  private static Set<Position> walls(DungeonResponse dungeon) {
    return CourseGame.all(dungeon, "wall").map(EntityResponse::getPosition).collect(Collectors.toSet());
  }

  private static Set<Position> reachable(DungeonResponse dungeon) {
    Set<Position> walls = walls(dungeon);
    Set<Position> reached = new HashSet<>();
    Deque<Position> waiting = new ArrayDeque<>(Set.of(CourseGame.only(dungeon, "player").getPosition()));
    while (!waiting.isEmpty()) {
      Position at = waiting.poll();
      if (reached.add(at)) {
        for (Direction direction : Direction.values()) {
          if (!walls.contains(at.translateBy(direction))) {
            waiting.add(at.translateBy(direction));
          }
        }
      }
    }
    return reached;
  }

  @Test
  void dungeonIsGeneratedInsteadOfRead() {
    DungeonManiaController controller = new DungeonManiaController();
    DungeonResponse dungeon = controller.generateDungeon(LEFT, TOP, RIGHT, BOTTOM, "c");

    assertEquals(Set.of("player", "exit", "wall"), Set.copyOf(CourseGame.types(dungeon)));
    assertEquals(CourseGame.json(dungeon), CourseGame.json(controller.getDungeonResponseModel()));
  }

  @Test
  void playerIsAtTheStart() {
    assertEquals(new Position(LEFT, TOP), CourseGame.only(generate(1), "player").getPosition());
  }

  @Test
  void exitIsAtTheEndPosition() {
    assertEquals(new Position(RIGHT, BOTTOM), CourseGame.only(generate(1), "exit").getPosition());
  }

  @Test
  void goalIsTheExit() {
    assertEquals(":exit", generate(1).getGoals());
  }

  @Test
  void aBorderOfWallsIsAroundTheMaze() {
    Set<Position> walls = walls(generate(1));
    for (int x = LEFT - 1; x <= RIGHT + 1; x++) {
      assertTrue(walls.contains(new Position(x, TOP - 1)) && walls.contains(new Position(x, BOTTOM + 1)));
    }
    for (int y = TOP - 1; y <= BOTTOM + 1; y++) {
      assertTrue(walls.contains(new Position(LEFT - 1, y)) && walls.contains(new Position(RIGHT + 1, y)));
    }
  }

  @Test
  void exitIsReachedFromTheStartWhateverTheSeed() {
    for (int seed = 0; seed < 50; seed++) {
      assertTrue(reachable(generate(seed)).contains(new Position(RIGHT, BOTTOM)), "seed " + seed);
    }
  }

  @Test
  void mazesDifferByTheirSeedAlone() {
    assertEquals(walls(generate(7)), walls(generate(7)));
    assertNotEquals(walls(generate(7)), walls(generate(8)));
  }

  @Test
  void generatedDungeonIsWonAtItsExit() {
    DungeonManiaController controller = new DungeonManiaController();
    controller.generateDungeon(0, 0, 0, 1, "c");

    assertEquals("", controller.tick(Direction.DOWN).getGoals());
  }

  @Test
  void configurationThatDoesNotExistIsAnIllegalArgument() {
    DungeonManiaController controller = new DungeonManiaController();

    assertThrows(IllegalArgumentException.class, () -> controller.generateDungeon(0, 0, 5, 5, "missing"));
    assertFalse(DungeonManiaController.configs().contains("missing"));
  }
}
