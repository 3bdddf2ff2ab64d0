package org.tilewright.benchmarks;

import java.util.List;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.maze.Maze;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;
import org.tilewright.rules.dungeon.DungeonRuleset;

/** Dungeons to measure on, written in the level language. */
final class DungeonLevels {

  private static final int BOULDERS_IN_HUNDRED = 12;
  private static final int SWITCHES_IN_HUNDRED = 4;

  private DungeonLevels() {
  }

  /** A walled room of a size written as {@code 30x20}, boulders and switches all over it, the player in the middle. */
  static LevelDefinition boulderRoom(String size) {
    int width = Integer.parseInt(size.substring(0, size.indexOf('x')));
    int height = Integer.parseInt(size.substring(size.indexOf('x') + 1));
    char[][] map = room(width, height);
    RandomSource random = new RandomSource(1);
    for (int y = 1; y < height - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        int dice = random.nextInt(100);
        map[y][x] =
            dice < BOULDERS_IN_HUNDRED ? 'O' : dice < BOULDERS_IN_HUNDRED + SWITCHES_IN_HUNDRED ? '_' : '.';
      }
    }
    map[height / 2][width / 2] = '@';
    return level("goal boulders", map);
  }

  /** Prim's maze with so many mercenaries in it, evenly spread, and the player in its top left corner. */
  static LevelDefinition maze(int side, int mercenaries) {
    Maze maze = PrimMaze.generate(MazeRequest.cornerToCorner(side, side, 1));
    MapBlock drawn = maze.toMapBlock(EntitySpec.of("wall"), EntitySpec.of("player"), EntitySpec.of("exit"));
    char[][] map = new char[side][side];
    int open = 0;
    int every = maze.openCells() / (mercenaries + 1);
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        boolean free = maze.isOpen(x + drawn.left(), y + drawn.top());
        boolean enemy = free && ++open % every == 0 && open / every <= mercenaries;
        map[y][x] = free ? enemy ? 'M' : '.' : '#';
      }
    }
    map[maze.start().y() - drawn.top()][maze.start().x() - drawn.left()] = '@';
    map[maze.end().y() - drawn.top()][maze.end().x() - drawn.left()] = 'X';
    return level("goal exit and enemies(1000)", map);
  }

  /**
   * A walled room with exactly so many entities of many kinds: a time turner beside the player, and in a corner of
   * their own a mercenary, a zombie and a spider, who move in every tick and never reach the player. The room has 15
   * x 10 cells for up to 120 entities, else 30 x 20.
   */
  static LevelDefinition mixed(int entities) {
    int width = entities <= 120 ? 15 : 30;
    int height = entities <= 120 ? 10 : 20;
    char[][] map = room(width, height);
    for (int x = 9; x < width - 1; x++) {
      map[6][x] = '#';
    }
    for (int y = 7; y < height - 1; y++) {
      map[y][9] = '#';
    }
    map[2][2] = '@';
    map[2][3] = 't';
    map[height - 2][width - 3] = 'M';
    map[height - 3][width - 4] = 'z';
    map[height - 3][width - 2] = 'S';
    String kinds = "$w^k_O";
    RandomSource random = new RandomSource(3);
    int placed = placed(map);
    while (placed < entities) {
      Cell cell = new Cell(1 + random.nextInt(width - 2), 1 + random.nextInt(height - 2));
      boolean onTheWay = cell.y() <= 3 && cell.x() <= 6;
      if (map[cell.y()][cell.x()] == '.' && !onTheWay) {
        map[cell.y()][cell.x()] = kinds.charAt(placed++ % kinds.length());
      }
    }
    return level("goal exit or (boulders and treasure(50))", map);
  }

  private static int placed(char[][] map) {
    int placed = 0;
    for (char[] row : map) {
      for (char cell : row) {
        placed += cell == '.' ? 0 : 1;
      }
    }
    return placed;
  }

  private static char[][] room(int width, int height) {
    char[][] map = new char[height][width];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map[y][x] = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? '#' : '.';
      }
    }
    return map;
  }

  private static LevelDefinition level(String goal, char[][] map) {
    StringBuilder text = new StringBuilder("level ground uses dungeon {\n  config { player_health = 1000000 }\n");
    text.append("  map \"\"\"\n");
    for (char[] row : map) {
      text.append("    ").append(row).append('\n');
    }
    text.append("    \"\"\"\n  ").append(goal).append("\n}\n");
    LevelFileResult result =
        new LevelLanguage(new Rulesets(List.of(new DungeonRuleset()))).parse(text.toString(), "ground.level");
    return result.levels().getFirst().definition();
  }
}
