package org.tilewright.benchmarks;

import dungeonmania.DungeonManiaController;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Games through the course's controller, full responses included: 1,000 moves, ten to the right, ten to the left, and
 * so on, in a new game each. The dungeons are those of the corpus ({@code dungeonmania/speed} in the folder that the
 * environment variable {@code TILEWRIGHT_CORPUS} names).
 */
@State(Scope.Thread)
public class CourseBenchmark {

  private static final int MOVES = 1_000;
  private static final int ONE_WAY = 10;

  /** Dungeon and configuration: 110 entities without and with a mercenary who looks for his way to the player. */
  @Param({"static", "merc"})
  public String dungeon;

  private final DungeonManiaController controller = new DungeonManiaController();

  /** Puts the files on the class path and reads the level language. */
  @Setup
  public void setUp() throws IOException {
    Path folder = Optional.ofNullable(System.getenv("TILEWRIGHT_CORPUS")).map(Path::of)
        .orElse(Path.of("../shared/corpus"))
        .resolve("dungeonmania/speed");
    ClassPathFiles.install(Map.of(
        "dungeons/" + dungeon + ".json", Files.readString(folder.resolve(dungeon + "-dungeon.json")),
        "configs/" + dungeon + ".json", Files.readString(folder.resolve(dungeon + "-config.json"))));
    controller.newGame(dungeon, dungeon);
  }

  /** A game begun. */
  @Benchmark
  public DungeonResponse newGame() {
    return controller.newGame(dungeon, dungeon);
  }

  /** One tick of 1,000 in a game that has just begun. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public DungeonResponse tick(BegunGame game) {
    DungeonResponse last = game.start;
    for (int i = 0; i < MOVES; i++) {
      last = game.controller.tick(i / ONE_WAY % 2 == 0 ? Direction.RIGHT : Direction.LEFT);
    }
    return last;
  }

  /** A new game for every thousand moves; to begin it takes milliseconds, and is measured on its own. */
  @State(Scope.Thread)
  public static class BegunGame {

    private final DungeonManiaController controller = new DungeonManiaController();
    private DungeonResponse start;

    /** Begins the game. */
    @Setup(Level.Invocation)
    public void begin(CourseBenchmark files) {
      start = controller.newGame(files.dungeon, files.dungeon);
    }
  }
}
