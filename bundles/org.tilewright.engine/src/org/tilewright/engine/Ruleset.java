package org.tilewright.engine;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;

/**
 * The rules of one game. Playtest view, bots, solver, replays and command line use nothing else, so whatever is written
 * against this interface works for every game.
 *
 * <p>A ruleset is stateless and safe for use by several threads. States and commands handed to it must be its own: those
 * of another ruleset lead to a {@link ClassCastException}. Implementations are found as services
 * ({@code META-INF/services/org.tilewright.engine.Ruleset}) outside Eclipse and through the extension point
 * {@code org.tilewright.workspace.rulesets} inside.
 */
public interface Ruleset {

  /** Identifier used in levels ({@code uses dungeon}) and replays. */
  String id();

  /** Name for people. */
  String title();

  /**
   * The library in the level language that declares this game's kinds, attributes, configuration keys and goal functions;
   * empty for rules without one.
   */
  Optional<URL> library();

  /** A resource named in the library, such as a sprite ({@code sprites/wall.svg}), relative to the library. */
  Optional<URL> resource(String path);

  /** Mistakes in a level that only the rules can see; the level is well-formed. */
  List<LevelProblem> check(LevelDefinition level);

  /**
   * The state in which a level begins.
   *
   * @param seed decides all randomness of the game
   * @throws IllegalArgumentException when the level cannot be played; the message says why
   */
  GameState start(LevelDefinition level, long seed);

  /** Commands that {@code player} may give now, in a stable order; empty when it is another's turn or the game is over. */
  List<Command> legalCommands(GameState state, int player);

  /**
   * Carries out a command of the active player.
   *
   * @throws IllegalCommandException when the rules refuse it; the message is the reason
   */
  Turn apply(GameState state, Command command) throws IllegalCommandException;

  /** Whether the game is decided. */
  Outcome outcome(GameState state);

  /** What {@code player} may see of a state. */
  GameView view(GameState state, int player);

  /** How a legal command is shown: label, direction or cells it concerns. */
  CommandView describe(GameState state, Command command);

  /**
   * Reads the text form of a command, in the context of a state where names such as {@code use bomb} are resolved.
   *
   * @throws IllegalCommandException when the text is no command of this game; the message says what is expected
   */
  Command parse(GameState state, String text) throws IllegalCommandException;
}
