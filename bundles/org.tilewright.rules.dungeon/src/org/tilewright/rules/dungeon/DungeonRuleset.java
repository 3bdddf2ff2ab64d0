package org.tilewright.rules.dungeon;

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
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;

/** The rules of Dungeon Mania. */
public final class DungeonRuleset implements Ruleset {

  /** Made by the service loader and by the extension registry. */
  public DungeonRuleset() {
    // stateless
  }

  @Override
  public String id() {
    return "dungeon";
  }

  @Override
  public String title() {
    return "Dungeon Mania";
  }

  @Override
  public Optional<URL> library() {
    return resource("dungeon.ruleset");
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(DungeonRuleset.class.getResource(path));
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return List.of();
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    throw new IllegalArgumentException("The rules are not there yet, only the library");
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return List.of();
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    throw new IllegalCommandException("The rules are not there yet, only the library");
  }

  @Override
  public Outcome outcome(GameState state) {
    return Outcome.ONGOING;
  }

  @Override
  public GameView view(GameState state, int player) {
    throw new UnsupportedOperationException("The rules are not there yet, only the library");
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    throw new UnsupportedOperationException("The rules are not there yet, only the library");
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    throw new IllegalCommandException("The rules are not there yet, only the library");
  }
}
