package org.tilewright.ui.tests;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.example.WalkToExit;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;

/**
 * A game without a starter level whose rules have mistakes in them: they fail to begin a level that is titled {@code Sulk}, and
 * they fail whenever the walker goes up.
 */
public final class MoodyRules implements Ruleset {

  private final WalkToExit walk = new WalkToExit();

  @Override
  public String id() {
    return "moody";
  }

  @Override
  public String title() {
    return "Moody walk";
  }

  @Override
  public Optional<URL> library() {
    return resource("moody.ruleset");
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(MoodyRules.class.getResource(path));
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return walk.check(level);
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    if (level.title().equals("Sulk")) {
      throw new IllegalStateException("not today");
    }
    return walk.start(level, seed);
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return walk.legalCommands(state, player);
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    if (command.text().equals("move up")) {
      throw new ArrayIndexOutOfBoundsException(-1);
    }
    return walk.apply(state, command);
  }

  @Override
  public Outcome outcome(GameState state) {
    return walk.outcome(state);
  }

  @Override
  public GameView view(GameState state, int player) {
    return walk.view(state, player);
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return walk.describe(state, command);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    return walk.parse(state, text);
  }
}
