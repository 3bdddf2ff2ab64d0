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
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.rules.dungeon.check.LevelChecks;
import org.tilewright.rules.dungeon.command.CommandText;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.goal.Standing;
import org.tilewright.rules.dungeon.turn.LegalCommands;
import org.tilewright.rules.dungeon.turn.Opening;
import org.tilewright.rules.dungeon.turn.Turns;
import org.tilewright.rules.dungeon.view.CommandOffer;
import org.tilewright.rules.dungeon.view.DungeonView;

/**
 * The rules of Dungeon Mania.
 *
 * <p>Refusals are {@link org.tilewright.rules.dungeon.command.RefusedCommandException}s, which tell apart the two sorts
 * of mistakes of the seed's section 6.2.
 */
public final class DungeonRuleset implements Ruleset {

  private static final String LIBRARY = "dungeon.ruleset";
  /** Name of the library's kind, and of the behaviour of all that are steered. */
  private static final String PLAYER = "player";

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
    return resource(LIBRARY);
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.ofNullable(DungeonRuleset.class.getResource(path));
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return LevelChecks.check(level);
  }

  @Override
  public GameState start(LevelDefinition level, long seed) {
    return Opening.of(level, seed, false);
  }

  @Override
  public Optional<EntitySpec> avatar(LevelDefinition level) {
    return level.firstWith(PLAYER).or(() -> Optional.ofNullable(level.kinds().get(PLAYER)).map(kind -> EntitySpec.of(kind.name())));
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    return player == 0 ? LegalCommands.of((DungeonState) state) : List.of();
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    Optional<RefusedCommandException> objection =
        LegalCommands.objection((DungeonState) state, (DungeonCommand) command);
    if (objection.isPresent()) {
      throw objection.get();
    }
    return Turns.apply((DungeonState) state, (DungeonCommand) command);
  }

  @Override
  public Outcome outcome(GameState state) {
    return Turns.outcome((DungeonState) state);
  }

  @Override
  public GameView view(GameState state, int player) {
    return DungeonView.of((DungeonState) state);
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return CommandOffer.of((DungeonState) state, (DungeonCommand) command);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    return CommandText.parse(text);
  }

  @Override
  public double score(GameState state, int player) {
    return outcome(state).isOngoing() ? Standing.of((DungeonState) state) : Ruleset.super.score(state, player);
  }
}
