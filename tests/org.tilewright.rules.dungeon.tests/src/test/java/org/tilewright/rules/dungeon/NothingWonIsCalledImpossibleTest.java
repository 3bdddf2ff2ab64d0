package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.dungeon.core.DungeonState;

/**
 * Small rooms with everything in them that changes what a goal counts, searched state by state. What the search wins was
 * not called impossible, and what it gets to was not called out of reach.
 */
class NothingWonIsCalledImpossibleTest {

  private static final int ROOMS = 120;
  private static final int MOST_STATES = 400;
  /** Walls and floor come more often than the rest. */
  private static final String STUFF = "....####..OO__Xx$bkDPPZMSts*tdw^QqY.";
  /** For a room with walls around it. */
  private static final String CLOSED_STUFF = "......###########kDDXX$$sPPbb__OO*SxqQd";
  private static final List<String> GOALS = List.of("exit", "boulders", "treasure(1)", "treasure(2)", "enemies(1)", "enemies(2)",
      "exit and boulders", "treasure(1) or exit", "boulders and not exit", "enemies(1) or boulders", "treasure(0)",
      "(exit or treasure(3)) and boulders");
  private static final String LEGEND = """
      kind coin extends treasure "Coin" {
        behaviour appearing
        attribute appears_every: int = %d "Rate."
      }
      legend {
        'x' = exit + wall
        'Q' = switch + switch
        'q' = switch + boulder
        'Y' = zombie_toast_spawner(spawns: boulder, spawn_rate: 2)
      }
      config {
        player_health = 500
        player_attack = 50
        zombie_spawn_rate = %d
        spider_spawn_rate = %d
        bomb_radius = %d
      }
      """;

  @Test
  void whatASearchWinsIsNotCalledImpossible() {
    int won = 0;
    int claims = 0;
    for (long seed = 0; seed < ROOMS; seed++) {
      String text = text(new RandomSource(seed), STUFF, false);
      LevelDefinition level = DungeonLanguage.level(text);
      List<LevelProblem> claimed = DungeonLanguage.RULES.check(level).stream()
          .filter(problem -> problem.code().equals("dungeon.impossibleGoal") || problem.code().equals("dungeon.noPlayer")).toList();
      boolean winnable = isWonBySearch(level, seed);
      won += winnable ? 1 : 0;
      claims += claimed.isEmpty() ? 0 : 1;
      if (winnable) {
        assertEquals(List.of(), claimed, "seed " + seed + "\n" + text);
      }
    }
    assertTrue(won > ROOMS / 20 && claims > ROOMS / 20, "the rooms are of both sorts: " + won + " won, " + claims + " claimed");
  }

  @Test
  void whereAPlayerGetsIsNotCalledOutOfReach() {
    int claims = 0;
    for (long seed = 0; seed < ROOMS; seed++) {
      String text = text(new RandomSource(-seed), CLOSED_STUFF, true);
      LevelDefinition level = DungeonLanguage.level(text);
      Set<Cell> unreachable = new HashSet<>();
      DungeonLanguage.RULES.check(level).stream().filter(problem -> problem.code().equals("dungeon.unreachable"))
          .filter(problem -> problem.message().startsWith("The player cannot get to"))
          .forEach(problem -> unreachable.add(problem.cell().orElseThrow()));
      if (!unreachable.isEmpty()) {
        claims++;
        unreachable.retainAll(cellsOfTheSearch(level, seed));
        assertEquals(Set.of(), unreachable, "seed " + -seed + "\n" + text);
      }
    }
    assertTrue(claims > ROOMS / 50, claims + " claims");
  }

  private static String text(RandomSource random, String stuff, boolean closed) {
    int width = 3 + random.nextInt(3);
    int height = 2 + random.nextInt(3);
    int player = random.nextInt(width * height);
    List<String> rows = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(y * width + x == player ? '@' : stuff.charAt(random.nextInt(stuff.length())));
      }
      rows.add(closed ? "#" + row + "#" : row.toString());
    }
    if (closed) {
      rows.addFirst("#".repeat(width + 2));
      rows.addLast("#".repeat(width + 2));
    }
    boolean rates = random.nextInt(3) == 0;
    return Play.text(String.join("\n", rows), LEGEND.formatted(random.nextInt(8) == 0 ? 2 : 0, rates ? 3 : 0, rates ? 4 : 0,
        random.nextInt(3)), "goal " + random.pick(GOALS));
  }

  private static boolean isWonBySearch(LevelDefinition level, long seed) {
    return search(level, seed).stream().anyMatch(state -> DungeonLanguage.RULES.outcome(state) instanceof Outcome.Won);
  }

  private static Set<Cell> cellsOfTheSearch(LevelDefinition level, long seed) {
    Set<Cell> cells = new HashSet<>();
    search(level, seed).forEach(state -> ((DungeonState) state).player()
        .ifPresent(player -> cells.add(player.cell())));
    return cells;
  }

  /** The states that the fewest commands lead to, the won ones included. */
  private static List<GameState> search(LevelDefinition level, long seed) {
    GameState start = DungeonLanguage.RULES.start(level, seed);
    List<GameState> all = new ArrayList<>(List.of(start));
    Set<Long> seen = new HashSet<>(Set.of(start.hash()));
    Queue<GameState> open = new ArrayDeque<>(all);
    while (!open.isEmpty() && all.size() < MOST_STATES) {
      GameState state = open.remove();
      for (Command command : DungeonLanguage.RULES.legalCommands(state, 0)) {
        try {
          GameState next = DungeonLanguage.RULES.apply(state, command).next();
          if (seen.add(next.hash())) {
            all.add(next);
            open.add(next);
          }
        } catch (IllegalCommandException e) {
          throw new AssertionError("seed " + seed + ", " + command.text(), e);
        }
      }
    }
    return all;
  }
}
