package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.session.SessionText;
import org.tilewright.engine.text.TextFormatException;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.Skills;
import org.tilewright.rules.winter.core.WinterState;

/** What holds in every game, tried in thousands that are played at random on generated boards. */
class RandomGamesTest {

  private static final WinterRuleset RULES = WinterLanguage.RULES;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everyRandomGameEnds(int players) throws IllegalCommandException {
    for (long seed = 0; seed < 120; seed++) {
      GameState state = RULES.start(WinterLanguage.generated(players, seed, true), seed);
      RandomSource random = new RandomSource(seed);
      while (RULES.outcome(state).isOngoing()) {
        state = RULES.apply(state, random.pick(RULES.legalCommands(state, state.activePlayer()))).next();
        if (state.ply() >= RULES.patience()) {
          fail("no end, seed " + seed);
        }
      }
      Outcome.Won won = assertInstanceOf(Outcome.Won.class, RULES.outcome(state));
      assertEquals(List.of(state.activePlayer()), won.winners());
      assertEquals(1, ((WinterState) state).players().stream().filter(Player::alive).count());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everyStateOfARandomGameIsSound(int players) throws IllegalCommandException {
    for (long seed = 0; seed < 1000; seed++) {
      GameState state = RULES.start(WinterLanguage.generated(players, seed, seed % 2 == 0), seed);
      RandomSource random = new RandomSource(seed);
      while (state.ply() < 250 && RULES.outcome(state).isOngoing()) {
        state = RULES.apply(state, random.pick(RULES.legalCommands(state, state.activePlayer()))).next();
        assertSound((WinterState) state, seed);
      }
    }
  }

  private static void assertSound(WinterState state, long seed) {
    Set<Integer> taken = new HashSet<>();
    for (Player player : state.players()) {
      assertTrue(!player.alive() || taken.add(player.tile()), () -> "two players on one tile, seed " + seed);
      assertTrue(player.snowballs() >= 0 && player.snowballs() <= player.strength(), () -> "snowballs, seed " + seed);
    }
    int forts = Long.bitCount(state.forts());
    assertTrue(forts >= 1 && forts <= state.players().size() + 3, () -> forts + " forts, seed " + seed);
    assertTrue(state.mover().alive(), () -> "a player who is out is to act, seed " + seed);
    assertTrue(!state.canThrow() || state.mover().snowballs() > 0, () -> "a throw without snowball, seed " + seed);
  }

  @Test
  void legalCommandsApplyAndAllOthersAreRefusedUnchanged() throws IllegalCommandException {
    for (long seed = 0; seed < 1500; seed++) {
      int players = 2 + (int) (seed % 3);
      GameState state = RULES.start(WinterLanguage.generated(players, seed, seed % 2 == 0), seed);
      RandomSource random = new RandomSource(~seed);
      int looked = random.nextInt(40);
      for (int ply = 0; ply < looked && RULES.outcome(state).isOngoing(); ply++) {
        state = RULES.apply(state, random.pick(RULES.legalCommands(state, state.activePlayer()))).next();
      }
      GameState at = state;
      long before = at.hash();
      List<Command> legal = RULES.legalCommands(at, at.activePlayer());
      for (Command command : everyCommand(((WinterState) at).paths())) {
        if (legal.contains(command)) {
          assertEquals(at.ply() + 1, RULES.apply(at, command).next().ply());
        } else {
          assertThrows(IllegalCommandException.class, () -> RULES.apply(at, command), command::text);
        }
        assertEquals(before, at.hash());
      }
    }
  }

  private static List<Command> everyCommand(Paths paths) {
    List<Command> all = new ArrayList<>();
    Skills.choices().forEach(skills -> all.add(new WinterCommand.ChooseSkills(skills, "")));
    for (int y = -1; y <= paths.width(); y++) {
      for (int x = -1; x <= paths.width(); x++) {
        all.add(new WinterCommand.Move(new Cell(x, y)));
      }
    }
    for (Direction direction : Direction.ALL) {
      for (int squares = -1; squares <= 8; squares++) {
        all.add(new WinterCommand.Throw(direction, squares));
      }
    }
    all.addAll(List.of(new WinterCommand.SkipMove(), new WinterCommand.SkipThrow(), new WinterCommand.EndTurn()));
    return all;
  }

  @Test
  void undoRestoresEveryState() throws IllegalCommandException {
    for (long seed = 0; seed < 300; seed++) {
      Session game = Session.start(RULES, WinterLanguage.generated(3, seed, true), seed);
      List<Long> hashes = playAtRandom(game, seed, 60);
      while (game.undo()) {
        assertEquals(hashes.get(game.ply()), game.state().hash(), "seed " + seed);
      }
      while (game.redo()) {
        assertEquals(hashes.get(game.ply()), game.state().hash(), "seed " + seed);
      }
    }
  }

  private static List<Long> playAtRandom(Session game, long seed, int commands) throws IllegalCommandException {
    RandomSource random = new RandomSource(seed);
    List<Long> hashes = new ArrayList<>(List.of(game.state().hash()));
    for (int i = 0; i < commands && !game.legal().isEmpty(); i++) {
      game.play(random.pick(game.legal()));
      hashes.add(game.state().hash());
    }
    return hashes;
  }

  @Test
  void savedGameHasTheSameFuture() throws IllegalCommandException, TextFormatException {
    for (long seed = 0; seed < 300; seed++) {
      LevelDefinition level = WinterLanguage.generated(2 + (int) (seed % 3), seed, true);
      Session game = Session.start(RULES, level, seed);
      game.play("skills 2 3 Name of seed " + seed);
      playAtRandom(game, seed, 30);
      Session loaded = SessionText.load(SessionText.save(game), new Rulesets(List.of(RULES)));
      assertEquals(game.state(), loaded.state());
      assertEquals(playAtRandom(game, ~seed, 40), playAtRandom(loaded, ~seed, 40), "seed " + seed);
    }
  }
}
