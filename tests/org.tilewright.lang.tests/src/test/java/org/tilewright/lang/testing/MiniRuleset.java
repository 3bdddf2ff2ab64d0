package org.tilewright.lang.testing;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;

/** A game that cannot be played: it has a library and a check, which is all that the language needs. */
public final class MiniRuleset implements Ruleset {

  /** Number of times that the library was asked for. */
  private int libraryRequests;

  /** A set with this game alone. */
  public static Rulesets alone() {
    return new Rulesets(List.of(new MiniRuleset()));
  }

  public int libraryRequests() {
    return libraryRequests;
  }

  @Override
  public String id() {
    return "mini";
  }

  @Override
  public String title() {
    return "Mini";
  }

  @Override
  public Optional<URL> library() {
    libraryRequests++;
    return resource("mini.ruleset");
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(MiniRuleset.class.getResource(path));
  }

  /** Finds a second player, a level without a goal, and fails when the level is called {@code crash}. */
  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    if (level.name().equals("crash")) {
      throw new IllegalStateException("boom");
    }
    List<LevelProblem> problems = new ArrayList<>();
    List<Cell> players = new ArrayList<>();
    level.forEachEntity((entity, x, y) -> {
      if (level.kind(entity.kind()).is("player")) {
        players.add(new Cell(x, y));
      }
    });
    players.stream().skip(1).forEach(cell -> problems.add(new LevelProblem(Severity.ERROR, "mini.secondPlayer",
        "There can be only one player", Optional.of(cell), "")));
    if (level.goal().isEmpty()) {
      problems.add(new LevelProblem(Severity.WARNING, "mini.noGoal", "The level cannot be won", Optional.empty(), ""));
    }
    if (level.config().intValue("player_health", 0) > 500) {
      problems.add(new LevelProblem(Severity.INFO, "mini.healthy", "That is a lot", Optional.empty(),
          "config.player_health"));
    }
    return problems;
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    check(level).stream().filter(problem -> problem.severity() == Severity.ERROR).findFirst().ifPresent(problem -> {
      throw new IllegalArgumentException(problem.message());
    });
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Turn apply(GameState state, Command command) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Outcome outcome(GameState state) {
    throw new UnsupportedOperationException();
  }

  @Override
  public GameView view(GameState state, int player) {
    throw new UnsupportedOperationException();
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Command parse(GameState state, String text) {
    throw new UnsupportedOperationException();
  }
}
