package org.tilewright.solve;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceViews;
import org.tilewright.engine.view.Seat;

/**
 * A game for two without a board: each takes 1 to 3 stones in turn, whoever takes the last wins. Whether a player who leaves a
 * multiple of four is told that this is good is up to the instance.
 *
 * @param knowing whether the score tells more than the outcome
 */
record Nim(boolean knowing) implements Ruleset {

  record Take(int stones) implements Command {
    @Override
    public String text() {
      return "take " + stones;
    }
  }

  record Stones(int left, int ply) implements GameState {
    @Override
    public int activePlayer() {
      return ply % 2;
    }

    @Override
    public int turn() {
      return ply / 2;
    }

    @Override
    public long hash() {
      return left * 2L + activePlayer();
    }
  }

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public String title() {
    return "Nim";
  }

  @Override
  public Optional<URL> library() {
    return Optional.empty();
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.empty();
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    return List.of();
  }

  /** The seed decides how many stones there are: 10 to 39. */
  @Override
  public GameState start(LevelDefinition level, long seed) {
    return new Stones(10 + new RandomSource(seed).nextInt(30), 0);
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    int left = ((Stones) state).left();
    return player != state.activePlayer() ? List.of()
        : IntStream.rangeClosed(1, Math.min(3, left)).<Command>mapToObj(Take::new).toList();
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    int left = ((Stones) state).left() - ((Take) command).stones();
    if (left < 0) {
      throw new IllegalCommandException("There are not so many stones.");
    }
    return new Turn(new Stones(left, state.ply() + 1), List.of());
  }

  @Override
  public Outcome outcome(GameState state) {
    return ((Stones) state).left() > 0 ? Outcome.ONGOING
        : new Outcome.Won(List.of(1 - state.activePlayer()), "took the last stone");
  }

  @Override
  public double score(GameState state, int player) {
    boolean good = ((Stones) state).left() % 4 == 0 && state.activePlayer() != player;
    return knowing && outcome(state).isOngoing() ? good ? 1 : 0 : Ruleset.super.score(state, player);
  }

  @Override
  public List<Seat> seats(GameState state) {
    return List.of(new Seat(0, "Ann", true), new Seat(1, "Bob", true));
  }

  @Override
  public GameView view(GameState state, int player) {
    return new GameView(Bounds.of(new Cell(0, 0)), PieceViews.of(List.of()), List.of(), Optional.empty(), ((Stones) state).left() + " left");
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    return new CommandView(command.text(), "", Optional.empty(), Optional.empty(), Optional.empty(), CommandView.Role.OTHER);
  }

  @Override
  public Command parse(GameState state, String text) {
    return new Take(Integer.parseInt(text.substring("take ".length())));
  }
}
