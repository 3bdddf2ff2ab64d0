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
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.turn.Opening;
import org.tilewright.rules.dungeon.turn.Turns;

/**
 * The rules of Dungeon Mania as the course's interface has them: commands are carried out also after the game is
 * decided, and one can go back in time by any number of ticks that have passed, with or without a time turner, for
 * which every state remembers its past. Not offered as a service: it is the same game under the same id.
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
    return Opening.of(level, seed, true);
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return rules.legalCommands(state, player);
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    return Turns.apply((DungeonState) state, (DungeonCommand) command);
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
