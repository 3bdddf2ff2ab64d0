package org.tilewright.testsupport;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.session.Replay;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.session.SessionText;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;

/**
 * What every ruleset promises, whatever its game, tried on one level by playing at random. In a test class:
 *
 * <pre>
 * {@literal @}TestFactory
 * Stream&lt;DynamicTest&gt; keepsThePromisesOfARuleset() {
 *   return new RulesetConformance(new WalkToExit(), level, 1).tests();
 * }
 * </pre>
 */
public final class RulesetConformance {

  private static final int DEFAULT_TURNS = 80;
  private static final int GARBLED = 40;
  private static final int GARBLED_TURNS = 12;
  private static final List<String> NONSENSE = List.of("", " ", "no such command", "\u2603", "\0", "move", "move sideways",
      "use", "use nothing at all", "-1", "99999999999999999999", "(".repeat(10_000));

  private final Ruleset ruleset;
  private final LevelDefinition level;
  private final long seed;
  private final int turns;

  /** Tests of a ruleset on a level that it can play, with a game of 80 turns. */
  public RulesetConformance(Ruleset ruleset, LevelDefinition level, long seed) {
    this(ruleset, level, seed, DEFAULT_TURNS);
  }

  /** Tests of a ruleset on a level that it can play, with a game of at most {@code turns} turns. */
  public RulesetConformance(Ruleset ruleset, LevelDefinition level, long seed, int turns) {
    this.ruleset = ruleset;
    this.level = level;
    this.seed = seed;
    this.turns = turns;
  }

  /** All of them. */
  public Stream<DynamicTest> tests() {
    return Stream.of(
        dynamicTest("the level has no errors", this::levelHasNoErrors),
        dynamicTest("an error is what keeps a game from beginning, also in half-finished levels", this::errorsAreRefusals),
        dynamicTest("levels that make no sense are refused in words, or played", this::garbledLevelsAreRefusedOrPlayed),
        dynamicTest("with whoever is steered put on a cell, a level begins there", this::avatarsCanBePutAnywhere),
        dynamicTest("same level and seed begin in equal states", this::startsAreEqual),
        dynamicTest("a level for another ruleset is refused by a session", this::otherRulesetIsRefused),
        dynamicTest("every legal command is carried out and leaves the old state alone", this::legalCommandsApply),
        dynamicTest("what is not legal is refused with a reason", this::illegalCommandsAreRefused),
        dynamicTest("the text of a command reads back as the command", this::textReadsBack),
        dynamicTest("nonsense is refused with a reason", this::nonsenseIsRefused),
        dynamicTest("only the active player may act, and nobody after the end", this::onlyTheActivePlayerActs),
        dynamicTest("equal states have equal hashes and others do not", this::hashesTellStatesApart),
        dynamicTest("undo, redo and jump restore states", this::undoRestores),
        dynamicTest("a branch has the same future", this::branchesAgree),
        dynamicTest("a saved game has the same future", this::savedGamesAgree),
        dynamicTest("a replay repeats the game", this::replaysMatch),
        dynamicTest("every state and legal command can be shown", this::everythingCanBeShown));
  }

  private void levelHasNoErrors() {
    assertEquals(List.of(), errors(level));
  }

  private List<LevelProblem> errors(LevelDefinition checked) {
    return ruleset.check(checked).stream().filter(problem -> problem.severity() == LevelProblem.Severity.ERROR).toList();
  }

  private void errorsAreRefusals() {
    HalfFinished.of(level).forEach((what, half) -> {
      List<LevelProblem> errors = errors(half);
      if (errors.isEmpty()) {
        assertDoesNotThrow(() -> ruleset.start(half, seed), () -> "no error, but refused: " + what);
      } else {
        String reason = assertThrows(IllegalArgumentException.class, () -> ruleset.start(half, seed),
            () -> "begins in spite of " + errors + ": " + what).getMessage();
        assertFalse(reason == null || reason.isBlank(), () -> "a refusal says why: " + what);
        assertTrue(errors.stream().noneMatch(error -> error.message().isBlank()), () -> "an error says what to do: " + what);
      }
    });
  }

  private void garbledLevelsAreRefusedOrPlayed() {
    for (long variant = 0; variant < GARBLED; variant++) {
      long garbling = RandomSource.mix(seed) + variant;
      LevelDefinition garbled = Garbled.of(level, garbling);
      try {
        assertEquals(errors(garbled).isEmpty(), begins(garbled, garbling), () -> "an error is a refusal: " + errors(garbled));
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("level garbled with seed " + garbling + ": " + e, e);
      }
    }
  }

  private void avatarsCanBePutAnywhere() {
    Optional<EntitySpec> avatar = ruleset.avatar(level);
    if (avatar.isPresent()) {
      List<Placement> rest = new ArrayList<>();
      List<Cell> cells = new ArrayList<>();
      level.forEachEntity((entity, x, y) -> {
        if (entity.equals(avatar.get())) {
          cells.add(new Cell(x, y));
        } else {
          rest.add(new Placement(entity, new Cell(x, y)));
        }
      });
      LevelDefinition nobody = new LevelDefinition(level.name(), level.title(), level.ruleset(), level.config(), level.kinds(),
          List.copyOf(rest), level.goal(), level.info());
      for (Cell cell : cells) {
        for (LevelDefinition from : List.of(level, nobody)) {
          EntitySpec steered = ruleset.avatar(from).orElseThrow();
          GameState state = ruleset.start(from.startedFrom(steered, cell), seed);
          assertFalse(ruleset.legalCommands(state, state.activePlayer()).isEmpty(), () -> "somebody can act at " + cell);
        }
      }
    }
  }

  /** Whether a level begins; if so, some commands are carried out, and every state is shown. */
  private boolean begins(LevelDefinition garbled, long garbling) {
    GameState state;
    try {
      state = ruleset.start(garbled, garbling);
    } catch (IllegalArgumentException e) {
      assertFalse(e.getMessage() == null || e.getMessage().isBlank(), "a refusal says why");
      return false;
    }
    RandomSource random = new RandomSource(garbling);
    for (int i = 0; i < GARBLED_TURNS; i++) {
      ruleset.view(state, state.activePlayer());
      List<Command> legal = ruleset.legalCommands(state, state.activePlayer());
      if (legal.isEmpty()) {
        break;
      }
      Command command = random.pick(legal);
      ruleset.describe(state, command);
      GameState before = state;
      state = assertDoesNotThrow(() -> ruleset.apply(before, command), command::text).next();
    }
    return true;
  }

  private void startsAreEqual() {
    assertSameState(ruleset.start(level, seed), ruleset.start(level, seed));
    assertEquals(0, ruleset.start(level, seed).ply());
  }

  private void otherRulesetIsRefused() {
    LevelDefinition other = new LevelDefinition(level.name(), level.title(), ruleset.id() + "-other", level.config(),
        level.kinds(), level.sources(), level.goal(), level.info());
    assertThrows(IllegalArgumentException.class, () -> Session.start(ruleset, other, seed));
  }

  private void legalCommandsApply() {
    Session game = randomGame();
    for (int ply = 0; ply <= game.length(); ply++) {
      GameState state = game.state(ply);
      long before = state.hash();
      List<Command> legal = ruleset.legalCommands(state, state.activePlayer());
      assertEquals(legal, ruleset.legalCommands(state, state.activePlayer()), "the order of legal commands is stable");
      assertEquals(legal.size(), new HashSet<>(legal).size(), "a legal command is listed once");
      for (Command command : legal) {
        Turn turn = assertDoesNotThrow(() -> ruleset.apply(state, command), () -> "legal: " + command.text());
        Turn again = assertDoesNotThrow(() -> ruleset.apply(state, command));
        assertSameState(turn.next(), again.next());
        assertEquals(texts(turn), texts(again), "events of " + command.text());
        assertEquals(state.ply() + 1, turn.next().ply(), "ply after " + command.text());
        assertEquals(before, state.hash(), () -> command.text() + " changed the state that it was applied to");
      }
    }
  }

  private void illegalCommandsAreRefused() {
    Session game = randomGame();
    Set<Command> seen = new LinkedHashSet<>();
    for (int ply = 0; ply <= game.length(); ply++) {
      GameState state = game.state(ply);
      long before = state.hash();
      List<Command> legal = ruleset.legalCommands(state, state.activePlayer());
      for (Command command : seen) {
        if (!legal.contains(command)) {
          assertRefusal(assertThrows(IllegalCommandException.class, () -> ruleset.apply(state, command),
              () -> "not legal: " + command.text()));
          assertEquals(before, state.hash());
        }
      }
      seen.addAll(legal);
    }
  }

  private void textReadsBack() {
    Session game = randomGame();
    for (int ply = 0; ply <= game.length(); ply++) {
      GameState state = game.state(ply);
      for (Command command : ruleset.legalCommands(state, state.activePlayer())) {
        String text = command.text();
        assertFalse(text.isBlank() || text.contains("\n") || !text.equals(text.strip()), () -> "one line: '" + text + "'");
        assertEquals(command, assertDoesNotThrow(() -> ruleset.parse(state, text), text));
      }
    }
  }

  private void nonsenseIsRefused() {
    Session game = randomGame();
    GameState state = game.state();
    long before = state.hash();
    for (String text : NONSENSE) {
      assertRefusal(assertThrows(IllegalCommandException.class, () -> game.play(text), () -> "'" + text + "'"));
      assertEquals(before, game.state().hash());
    }
  }

  private void onlyTheActivePlayerActs() {
    Session game = randomGame();
    for (int ply = 0; ply <= game.length(); ply++) {
      GameState state = game.state(ply);
      for (int player = 0; player < 8; player++) {
        if (player != state.activePlayer()) {
          assertEquals(List.of(), ruleset.legalCommands(state, player), "player " + player + " is not active");
        }
      }
      if (!ruleset.outcome(state).isOngoing()) {
        assertEquals(List.of(), ruleset.legalCommands(state, state.activePlayer()), "the game is over");
      }
    }
  }

  private void hashesTellStatesApart() {
    Session one = randomGame();
    Session two = randomGame();
    Map<Long, GameState> byHash = new HashMap<>();
    for (int ply = 0; ply <= one.length(); ply++) {
      GameState state = one.state(ply);
      assertSameState(state, two.state(ply));
      for (Command command : ruleset.legalCommands(state, state.activePlayer())) {
        GameState next = assertDoesNotThrow(() -> ruleset.apply(state, command)).next();
        GameState same = byHash.putIfAbsent(next.hash(), next);
        if (same != null) {
          assertEquals(same, next, "states of one hash");
          assertEquals(same.hashCode(), next.hashCode());
        }
      }
    }
    List<GameState> distinct = List.copyOf(byHash.values());
    for (int i = 1; i < distinct.size(); i++) {
      assertFalse(distinct.get(i).equals(distinct.get(i - 1)), "states of different hashes are equal");
    }
  }

  private void undoRestores() {
    Session game = randomGame();
    List<Long> hashes = new ArrayList<>();
    for (int ply = 0; ply <= game.length(); ply++) {
      hashes.add(game.state(ply).hash());
    }
    while (game.undo()) {
      assertEquals(hashes.get(game.ply()), game.state().hash());
    }
    assertEquals(0, game.ply());
    while (game.redo()) {
      assertEquals(hashes.get(game.ply()), game.state().hash());
    }
    assertEquals(game.length(), game.ply());
    game.jump(game.length() / 2);
    assertEquals(hashes.get(game.length() / 2), game.state().hash());
  }

  private void branchesAgree() {
    Session game = randomGame();
    int length = game.length();
    game.jump(length / 2);
    Session branch = game.branch();
    assertSameFuture(game, branch, length - length / 2);
  }

  private void savedGamesAgree() {
    Session game = randomGame();
    int length = game.length();
    game.jump(length / 2);
    String saved = SessionText.save(game);
    Session loaded = assertDoesNotThrow(() -> SessionText.load(saved, new Rulesets(List.of(ruleset))));
    assertEquals(saved, SessionText.save(loaded));
    assertEquals(game.length(), loaded.length());
    assertSameFuture(game.branch(), loaded.branch(), length - length / 2);
  }

  private void replaysMatch() {
    Replay replay = randomGame().replay();
    assertEquals(replay, assertDoesNotThrow(() -> Replay.parse(replay.format())));
    replay.verify(ruleset, level).difference().ifPresent(difference -> fail(difference.text()));
  }

  private static void everythingIsOnItsCell(GameView view) {
    List<PieceView> pieces = view.pieces().stream().toList();
    pieces.forEach(piece -> assertEquals(Optional.of(piece), view.pieces().find(piece.id()), "ids are unique"));
    Map<Cell, List<PieceView>> cells = pieces.stream().collect(Collectors.groupingBy(PieceView::cell));
    cells.forEach((cell, stack) -> assertEquals(
        stack.stream().sorted(Comparator.comparingInt(PieceView::layer)).toList(), view.pieces().at(cell), () -> "on " + cell));
  }

  private static void changesAreTold(GameView before, GameView after) {
    after.pieces().changedSince(before.pieces()).ifPresent(changed ->
        Stream.concat(before.pieces().stream(), after.pieces().stream()).map(PieceView::cell)
            .filter(cell -> !changed.contains(cell))
            .forEach(cell -> assertEquals(before.pieces().at(cell), after.pieces().at(cell), () -> "on " + cell)));
  }

  private void everythingCanBeShown() {
    Session game = randomGame();
    for (int ply = 0; ply <= game.length(); ply++) {
      GameState state = game.state(ply);
      GameView view = ruleset.view(state, state.activePlayer());
      everythingIsOnItsCell(view);
      if (ply > 0) {
        changesAreTold(ruleset.view(game.state(ply - 1), state.activePlayer()), view);
      }
      assertFalse(ruleset.outcome(state).text().isBlank());
      for (Command command : ruleset.legalCommands(state, state.activePlayer())) {
        CommandView shown = ruleset.describe(state, command);
        assertFalse(shown.label().isBlank(), () -> "label of " + command.text());
        assertEquals(shown.role(), ruleset.role(state, command), () -> "role of " + command.text());
      }
    }
    for (Session.Step step : game.history()) {
      step.turn().events().forEach(event -> assertFalse(event.text().isBlank() || event.text().contains("\n")));
    }
  }

  private void assertSameFuture(Session one, Session two, int turns) {
    RandomSource random = new RandomSource(seed ^ turns);
    assertSameState(one.state(), two.state());
    for (int i = 0; i < turns && !one.legal().isEmpty(); i++) {
      assertEquals(one.legal(), two.legal());
      Command command = random.pick(one.legal());
      List<String> happened = texts(assertDoesNotThrow(() -> one.play(command)));
      assertEquals(happened, texts(assertDoesNotThrow(() -> two.play(command.text()))));
      assertSameState(one.state(), two.state());
    }
  }

  /** A game with random legal commands; the same each time. */
  private Session randomGame() {
    Session game = Session.start(ruleset, level, seed);
    RandomSource random = new RandomSource(seed + 1);
    while (game.ply() < turns && !game.legal().isEmpty()) {
      Command command = random.pick(game.legal());
      assertDoesNotThrow(() -> game.play(command), () -> "legal: " + command.text());
    }
    assertTrue(game.length() > 0, "the level begins without a legal command");
    return game;
  }

  private static void assertSameState(GameState expected, GameState actual) {
    assertAll(() -> assertEquals(expected, actual), () -> assertEquals(expected.hash(), actual.hash(), "hash"),
        () -> assertEquals(expected.hashCode(), actual.hashCode(), "hashCode"),
        () -> assertEquals(expected.ply(), actual.ply(), "ply"),
        () -> assertEquals(expected.activePlayer(), actual.activePlayer(), "active player"));
  }

  private static void assertRefusal(IllegalCommandException refusal) {
    assertFalse(refusal.getMessage() == null || refusal.getMessage().isBlank(), "a refusal says why");
  }

  private static List<String> texts(Turn turn) {
    return turn.events().stream().map(Event::text).toList();
  }
}
