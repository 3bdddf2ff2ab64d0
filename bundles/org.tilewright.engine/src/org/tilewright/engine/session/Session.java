package org.tilewright.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.GameView;

/**
 * A game being played: a level, a seed, the commands given so far and a place in their history. Every state of the history
 * is kept, so going to any of them costs nothing; states share what did not change between them.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class Session {

  /**
   * A command of the history and what it did.
   *
   * @param command the command
   * @param turn    the state after it and the events
   */
  public record Step(Command command, Turn turn) {
    /** Refuses null parts. */
    public Step {
      Objects.requireNonNull(command);
      Objects.requireNonNull(turn);
    }
  }

  /** Ends a listener's subscription. */
  @FunctionalInterface
  public interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  private final Ruleset ruleset;
  private final LevelDefinition level;
  private final long seed;
  private final GameState start;
  private final List<Step> steps = new ArrayList<>();
  private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
  private int ply;

  private Session(Ruleset ruleset, LevelDefinition level, long seed, GameState start) {
    this.ruleset = ruleset;
    this.level = level;
    this.seed = seed;
    this.start = start;
  }

  /**
   * Begins a level.
   *
   * @param seed decides all randomness
   * @throws IllegalArgumentException when the level is made for another ruleset or cannot be played; the message says why
   */
  public static Session start(Ruleset ruleset, LevelDefinition level, long seed) {
    if (!ruleset.id().equals(level.ruleset())) {
      throw new IllegalArgumentException("Level '" + level.name() + "' is made for the ruleset '" + level.ruleset()
          + "' and cannot be played with '" + ruleset.id() + "'");
    }
    return new Session(ruleset, level, seed, ruleset.start(level, seed));
  }

  /** The rules of the game. */
  public Ruleset ruleset() {
    return ruleset;
  }

  /** The level that is played. */
  public LevelDefinition level() {
    return level;
  }

  /** What decides all randomness. */
  public long seed() {
    return seed;
  }

  /** Number of commands that have been applied to reach the present state. */
  public int ply() {
    return ply;
  }

  /** Number of commands in the whole history, those that were undone included. */
  public int length() {
    return steps.size();
  }

  /** The present state. */
  public GameState state() {
    return state(ply);
  }

  /** The state after the first {@code ply} commands. @throws IndexOutOfBoundsException beyond 0 to {@link #length()} */
  public GameState state(int ply) {
    Objects.checkIndex(ply, steps.size() + 1);
    return ply == 0 ? start : steps.get(ply - 1).turn().next();
  }

  /** The commands that led to the present state. */
  public List<Command> commands() {
    return steps.subList(0, ply).stream().map(Step::command).toList();
  }

  /** The whole history, those steps included that were undone and can be redone. */
  public List<Step> history() {
    return List.copyOf(steps);
  }

  /** The step that led to the present state; empty at the start. */
  public Optional<Step> lastStep() {
    return ply == 0 ? Optional.empty() : Optional.of(steps.get(ply - 1));
  }

  /** The commands that the player whose turn it is may give. */
  public List<Command> legal() {
    return ruleset.legalCommands(state(), state().activePlayer());
  }

  /** Whether the game is decided. */
  public Outcome outcome() {
    return ruleset.outcome(state());
  }

  /** What the player whose turn it is may see. */
  public GameView view() {
    return view(state().activePlayer());
  }

  /** What a player may see. */
  public GameView view(int player) {
    return ruleset.view(state(), player);
  }

  /**
   * Carries out a command. What had been undone is forgotten.
   *
   * @throws IllegalCommandException when the rules refuse it; nothing has changed then
   */
  public Turn play(Command command) throws IllegalCommandException {
    Turn turn = ruleset.apply(state(), command);
    steps.subList(ply, steps.size()).clear();
    steps.add(new Step(command, turn));
    moveTo(ply + 1, Optional.of(turn));
    return turn;
  }

  /**
   * Carries out a command given as text.
   *
   * @throws IllegalCommandException when it is no command of this game or the rules refuse it; nothing has changed then
   */
  public Turn play(String command) throws IllegalCommandException {
    return play(ruleset.parse(state(), command));
  }

  /** Whether there is a command to take back. */
  public boolean canUndo() {
    return ply > 0;
  }

  /** Whether there is a command that was taken back. */
  public boolean canRedo() {
    return ply < steps.size();
  }

  /** Takes the last command back. @return whether there was one */
  public boolean undo() {
    boolean possible = canUndo();
    if (possible) {
      jump(ply - 1);
    }
    return possible;
  }

  /** Gives the command again that was taken back last. @return whether there was one */
  public boolean redo() {
    boolean possible = canRedo();
    if (possible) {
      jump(ply + 1);
    }
    return possible;
  }

  /**
   * Goes to another place in the history.
   *
   * @param ply number of commands to have been applied
   * @throws IndexOutOfBoundsException beyond 0 to {@link #length()}
   */
  public void jump(int ply) {
    Objects.checkIndex(ply, steps.size() + 1);
    if (ply != this.ply) {
      moveTo(ply, Optional.empty());
    }
  }

  /** Another session with the same history up to here, which then goes its own way. Listeners stay with this one. */
  public Session branch() {
    Session branch = new Session(ruleset, level, seed, start);
    branch.steps.addAll(steps.subList(0, ply));
    branch.ply = ply;
    return branch;
  }

  /**
   * Plays the commands that led here in another version of the level, as far as they are still allowed there.
   *
   * @return the new session; its {@link #ply()} is smaller than this one's when a command was refused
   * @throws IllegalArgumentException when the other level cannot be played
   */
  public Session replayedOn(LevelDefinition other) {
    Session session = start(ruleset, other, seed);
    try {
      for (Command command : commands()) {
        session.play(command.text());
      }
    } catch (IllegalCommandException e) {
      // the rest of the commands was made for a situation that does not come up any more
      return session;
    }
    return session;
  }

  /** The commands that led here, with what they lead to, as a replay. */
  public Replay replay() {
    List<Replay.Step> recorded = steps.subList(0, ply).stream()
        .map(step -> Replay.Step.of(step.command().text(), step.turn().next().hash())).toList();
    return new Replay(ruleset.id(), "", level.name(), seed, OptionalLong.of(start.hash()), recorded,
        Optional.of(outcome().text()));
  }

  /** Tells a listener of every move from now on, until the returned handle is closed. */
  public Subscription subscribe(SessionListener listener) {
    Objects.requireNonNull(listener);
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  private void moveTo(int to, Optional<Turn> played) {
    SessionListener.Move move = new SessionListener.Move(ply, to, played);
    ply = to;
    listeners.forEach(listener -> listener.moved(move));
  }
}
