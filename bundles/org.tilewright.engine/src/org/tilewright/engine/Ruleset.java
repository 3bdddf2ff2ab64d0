package org.tilewright.engine;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Mark;
import org.tilewright.engine.view.Seat;

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

  /**
   * What only the rules can see in a level; the level is well-formed.
   *
   * <p>There is an {@link LevelProblem.Severity#ERROR error} among it exactly when {@link #start} refuses the level, and its
   * message says why. A level that is not finished, cannot be won, or contradicts itself is a warning as long as a game of it
   * can begin: whatever can be begun is played, exported and drawn, with what is found beside it.
   */
  List<LevelProblem> check(LevelDefinition level);

  /**
   * The state in which a level begins. Only what has no meaning in the rules is refused: authors walk through levels that are
   * half finished.
   *
   * @param seed decides all randomness of the game
   * @throws IllegalArgumentException when the rules cannot begin the level, for which {@link #check} has an error; the message
   *                                  says why
   */
  GameState start(LevelDefinition level, long seed);

  /**
   * What a single person steers, as the level has it or else as the library does: put on a cell, somebody can play from there,
   * also in a level that has nobody yet ({@link LevelDefinition#startedFrom}). Empty in games that have no such piece.
   */
  default Optional<EntitySpec> avatar(LevelDefinition level) {
    return Optional.empty();
  }

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
   * What a legal command is for: the role that {@link #describe} gives. Bots ask it of every legal command, so rules whose
   * descriptions take long to make answer it without one.
   */
  default CommandView.Role role(GameState state, Command command) {
    return describe(state, command).role();
  }

  /**
   * Reads the text form of a command, in the context of a state where names such as {@code use bomb} are resolved.
   *
   * @throws IllegalCommandException when the text is no command of this game; the message says what is expected
   */
  Command parse(GameState state, String text) throws IllegalCommandException;

  /**
   * Who plays, in the order of their numbers, those included who are out. Games for one have one seat; whoever shows several
   * may let each be taken by a person or by a bot.
   */
  default List<Seat> seats(GameState state) {
    return List.of(new Seat(0, "Player", true));
  }

  /**
   * What to mark when a person points out a cell, besides the targets of the legal commands that start there: what a piece
   * threatens, for one. Nothing in games where there is nothing to tell.
   *
   * @param player who is looking
   */
  default List<Mark> marks(GameState state, int player, Cell cell) {
    return List.of();
  }

  /**
   * How well a player stands, for bots and search: greater is better. Only the order of the values of one game counts, and a
   * decided game lies beyond every undecided one. Rules that know more than the outcome say it here.
   */
  default double score(GameState state, int player) {
    return switch (outcome(state)) {
      case Outcome.Ongoing ongoing -> 0;
      case Outcome.Won won -> won.winners().contains(player) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
      case Outcome.Lost lost -> Double.NEGATIVE_INFINITY;
      case Outcome.Drawn drawn -> 0;
    };
  }

  /**
   * The level that begins as a state stands, for games whose saves are levels.
   *
   * @return empty when a state of this game is more than a level can say; a session is saved instead
   * @throws IllegalCommandException when the rules allow no saving now; the message says when they do
   */
  default Optional<LevelDefinition> snapshot(GameState state) throws IllegalCommandException {
    return Optional.empty();
  }

  /** What makes random levels of this game, for wizards and the command line; none in games that have no such thing. */
  default List<LevelGenerator> generators() {
    return List.of();
  }

  /**
   * After how many commands a game among bots should be given up, as it may go on for ever. Rules under which players who know
   * nothing take long to get anywhere have more of it.
   */
  default int patience() {
    return 5_000;
  }
}
