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
import org.tilewright.rules.dungeon.command.DungeonCommand;

/**
 * The rules of Dungeon Mania as the course's interface has them: commands are carried out also after the game is
 * decided, and going back in time takes no time turner. Not offered as a service: it is the same game under the same
 * id.
 */
public final class LenientDungeonRuleset implements Ruleset {

  private final DungeonRuleset rules = new DungeonRuleset();

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public String title() {
    return rules.title();
  }

  @Override
  public Optional<URL> library() {
    return rules.library();
  }

  @Override
  public Optional<URL> resource(String path) {
    return rules.resource(path);
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return rules.check(level);
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    return rules.start(level, seed);
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return rules.legalCommands(state, player);
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    return rules.applyLeniently(state, (DungeonCommand) command);
  }

  @Override
  public Outcome outcome(GameState state) {
    return rules.outcome(state);
  }

  @Override
  public GameView view(GameState state, int player) {
    return rules.view(state, player);
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return rules.describe(state, command);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    return rules.parse(state, text);
  }
}
