package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.setup.Snapshot;

/** Properties that hold in thousands of random games on random boards; a failure names the seed. */
class RandomGamesTest {

  private static final int GAMES = 3000;
  private static final int TURNS = 25;
  private static final int LONGEST_GAME = 150;
  private static final LevelDefinition LIBRARY = BreachLanguage.level("level l uses breach {\n}\n");

  /** A random board with a border of mountains or none, buildings, and up to eight units that are not in each other's way. */
  private static LevelDefinition level(RandomSource random) {
    int width = 4 + random.nextInt(6);
    int height = 4 + random.nextInt(6);
    List<List<EntitySpec>> palette = List.of(List.of(), List.of(EntitySpec.of("ground")), List.of(EntitySpec.of("mountain")),
        List.of(numbers("building", "health", 1 + random.nextInt(9))), List.of(numbers("building", "health", 0)));
    char[] tiles = new char[width * height];
    for (int i = 0; i < tiles.length; i++) {
      int sort = random.nextInt(12);
      tiles[i] = (char) (sort < 8 ? 1 : sort < 10 ? 2 : sort == 10 ? 3 : 4);
    }
    tiles[random.nextInt(tiles.length)] = 3;
    List<EntitySource> sources = new ArrayList<>(List.of(new MapBlock(-1, 2, width, height, tiles, palette)));
    Set<Cell> taken = new HashSet<>();
    List<String> kinds = List.of("tank_mech", "scorpion", "heal_mech", "firefly");
    int units = 2 + random.nextInt(7);
    for (int i = 0; i < units || taken.size() < 2; i++) {
      int at = random.nextInt(tiles.length);
      Cell cell = new Cell(at % width - 1, at / width + 2);
      if ((tiles[at] == 1 || tiles[at] == 4) && taken.add(cell)) {
        String kind = taken.size() <= 2 ? kinds.get(taken.size() - 1) : random.pick(kinds);
        sources.add(new Placement(numbers(kind, "health", 1 + random.nextInt(6), "speed", random.nextInt(5), "strength",
            random.nextInt(4)), cell));
      } else if (i > 1000) {
        return level(random);
      }
    }
    return new LevelDefinition("random", "Random", "breach", LIBRARY.config(), LIBRARY.kinds(), sources, LIBRARY.goal(), Attributes.NONE);
  }

  private static EntitySpec numbers(String kind, Object... numbers) {
    var values = new LinkedHashMap<String, Value>();
    for (int i = 0; i < numbers.length; i += 2) {
      values.put((String) numbers[i], Value.of((Integer) numbers[i + 1]));
    }
    return new EntitySpec(kind, new Attributes(values));
  }

  private static void forGames(int games, Consumer<RandomSource> test) {
    for (int seed = 0; seed < games; seed++) {
      RandomSource random = new RandomSource(seed);
      int number = seed;
      assertDoesNotThrow(() -> test.accept(random), () -> "seed " + number);
    }
  }

  private static BreachState start(RandomSource random) {
    return (BreachState) BreachLanguage.RULES.start(level(random), 0);
  }

  private static BreachState apply(BreachState state, Command command) {
    try {
      return (BreachState) BreachLanguage.RULES.apply(state, command).next();
    } catch (IllegalCommandException e) {
      throw new AssertionError(command.text() + " was refused: " + e.getMessage(), e);
    }
  }

  private static List<Command> legal(BreachState state) {
    return BreachLanguage.RULES.legalCommands(state, 0);
  }

  @Test
  void everyLegalCommandAppliesAndLeavesItsStateAlone() {
    forGames(GAMES, random -> {
      BreachState state = start(random);
      for (int i = 0; i < TURNS && !legal(state).isEmpty(); i++) {
        long hash = state.hash();
        for (Command command : legal(state)) {
          BreachState next = apply(state, command);
          assertEquals(hash, state.hash());
          assertEquals(state.ply() + 1, next.ply());
        }
        state = apply(state, random.pick(legal(state)));
      }
    });
  }

  @Test
  void everyCommandThatIsNotLegalIsRefusedWithAReason() {
    forGames(GAMES / 4, random -> {
      BreachState state = start(random);
      for (int i = 0; i < TURNS && !legal(state).isEmpty(); i++) {
        Set<Command> legal = Set.copyOf(legal(state));
        long hash = state.hash();
        for (int k = 0; k < 60; k++) {
          Cell from = k < 40 ? state.field().cell(random.pick(state.units()).cell()) : cell(random);
          Command command = k == 59 ? new BreachCommand.Undo() : new BreachCommand.Move(from, cell(random));
          if (!legal.contains(command)) {
            BreachState now = state;
            assertTrue(assertThrows(IllegalCommandException.class, () -> BreachLanguage.RULES.apply(now, command)).getMessage().endsWith("."));
            assertEquals(hash, state.hash());
          }
        }
        state = apply(state, random.pick(legal(state)));
      }
    });
  }

  private static Cell cell(RandomSource random) {
    return new Cell(random.nextInt(12) - 2, random.nextInt(12));
  }

  @Test
  void undoRestoresTheStateAndItsHash() {
    forGames(GAMES, random -> {
      BreachState state = start(random);
      for (int i = 0; i < TURNS && state.isOngoing(); i++) {
        for (Command command : legal(state)) {
          if (command instanceof BreachCommand.Move) {
            BreachState undone = apply(apply(state, command), new BreachCommand.Undo());
            assertEquals(state, undone);
            assertEquals(state.hash(), undone.hash());
          }
        }
        state = apply(state, random.pick(legal(state)));
      }
    });
  }

  @Test
  void aSavedGameHasTheSameFuture() {
    forGames(GAMES, random -> {
      BreachState state = start(random);
      int turns = random.nextInt(6);
      while (state.turn() < turns && state.isOngoing() || !state.isReadyToSave()) {
        state = apply(state, state.ply() > LONGEST_GAME ? new BreachCommand.EndTurn() : random.pick(legal(state)));
      }
      if (state.isOngoing()) {
        BreachState saved = state;
        BreachState loaded = (BreachState) BreachLanguage.RULES.start(assertDoesNotThrow(
            () -> BreachLanguage.RULES.snapshot(saved).orElseThrow()), 0);
        for (int i = 0; i < TURNS && state.isOngoing(); i++) {
          assertEquals(legal(state), legal(loaded));
          Command command = random.pick(legal(state));
          state = apply(state, command);
          loaded = apply(loaded, command);
          assertEquals(BreachLanguage.RULES.outcome(state), BreachLanguage.RULES.outcome(loaded));
          // a level cannot say where an enemy was to walk; that shows only when nothing is left to walk to, and the game is lost
          assertTrue(state.isLost() || places(state).equals(places(loaded)));
        }
      }
    });
  }

  private static List<String> places(BreachState state) {
    return state.units().stream().map(unit -> unit.type().title() + unit.cell() + " " + unit.health()).toList();
  }

  @Test
  void aTurnPassesOnlyWithItsEndAndADecidedGameIsOver() {
    forGames(GAMES, random -> {
      BreachState state = start(random);
      int ended = 0;
      for (int i = 0; i < LONGEST_GAME && !legal(state).isEmpty(); i++) {
        Command command = random.pick(legal(state));
        ended += command instanceof BreachCommand.EndTurn ? 1 : 0;
        state = apply(state, command);
        assertEquals(ended, state.turn());
        assertEquals(state.isOngoing(), !legal(state).isEmpty());
        assertTrue(!(state.isWon() && state.isLost()));
      }
    });
  }

  @Test
  void mostRandomGamesAreDecidedWithinTheLimit() {
    int[] decided = {0, 0};
    forGames(GAMES, random -> {
      BreachState state = start(random);
      while (state.ply() < LONGEST_GAME && state.isOngoing()) {
        state = apply(state, random.pick(legal(state)));
      }
      decided[0] += state.isWon() ? 1 : 0;
      decided[1] += state.isLost() ? 1 : 0;
    });
    assertTrue(decided[0] > GAMES / 20 && decided[1] > GAMES / 20, decided[0] + " won and " + decided[1] + " lost of " + GAMES);
  }

  @Test
  void unitsNeverShareATileAndNeverStandOnOneThatBlocks() {
    forGames(GAMES, random -> {
      BreachState state = start(random);
      for (int i = 0; i < 3 * TURNS && state.isOngoing(); i++) {
        state = apply(state, random.pick(legal(state)));
        Set<Integer> cells = new HashSet<>();
        BreachState now = state;
        assertTrue(state.units().stream().allMatch(unit -> cells.add(unit.cell())));
        assertTrue(BreachLanguage.RULES.check(Snapshot.of(now)).stream()
            .noneMatch(problem -> problem.code().equals("breach.onBlockingTile")));
      }
    });
  }

  @Test
  void theSameCommandsGiveTheSameEvents() {
    forGames(GAMES / 10, random -> {
      BreachState state = start(random);
      for (int i = 0; i < TURNS && state.isOngoing(); i++) {
        Command command = random.pick(legal(state));
        BreachState now = state;
        Turn one = assertDoesNotThrow(() -> BreachLanguage.RULES.apply(now, command));
        assertEquals(one, assertDoesNotThrow(() -> BreachLanguage.RULES.apply(now, command)));
        state = (BreachState) one.next();
      }
    });
  }
}
