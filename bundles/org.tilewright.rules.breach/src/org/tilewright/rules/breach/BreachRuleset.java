package org.tilewright.rules.breach;

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
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Mark;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.command.CommandText;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.score.Outlook;
import org.tilewright.rules.breach.setup.LevelChecks;
import org.tilewright.rules.breach.setup.Opening;
import org.tilewright.rules.breach.setup.Snapshot;
import org.tilewright.rules.breach.turn.PlayerPhase;
import org.tilewright.rules.breach.turn.Turns;
import org.tilewright.rules.breach.view.BreachView;
import org.tilewright.rules.breach.view.CommandOffer;
import org.tilewright.rules.breach.view.Threats;

/** The rules of Into The Breach (ish). Nothing in it is random, so the seed of a game does not matter. */
public final class BreachRuleset implements Ruleset {

  private static final String LIBRARY = "breach.ruleset";

  /** Made by the service loader and by the extension registry. */
  public BreachRuleset() {
    // stateless
  }

  @Override
  public String id() {
    return "breach";
  }

  @Override
  public String title() {
    return "Into The Breach (ish)";
  }

  @Override
  public Optional<URL> library() {
    return resource(LIBRARY);
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(BreachRuleset.class.getResource(path));
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return LevelChecks.check(level);
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    return Opening.of(level);
  }

  /** A mech: in a level that has none yet, one can be put on the board to try the rest. */
  @Override
  public Optional<EntitySpec> avatar(LevelDefinition level) {
    return level.firstWith("mech").or(() -> Optional.ofNullable(level.kinds().get("tank_mech")).map(kind -> EntitySpec.of(kind.name())));
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return player == state.activePlayer() ? PlayerPhase.commands((BreachState) state) : List.of();
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    return Turns.apply((BreachState) state, (BreachCommand) command);
  }

  @Override
  public Outcome outcome(GameState state) {
    return Turns.outcome((BreachState) state);
  }

  @Override
  public GameView view(GameState state, int player) {
    return BreachView.of((BreachState) state);
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return CommandOffer.of((BreachState) state, (BreachCommand) command);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    return CommandText.parse(text);
  }

  @Override
  public List<Mark> marks(GameState state, int player, Cell cell) {
    return Threats.of((BreachState) state, cell);
  }

  @Override
  public double score(GameState state, int player) {
    return Outlook.of((BreachState) state);
  }

  /** A save is a level of its own (breach.md 3.4). */
  @Override
  public Optional<LevelDefinition> snapshot(GameState state) throws IllegalCommandException {
    BreachState now = (BreachState) state;
    if (!now.isReadyToSave()) {
      throw new IllegalCommandException("Cannot Save! You can only save at the beginning of your turn!");
    }
    if (!now.isOngoing()) {
      throw new IllegalCommandException("Cannot Save! The game is over.");
    }
    return Optional.of(Snapshot.of(now));
  }
}
