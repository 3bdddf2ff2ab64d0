package org.tilewright.rules.winter;

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
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Mark;
import org.tilewright.engine.view.Seat;
import org.tilewright.rules.winter.check.LevelChecks;
import org.tilewright.rules.winter.command.CommandText;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.generate.BoardGenerator;
import org.tilewright.rules.winter.level.LevelPlan;
import org.tilewright.rules.winter.turn.LegalCommands;
import org.tilewright.rules.winter.turn.Opening;
import org.tilewright.rules.winter.turn.Turns;
import org.tilewright.rules.winter.view.CommandOffer;
import org.tilewright.rules.winter.view.Standing;
import org.tilewright.rules.winter.view.Threats;
import org.tilewright.rules.winter.view.WinterView;

/** The rules of the winter board game, for 2 to 4 players. */
public final class WinterRuleset implements Ruleset {

  private static final String LIBRARY = "winter.ruleset";
  /** Players at random waste nearly all snowballs: four of them take 30000 commands on average, seldom 100000. */
  private static final int PATIENCE = 400_000;

  /** Made by the service loader and by the extension registry. */
  public WinterRuleset() {
    // stateless
  }

  @Override
  public String id() {
    return "winter";
  }

  @Override
  public String title() {
    return "Winter board game";
  }

  @Override
  public Optional<URL> library() {
    return resource(LIBRARY);
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(WinterRuleset.class.getResource(path));
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return LevelChecks.check(new LevelPlan(level));
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    return Opening.of(level, seed);
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return player == state.activePlayer() ? LegalCommands.of((WinterState) state) : List.of();
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    return Turns.apply((WinterState) state, (WinterCommand) command);
  }

  @Override
  public Outcome outcome(GameState state) {
    return Turns.outcome((WinterState) state);
  }

  @Override
  public GameView view(GameState state, int player) {
    return WinterView.of((WinterState) state);
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return CommandOffer.of((WinterState) state, (WinterCommand) command);
  }

  @Override
  public CommandView.Role role(GameState state, Command command) {
    return CommandOffer.role((WinterState) state, (WinterCommand) command);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    return CommandText.parse(text);
  }

  @Override
  public List<Seat> seats(GameState state) {
    return WinterView.seats((WinterState) state);
  }

  @Override
  public List<Mark> marks(GameState state, int player, Cell cell) {
    return Threats.of((WinterState) state, cell);
  }

  @Override
  public double score(GameState state, int player) {
    return Standing.of((WinterState) state, player);
  }

  @Override
  public List<LevelGenerator> generators() {
    return List.of(new BoardGenerator());
  }

  @Override
  public int patience() {
    return PATIENCE;
  }
}
